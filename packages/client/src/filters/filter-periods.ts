import { ownMember } from "@quarterdeck/model";
import type { Filter, FilterOperator, ListState } from "@quarterdeck/model";
import { type Period, periods, readPeriod, writePeriod } from "#fields/filters/relative-days.ts";

/** Filters of one field that together select a period. */
export interface FilterPeriods {
  readonly filters: readonly [Filter, ...Filter[]];
  /** Periods that these filters can express. */
  readonly offered: readonly Period[];
  /** Names of all time filters of the field: a period replaces them. */
  readonly instead: readonly string[];
}

const single: ReadonlySet<Period> = new Set(["today", "yesterday", "tomorrow"]);
const future: ReadonlySet<Period> = new Set(["tomorrow", "next-7-days", "next-30-days"]);
/** Periods that end today: a start alone is enough if no value is in the future. */
const untilNow: ReadonlySet<Period> = new Set(["today", "last-7-days", "last-30-days"]);

interface PeriodOptions {
  readonly isPast?: boolean | undefined;
  readonly hasPeriods?: boolean;
}

/** Filters for both ends of a period, its start, or a single day, depending on the API. */
export function findPeriods(
  filters: readonly Filter[],
  { isPast = false, hasPeriods = true }: PeriodOptions = {},
): FilterPeriods | undefined {
  if (!hasPeriods) return undefined;
  const times = filters.filter(isOfTimes);
  const find = (...operators: readonly FilterOperator[]): Filter | undefined =>
    operators.flatMap((operator) => times.find((one) => one.operator === operator) ?? [])[0];
  const from = find("at-least", "more-than");
  const until = find("at-most", "less-than");
  const on = find("is");
  const instead = times.map(({ name }) => name);
  const offer = (isOffered: (period: Period) => boolean): readonly Period[] =>
    periods.filter((period) => isOffered(period) && !(isPast && future.has(period)));
  if (from !== undefined && until !== undefined)
    return { filters: [from, until], offered: offer(() => true), instead };
  if (from !== undefined)
    return { filters: [from], offered: offer((period) => untilNow.has(period)), instead };
  // "is" selects a day only for dates, not for instants.
  if (on?.field.kind === "date")
    return { filters: [on], offered: offer((period) => single.has(period)), instead };
  return undefined;
}

/** Filters of a period as in the address, relative to today. */
export function periodFilters({ filters }: FilterPeriods, period: Period): ListState["filters"] {
  return Object.fromEntries(filters.map(({ name }) => [name, [writePeriod(period)]]));
}

/** The active period, if all its filters have it. */
export function activePeriod(
  { filters: [first, ...others] }: FilterPeriods,
  chosen: ListState["filters"],
): Period | undefined {
  const values = ownMember(chosen, first.name) ?? [];
  const isAgreed = others.every(({ name }) => ownMember(chosen, name)?.join() === values.join());
  return isAgreed && values.length === 1 ? readPeriod(values[0]) : undefined;
}

function isOfTimes({ field, fieldName }: Filter): boolean {
  if (fieldName === undefined) return false;
  return field.kind === "date-time" || (field.kind === "date" && field.unix === undefined);
}
