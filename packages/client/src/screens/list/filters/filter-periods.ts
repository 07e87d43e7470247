import type { Filter, FilterOperator, ListState } from "@quarterdeck/model";
import { type Period, periods, readPeriod, writePeriod } from "./relative-days.ts";

/** Filters of one field that say together in which period its times lie. */
export interface FilterPeriods {
  readonly filters: readonly [Filter, ...Filter[]];
  /** Those that the API can be asked for. */
  readonly offered: readonly Period[];
  /** All that says something of the field's times: a period takes its place. */
  readonly instead: readonly string[];
}

const single: ReadonlySet<Period> = new Set(["today", "yesterday", "tomorrow"]);
const future: ReadonlySet<Period> = new Set(["tomorrow", "next-7-days", "next-30-days"]);
/** Nothing that they leave out comes later. */
const untilNow: ReadonlySet<Period> = new Set(["today", "last-7-days", "last-30-days"]);

/** Both ends of a period, its beginning alone, or its only day: as far as the API goes. */
export function findPeriods(
  filters: readonly Filter[],
  { isPast = false }: { readonly isPast?: boolean | undefined } = {},
): FilterPeriods | undefined {
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
  // A day is what it is; an instant is hardly ever the first of its day.
  if (on?.field.kind === "date")
    return { filters: [on], offered: offer((period) => single.has(period)), instead };
  return undefined;
}

/** As they stand in the list's address: on other days they mean others. */
export function askPeriod({ filters }: FilterPeriods, period: Period): ListState["filters"] {
  return Object.fromEntries(filters.map(({ name }) => [name, [writePeriod(period)]]));
}

/** The period that the list is narrowed to, where its filters agree on it. */
export function askedPeriod(
  { filters: [first, ...others] }: FilterPeriods,
  chosen: ListState["filters"],
): Period | undefined {
  const said = chosen[first.name] ?? [];
  const isAgreed = others.every(({ name }) => chosen[name]?.join() === said.join());
  return isAgreed && said.length === 1 ? readPeriod(said[0]) : undefined;
}

function isOfTimes({ field, fieldName }: Filter): boolean {
  if (fieldName === undefined) return false;
  return field.kind === "date-time" || (field.kind === "date" && field.unix === undefined);
}
