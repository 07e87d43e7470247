import { UNIX_UNITS, type TimeField, writeTime } from "@quarterdeck/model";

/** Converts an RFC 3339 instant to the API's count since 1970, or to local time without a zone, if it uses one. */
export function writeInstant(
  instant: string,
  field: Pick<TimeField, "unix" | "isLocal">,
): string | number {
  return writeTime(field, Date.parse(instant));
}

/** Converts the API's count since 1970 to an RFC 3339 instant; empty if it is not one. */
export function readUnixText(value: unknown, unix: TimeField["unix"]): string {
  const text = value === undefined || value === null ? "" : String(value);
  if (unix === undefined || text === "") return text;
  const time = new Date(Number(text) * UNIX_UNITS[unix]);
  return Number.isNaN(time.getTime()) ? "" : time.toISOString();
}
