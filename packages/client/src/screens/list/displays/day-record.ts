import { type TimeField, valueAt } from "@quarterdeck/model";
import { readDay } from "./calendar-days.ts";

/** A record with its first and last day. */
export interface DayRecord {
  readonly key: string | undefined;
  readonly row: unknown;
  readonly first: string;
  readonly last: string;
}

interface DayFields {
  readonly field: TimeField;
  readonly end: TimeField | undefined;
}

/** Days of a record; undefined without a first day. */
export function readDayRecord(
  row: unknown,
  key: string | undefined,
  { field, end }: DayFields,
): DayRecord | undefined {
  const first = readDay(field, valueAt(row, [field.name]));
  if (first === undefined) return undefined;
  const last = end && readDay(end, valueAt(row, [end.name]));
  return { key, row, first, last: last !== undefined && last > first ? last : first };
}

export function formatDay(day: string, locale: string): string {
  return new Date(day).toLocaleDateString(locale, { dateStyle: "full", timeZone: "UTC" });
}
