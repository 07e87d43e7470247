import { UNIX_UNITS } from "#own/unix-units.ts";
import type { TimeField } from "#types/field.ts";

/** Writes an instant, in milliseconds since 1970, as a date-time field takes it. */
export function writeTime(
  { unix, isLocal }: Pick<TimeField, "unix" | "isLocal">,
  instant: number,
): string | number {
  if (unix !== undefined) return Math.floor(instant / UNIX_UNITS[unix]);
  const at = new Date(instant);
  if (isLocal !== true) return at.toISOString();
  const shifted = new Date(instant - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().replace(/(?:\.000)?Z$/, "");
}
