import { ownMember, writeTime } from "@quarterdeck/model";
import type { Filter, ListShape, ListState } from "@quarterdeck/model";

/** Returns the first and last day of a period that contains or is next to a day. */
type Reach = (year: number, month: number, day: number) => readonly [string, string];

const days =
  (from: number, to: number): Reach =>
  (year, month, day) => [dayOf(year, month, day + from), dayOf(year, month, day + to)];
const months =
  (from: number): Reach =>
  (year, month) => [dayOf(year, month + from, 1), dayOf(year, month + from + 1, 0)];

const reaches = {
  today: days(0, 0),
  yesterday: days(-1, -1),
  "last-7-days": days(-6, 0),
  "last-30-days": days(-29, 0),
  "this-month": months(0),
  "last-month": months(-1),
  "this-year": (year) => [dayOf(year, 0, 1), dayOf(year, 11, 31)],
  tomorrow: days(1, 1),
  "next-7-days": days(0, 6),
  "next-30-days": days(0, 29),
} as const satisfies Readonly<Record<string, Reach>>;

/** A period relative to today. */
export type Period = keyof typeof reaches;

export const periods = Object.keys(reaches).filter(isPeriod);

function isPeriod(word: string): word is Period {
  return Object.hasOwn(reaches, word);
}

/** In an address: no time that an API takes begins so. */
const mark = "~";

export function writePeriod(period: Period): string {
  return mark + period;
}

export function readPeriod(value: string | undefined): Period | undefined {
  const word = value?.startsWith(mark) === true ? value.slice(mark.length) : "";
  return isPeriod(word) ? word : undefined;
}

/** Filters of the request for `today` in the user's time zone (`2026-03-05`). */
export function resolveFilters(
  { filters }: Pick<ListShape, "filters">,
  chosen: ListState["filters"],
  today: string,
): ListState["filters"] {
  const resolved = filters.flatMap((filter) => {
    const period = readPeriod(ownMember(chosen, filter.name)?.[0]);
    return period === undefined ? [] : [[filter.name, [resolve(filter, period, today)]] as const];
  });
  return resolved.length === 0 ? chosen : { ...chosen, ...Object.fromEntries(resolved) };
}

function resolve({ operator, field }: Filter, period: Period, today: string): string {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const [first, last] = reaches[period](year, month - 1, day);
  const isEnd = operator === "at-most" || operator === "less-than";
  // "at least", "at most" and "is" include the day; "after" and "before" exclude it.
  const beyond = operator === "less-than" ? 1 : operator === "more-than" ? -1 : 0;
  if (field.kind !== "date-time") return shift(isEnd ? last : first, beyond);
  const instant = new Date(`${isEnd ? shift(last, 1) : first}T00:00`);
  if (operator === "at-most" || operator === "more-than") instant.setMilliseconds(-1);
  return String(writeTime(field, instant.getTime()));
}

function shift(day: string, by: number): string {
  return new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
}

/** Calendar date; months and days may be out of range. */
function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
