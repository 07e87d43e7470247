import { ownMember } from "@quarterdeck/model";
import type { Field, FieldKind, Filter, FilterOperator, ListState } from "@quarterdeck/model";
import { activePeriod, type FilterPeriods, findPeriods } from "./filter-periods.ts";
import { type FilterSpan, findSpan, readSpan } from "./filter-span.ts";

/** Filters on one field. */
export interface FilterGroup {
  readonly id: string;
  readonly label: string;
  readonly filters: readonly Filter[];
  /** True if only the API writes the field: no value is in the future. */
  readonly isPast?: boolean | undefined;
  /** False in alternatives, whose values are sent as they are. */
  readonly hasPeriods?: false;
}

/** Groups filters by field, in the order of the API; without the filter for alternatives of them. */
export function groupFilters(
  all: readonly Filter[],
  fields: readonly Field[],
): readonly FilterGroup[] {
  const filters = all.filter(({ operator }) => operator !== "any-of");
  const ids = new Set(filters.map(groupId));
  return Array.from(ids, (id) => {
    const members = filters.filter((filter) => groupId(filter) === id);
    const field = fields.find(({ name }) => name === id);
    const label = field?.label ?? members[0]?.field.label ?? id;
    return { id, label, filters: members, isPast: field?.isReadOnly };
  });
}

/** A filter without a field is a group by itself. */
function groupId({ fieldName, name }: Filter): string {
  return fieldName ?? ` ${name}`;
}

const keyKinds: ReadonlySet<FieldKind> = new Set(["reference", "references"]);
const chosenKinds: ReadonlySet<FieldKind> = new Set([...keyKinds, "choice", "choices"]);
const ofKeys: ReadonlySet<FilterOperator> = new Set(["is", "is-not", "in", "empty"]);

/** Filters without redundant ones: "is one of" includes "is", and keys are not ordered. */
export function usefulFilters({ filters }: FilterGroup): readonly Filter[] {
  const isOfKeys = filters.some(({ field }) => keyKinds.has(field.kind));
  const takesMany = filters.some(
    ({ field, operator }) => operator === "in" && chosenKinds.has(field.kind),
  );
  return filters.filter(
    ({ operator }) => !(isOfKeys && !ofKeys.has(operator)) && !(takesMany && operator === "is"),
  );
}

/** A line of the comparison select: a filter, with its value if that is yes or no. */
export interface Comparison {
  readonly id: string;
  readonly filter: Filter;
  readonly values?: readonly string[];
  /** Two filters that are a range together. */
  readonly span?: FilterSpan;
  /** Filters of a period, such as the last seven days. */
  readonly periods?: FilterPeriods;
}

/** Lines of the comparison select; always includes `current`. */
export function comparisons(
  group: FilterGroup,
  current?: Comparison,
): readonly [Comparison, ...Comparison[]] | readonly [] {
  const useful = usefulFilters(group);
  const span = spanLine(group);
  // The day replaces the exact instant: users rarely filter by millisecond.
  const isUseful = ({ operator, field }: Filter): boolean =>
    span === undefined || operator !== "is" || field.kind !== "date-time";
  const isCurrent = ({ name }: Filter): boolean =>
    current?.span === undefined && name === current?.filter.name;
  const lines = group.filters
    .filter((filter) => (useful.includes(filter) && isUseful(filter)) || isCurrent(filter))
    .flatMap((filter): readonly Comparison[] =>
      filter.operator === "empty"
        ? ["true", "false"].map((value) => ({
            id: `${filter.name} ${value}`,
            filter,
            values: [value],
          }))
        : [{ id: filter.name, filter }],
    );
  const isExact = lines.some(({ filter }) => !isUseful(filter));
  const [first, ...others] = span === undefined || isExact ? lines : [span, ...lines];
  return first === undefined ? [] : [first, ...others];
}

/** Line for the day or minute of an instant, if the list can filter by both ends of a range. */
export function spanLine({ id, filters }: FilterGroup): Comparison | undefined {
  const span = findSpan(filters);
  if (span === undefined) return undefined;
  // The input is a day or minute in the user's time zone, also for Unix time.
  const { unix: _unix, ...field } = span.from.field;
  return { id: `${id} span`, filter: { ...span.from, operator: "is", field }, span };
}

/** An active filter with its values as the user types them. */
export interface SetComparison {
  readonly line: Comparison;
  readonly values: readonly string[];
}

/** Active comparisons; several filters of one range are one. */
export function setComparisons(
  group: FilterGroup,
  chosen: ListState["filters"],
): readonly SetComparison[] {
  const periods = findPeriods(group.filters, group);
  if (periods !== undefined && activePeriod(periods, chosen) !== undefined) {
    const [filter] = periods.filters;
    const names = periods.filters.map(({ name }) => name);
    const others = setComparisons(group, withFilters(chosen, {}, names));
    const line = { id: `${group.id} period`, filter, periods };
    return [{ line, values: ownMember(chosen, filter.name) ?? [] }, ...others];
  }
  const line = spanLine(group);
  const typed = line?.span && readSpan(line.span, chosen);
  return group.filters
    .filter((filter) => isSet(chosen, filter))
    .flatMap((filter): readonly SetComparison[] => {
      const isSpan = typed !== undefined && line !== undefined;
      if (isSpan && filter === line.span?.from) return [{ line, values: [typed] }];
      if (isSpan && filter === line.span?.until) return [];
      return [{ line: { id: filter.name, filter }, values: ownMember(chosen, filter.name) ?? [] }];
    });
}

const ends: Readonly<Partial<Record<FilterOperator, readonly FilterOperator[]>>> = {
  "at-least": ["at-most", "less-than"],
  "more-than": ["at-most", "less-than"],
};

/** The filter for the other end of a range. */
export function endOf({ filters }: FilterGroup, { filter, span }: Comparison): Filter | undefined {
  if (span !== undefined) return undefined;
  return ends[filter.operator]
    ?.map((operator) => filters.find((one) => one.operator === operator))
    .find((match) => match !== undefined);
}

/** Names of the filters of a comparison. */
export function namesOf({ filter, span, periods }: Comparison): readonly string[] {
  if (periods !== undefined) return periods.filters.map(({ name }) => name);
  return span === undefined ? [filter.name] : [span.from.name, span.until.name];
}

/** The filters with some set and those in `instead` removed; a filter without values is removed. */
export function withFilters(
  chosen: ListState["filters"],
  set: ListState["filters"],
  instead: readonly string[] = [],
): ListState["filters"] {
  const others = Object.entries(chosen).filter(
    ([name]) => !Object.hasOwn(set, name) && !instead.includes(name),
  );
  return Object.fromEntries(
    [...others, ...Object.entries(set)].filter(([, values]) => values.length > 0),
  );
}

export function isSet(chosen: ListState["filters"], { name }: Filter): boolean {
  return (ownMember(chosen, name) ?? []).length > 0;
}
