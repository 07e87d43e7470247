import type { Field, FieldKind, Filter, FilterOperator, ListState } from "@quarterdeck/model";
import { askedPeriod, type FilterPeriods, findPeriods } from "./filter-periods.ts";
import { type FilterSpan, findSpan, readSpan } from "./filter-span.ts";

/** What a list can be narrowed by on one field. */
export interface FilterGroup {
  readonly id: string;
  readonly label: string;
  readonly filters: readonly Filter[];
  /** Only the API writes it: there is none in the future. */
  readonly isPast?: boolean | undefined;
}

/** Filters by the field of the rows that they narrow, in the order in which the API tells them. */
export function groupFilters(
  filters: readonly Filter[],
  fields: readonly Field[],
): readonly FilterGroup[] {
  const ids = new Set(filters.map(groupId));
  return Array.from(ids, (id) => {
    const members = filters.filter((filter) => groupId(filter) === id);
    const field = fields.find(({ name }) => name === id);
    const label = field?.label ?? members[0]?.field.label ?? id;
    return { id, label, filters: members, isPast: field?.isReadOnly };
  });
}

/** What narrows no field that is known stands for itself. */
function groupId({ fieldName, name }: Filter): string {
  return fieldName ?? ` ${name}`;
}

const keyKinds: ReadonlySet<FieldKind> = new Set(["reference", "references"]);
const chosenKinds: ReadonlySet<FieldKind> = new Set([...keyKinds, "choice", "choices"]);
const ofKeys: ReadonlySet<FilterOperator> = new Set(["is", "is-not", "in", "empty"]);

/** Those worth choosing from: several values hold one, and nobody asks for keys above another. */
export function usefulFilters({ filters }: FilterGroup): readonly Filter[] {
  const isOfKeys = filters.some(({ field }) => keyKinds.has(field.kind));
  const takesMany = filters.some(
    ({ field, operator }) => operator === "in" && chosenKinds.has(field.kind),
  );
  return filters.filter(
    ({ operator }) => !(isOfKeys && !ofKeys.has(operator)) && !(takesMany && operator === "is"),
  );
}

/** A filter and, where it asks about a field by yes or no, its answer: one line to choose. */
export interface Comparison {
  readonly id: string;
  readonly filter: Filter;
  readonly values?: readonly string[];
  /** Two filters that say one thing. */
  readonly span?: FilterSpan;
  /** Filters that say a period, such as the last seven days. */
  readonly periods?: FilterPeriods;
}

/** `current` is among them, whatever it is. */
export function comparisons(
  group: FilterGroup,
  current?: Comparison,
): readonly [Comparison, ...Comparison[]] | readonly [] {
  const useful = usefulFilters(group);
  const span = spanLine(group);
  // In place of it: instants that are the same to the millisecond are rarely what is meant.
  const isMeant = ({ operator, field }: Filter): boolean =>
    span === undefined || operator !== "is" || field.kind !== "date-time";
  const isCurrent = ({ name }: Filter): boolean =>
    current?.span === undefined && name === current?.filter.name;
  const lines = group.filters
    .filter((filter) => (useful.includes(filter) && isMeant(filter)) || isCurrent(filter))
    .flatMap((filter): readonly Comparison[] =>
      filter.operator === "empty"
        ? ["true", "false"].map((value) => ({
            id: `${filter.name} ${value}`,
            filter,
            values: [value],
          }))
        : [{ id: filter.name, filter }],
    );
  const isExact = lines.some(({ filter }) => !isMeant(filter));
  const [first, ...others] = span === undefined || isExact ? lines : [span, ...lines];
  return first === undefined ? [] : [first, ...others];
}

/** The day or the minute of an instant as one thing to ask for, where the list takes both ends of a range. */
export function spanLine({ id, filters }: FilterGroup): Comparison | undefined {
  const span = findSpan(filters);
  if (span === undefined) return undefined;
  // What is typed is a day or a minute of the person's own zone, however the API counts.
  const { unix: _unix, ...field } = span.from.field;
  return { id: `${id} span`, filter: { ...span.from, operator: "is", field }, span };
}

/** A condition that narrows the list now, and with what, as it is typed. */
export interface SetComparison {
  readonly line: Comparison;
  readonly values: readonly string[];
}

/** Each as one, however many filters say it. */
export function setComparisons(
  group: FilterGroup,
  chosen: ListState["filters"],
): readonly SetComparison[] {
  const periods = findPeriods(group.filters, group);
  if (periods !== undefined && askedPeriod(periods, chosen) !== undefined) {
    const [filter] = periods.filters;
    const names = periods.filters.map(({ name }) => name);
    const others = setComparisons(group, withFilters(chosen, {}, names));
    const line = { id: `${group.id} period`, filter, periods };
    return [{ line, values: chosen[filter.name] ?? [] }, ...others];
  }
  const line = spanLine(group);
  const typed = line?.span && readSpan(line.span, chosen);
  return group.filters
    .filter((filter) => isSet(chosen, filter))
    .flatMap((filter): readonly SetComparison[] => {
      const isSpan = typed !== undefined && line !== undefined;
      if (isSpan && filter === line.span?.from) return [{ line, values: [typed] }];
      if (isSpan && filter === line.span?.until) return [];
      return [{ line: { id: filter.name, filter }, values: chosen[filter.name] ?? [] }];
    });
}

const ends: Readonly<Partial<Record<FilterOperator, readonly FilterOperator[]>>> = {
  "at-least": ["at-most", "less-than"],
  "more-than": ["at-most", "less-than"],
};

/** The other end of the range that a comparison begins. */
export function endOf({ filters }: FilterGroup, { filter, span }: Comparison): Filter | undefined {
  if (span !== undefined) return undefined;
  return ends[filter.operator]
    ?.map((operator) => filters.find((one) => one.operator === operator))
    .find((found) => found !== undefined);
}

/** The names of the filters that say it. */
export function namesOf({ filter, span, periods }: Comparison): readonly string[] {
  if (periods !== undefined) return periods.filters.map(({ name }) => name);
  return span === undefined ? [filter.name] : [span.from.name, span.until.name];
}

/** The list's filters with some set, in place of others where that was meant; without values one is let go of. */
export function withFilters(
  chosen: ListState["filters"],
  set: ListState["filters"],
  instead: readonly string[] = [],
): ListState["filters"] {
  const others = Object.entries(chosen).filter(
    ([name]) => !(name in set) && !instead.includes(name),
  );
  return Object.fromEntries(
    [...others, ...Object.entries(set)].filter(([, values]) => values.length > 0),
  );
}

export function isSet(chosen: ListState["filters"], { name }: Filter): boolean {
  return (chosen[name] ?? []).length > 0;
}
