import { type TimeField, writeTime } from "@quarterdeck/model";
import { readUnixText } from "#fields/formats/unix-time.ts";
import { fromLocalTime, toLocalTime } from "#fields/inputs/local-time-input.tsx";

type DayField = Pick<TimeField, "kind" | "unix" | "isLocal">;

const dayPattern = /^\d{4}-\d{2}-\d{2}/;

/** Day of a value, `2026-03-05`; an instant has one in the user's time zone. */
export function readDay(field: DayField, value: unknown): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  const text = readUnixText(value, field.unix);
  const day = isInstant(field, text) ? toLocalTime(text).slice(0, 10) : text;
  const [read = ""] = dayPattern.exec(day) ?? [];
  // `0000-00-00` is an empty date in some databases.
  return Number.isNaN(Date.parse(read)) ? undefined : read;
}

/** Finds the month nearest to the given one, such as `2026-03`. Undefined without another month. */
export function nearestMonth(months: readonly string[], month: string): string | undefined {
  const distance = (one: string): number => Math.abs(Date.parse(one) - Date.parse(month));
  const others = months.filter((one) => one !== month);
  return others.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** The value on another day, at the same time of day. */
export function writeDay(field: DayField, value: unknown, day: string): unknown {
  const text = readUnixText(value, field.unix);
  if (!isInstant(field, text)) return text.replace(dayPattern, day);
  const instant = fromLocalTime(`${day}${toLocalTime(text).slice(10)}`);
  return writeTime(field, Date.parse(instant));
}

/** True for a value with a time zone. */
function isInstant({ kind, unix }: DayField, text: string): boolean {
  if (kind === "date") return unix !== undefined;
  return /[T ].*(?:Z|[+-]\d{2}(?::?\d{2})?)$/i.test(text);
}
