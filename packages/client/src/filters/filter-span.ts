import { ownMember, writeTime } from "@quarterdeck/model";
import type { Filter, ListState, TimeField } from "@quarterdeck/model";
import { dayEnds } from "#fields/filters/day-ends.ts";
import { fromLocalTime, toLocalTime } from "#fields/inputs/local-time-input.tsx";
import { readUnixText } from "#fields/formats/unix-time.ts";

/** Two filters that together select a day or a minute. */
export interface FilterSpan {
  readonly from: TimeFilter;
  readonly until: TimeFilter;
}

type TimeFilter = Filter & { readonly field: TimeField };

/** Filters for both ends of a range of instants: users do not type milliseconds. */
export function findSpan(filters: readonly Filter[]): FilterSpan | undefined {
  const instants = filters.filter(isOfInstants);
  const find = (operator: Filter["operator"]) => instants.find((one) => one.operator === operator);
  const from = find("at-least");
  const until = find("less-than") ?? find("at-most");
  return from === undefined || until === undefined ? undefined : { from, until };
}

/** Filters that match the instants of a day (`2026-03-05`) or a minute (`2026-03-05T09:30`). */
export function writeSpan({ from, until }: FilterSpan, local: string): ListState["filters"] {
  const begin = fromLocalTime(local.includes("T") ? local : `${local}T00:00`);
  if (begin === "") return {};
  const end = new Date(begin);
  if (local.includes("T")) end.setMinutes(end.getMinutes() + 1);
  // Not 24 hours: a day can have 23 or 25.
  else end.setDate(end.getDate() + 1);
  if (until.operator === "at-most") end.setMilliseconds(-1);
  const write = (instant: string, { field }: TimeFilter): readonly string[] => [
    String(writeTime(field, Date.parse(instant))),
  ];
  return { [from.name]: write(begin, from), [until.name]: write(end.toISOString(), until) };
}

/** The day or minute that the two filters match exactly. */
export function readSpan(span: FilterSpan, chosen: ListState["filters"]): string | undefined {
  const local = readInstant(span.from, ownMember(chosen, span.from.name));
  return [local.slice(0, 10), local.slice(0, 16)].find((text) => {
    const entries = Object.entries(writeSpan(span, text));
    return (
      entries.length > 0 &&
      entries.every(([name, [value]]) => isOnly(value, ownMember(chosen, name)))
    );
  });
}

/** Local time of an API instant; empty if it is not an instant. */
export function readInstant({ field }: TimeFilter, [value]: readonly string[] = []): string {
  return value === undefined ? "" : toLocalTime(readUnixText(value, field.unix));
}

/** Instant of a day or local time for a comparison. */
export function writeInstant({ field, operator }: TimeFilter, local: string): string {
  const [day = "", time = ""] = local.split("T");
  const isDay = time === "" || time.startsWith("00:00") || time.startsWith("23:59:59");
  const instant = fromLocalTime(isDay ? `${day}T${dayEnds[operator] ?? "00:00"}` : local);
  return instant === "" ? "" : String(writeTime(field, Date.parse(instant)));
}

function isOnly(value: string | undefined, values: readonly string[] = []): boolean {
  return values.length === 1 && values[0] === value;
}

export function isOfInstants(filter: Filter): filter is TimeFilter {
  return filter.field.kind === "date-time" && filter.fieldName !== undefined;
}
