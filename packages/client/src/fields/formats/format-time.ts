import { UNIX_UNITS, type TimeField, type UnixUnit } from "@quarterdeck/model";
import type { Formats } from "#texts/formats.ts";

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const midnightPattern = /^(\d{4}-\d{2}-\d{2})[T ]00:00:00(?:\.0+)?(?:Z|[+-]00:?00)?$/;
const dateTimePattern =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,](\d+))?\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
/** Milliseconds since 1970 in JSON of .NET: `/Date(1700000000000+0100)/`. */
const microsoftPattern = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;
const timePattern = /^(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?/;

const formatters = new Map<string, Intl.DateTimeFormat>();

type Shape = "date" | "date-time" | "exact-date-time" | "time";

const options: Record<Shape, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: "medium" },
  "date-time": { dateStyle: "medium", timeStyle: "short" },
  "exact-date-time": { dateStyle: "medium", timeStyle: "long" },
  time: { timeStyle: "short" },
};

/** Formats a time in the user's time zone; undefined if the value is not a known time format. */
export function formatTime(
  value: unknown,
  field: Pick<TimeField, "kind" | "unix">,
  { formats, isExact = false }: { readonly formats: Formats; readonly isExact?: boolean },
): string | undefined {
  const instant = field.unix === undefined ? undefined : readUnix(value, field.unix);
  if (instant !== undefined) {
    const shape = field.kind === "date" ? "date" : isExact ? "exact-date-time" : "date-time";
    return write(instant, shape, formats.locale, formats.timeZone);
  }
  const microsoft = typeof value === "string" ? microsoftPattern.exec(value)?.[1] : undefined;
  if (microsoft !== undefined)
    return formatTime(Number(microsoft), { ...field, unix: "milliseconds" }, { formats, isExact });
  return typeof value === "string" ? readers[field.kind](value, formats, isExact) : undefined;
}

type Reader = (text: string, formats: Formats, isExact: boolean) => string | undefined;

const readers: Record<TimeField["kind"], Reader> = {
  date: (text, formats, isExact) =>
    formatDate(midnightPattern.exec(text)?.[1] ?? text, formats) ??
    formatDateTime(text, formats, isExact),
  "date-time": (text, formats, isExact) =>
    formatDateTime(text, formats, isExact) ?? formatDate(text, formats),
  time: formatTimeOfDay,
};

function formatDate(text: string, formats: Formats): string | undefined {
  const match = datePattern.exec(text);
  // A day has no time zone: UTC for reading and formatting does not shift it.
  return match === null
    ? undefined
    : write(new Date(`${text}T00:00:00Z`), "date", formats.locale, "UTC");
}

function formatDateTime(text: string, formats: Formats, isExact: boolean): string | undefined {
  const match = dateTimePattern.exec(text);
  if (match === null) return undefined;
  const [, day, time, fraction, zone] = match;
  const offset = zone === undefined ? "Z" : writeOffset(zone);
  const instant = new Date(
    `${day}T${time}${fraction === undefined ? "" : `.${fraction}`}${offset}`,
  );
  // Without an offset the time zone is unknown: formatted without a shift.
  const shape = isExact && zone !== undefined ? "exact-date-time" : "date-time";
  return write(instant, shape, formats.locale, zone === undefined ? "UTC" : formats.timeZone);
}

function writeOffset(zone: string): string {
  if (zone.toUpperCase() === "Z") return "Z";
  const digits = zone.slice(1).replace(":", "").padEnd(4, "0");
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

function formatTimeOfDay(text: string, formats: Formats): string | undefined {
  const match = timePattern.exec(text);
  if (match === null) return undefined;
  const [, hours, minutes, seconds = "00"] = match;
  return write(
    new Date(`1970-01-01T${hours}:${minutes}:${seconds}Z`),
    "time",
    formats.locale,
    "UTC",
  );
}

function readUnix(value: unknown, unit: UnixUnit): Date | undefined {
  if (value === null || value === "" || typeof value === "boolean") return undefined;
  const amount = Number(String(value));
  return Number.isFinite(amount) ? new Date(amount * UNIX_UNITS[unit]) : undefined;
}

function write(
  instant: Date,
  shape: Shape,
  locale: string,
  timeZone: string | undefined,
): string | undefined {
  if (Number.isNaN(instant.getTime())) return undefined;
  const name = `${locale} ${shape} ${timeZone}`;
  const cached = formatters.get(name);
  if (cached !== undefined) return cached.format(instant);
  const formatter = new Intl.DateTimeFormat(locale, { ...options[shape], timeZone });
  formatters.set(name, formatter);
  return formatter.format(instant);
}
