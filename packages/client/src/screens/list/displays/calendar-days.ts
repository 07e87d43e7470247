import { type TimeField, writeTime } from "@quarterdeck/model";
import { readUnixText } from "#fields/formats/unix-time.ts";
import { fromLocalTime, toLocalTime } from "#fields/inputs/local-time-input.tsx";

type DayField = Pick<TimeField, "kind" | "unix" | "isLocal">;

const dayPattern = /^\d{4}-\d{2}-\d{2}/;
const DAY_MS = 86_400_000;

/** Day of a value, `2026-03-05`; an instant has one in the user's time zone. */
export function readDay(field: DayField, value: unknown): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  const text = readUnixText(value, field.unix);
  const day = isInstant(field, text) ? toLocalTime(text).slice(0, 10) : text;
  const [read = ""] = dayPattern.exec(day) ?? [];
  // `0000-00-00` is an empty date in some databases.
  return Number.isNaN(Date.parse(read)) ? undefined : read;
}

/** The value on another day, at the same time of day. */
export function writeDay(field: DayField, value: unknown, day: string): unknown {
  const text = readUnixText(value, field.unix);
  if (!isInstant(field, text)) return text.replace(dayPattern, day);
  const instant = fromLocalTime(`${day}${toLocalTime(text).slice(10)}`);
  return writeTime(field, Date.parse(instant));
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** `2026-04` after `2026-03`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Days of the weeks of a month; `firstDay` is 1 for Monday and 7 for Sunday. */
export function monthWeeks(month: string, firstDay: number): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const weekday = new Date(Date.parse(first)).getUTCDay();
  const start = addDays(first, -((weekday - firstDay + 7) % 7));
  const end = `${addMonths(month, 1)}-01`;
  const weeks = Math.ceil(daysBetween(start, end) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => addDays(start, week * 7 + at)),
  );
}

/** First day of the week in a locale. */
export function firstWeekday(locale: string): number {
  const own = new Intl.Locale(locale) as Intl.Locale & WeekLocale;
  return (own.getWeekInfo?.() ?? own.weekInfo)?.firstDay ?? 1;
}

/** Older browsers have a property, Firefox neither. */
interface WeekLocale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** True for a value with a time zone. */
function isInstant({ kind, unix }: DayField, text: string): boolean {
  if (kind === "date") return unix !== undefined;
  return /[T ].*(?:Z|[+-]\d{2}(?::?\d{2})?)$/i.test(text);
}
