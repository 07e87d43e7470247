import type { Field, FieldKind, Filter, FilterOperator, ListState } from "@quarterdeck/model";

/** What a list can be narrowed by on one field. */
export interface FilterGroup {
  readonly id: string;
  readonly label: string;
  readonly filters: readonly Filter[];
}

/** Filters by the field of the rows that they narrow, in the order in which the API tells them. */
export function groupFilters(
  filters: readonly Filter[],
  fields: readonly Field[],
): readonly FilterGroup[] {
  const ids = new Set(filters.map(groupId));
  return Array.from(ids, (id) => {
    const members = filters.filter((filter) => groupId(filter) === id);
    const label = fields.find(({ name }) => name === id)?.label ?? members[0]?.field.label ?? id;
    return { id, label, filters: members };
  });
}

/** What narrows no field that is known stands for itself. */
function groupId({ of, name }: Filter): string {
  return of ?? ` ${name}`;
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
}

/** `current` is among them, whatever it is. */
export function comparisons(
  group: FilterGroup,
  current?: Filter,
): readonly [Comparison, ...Comparison[]] | readonly [] {
  const useful = usefulFilters(group);
  const lines = group.filters
    .filter((filter) => useful.includes(filter) || filter.name === current?.name)
    .flatMap((filter): readonly Comparison[] =>
      filter.operator === "empty"
        ? ["true", "false"].map((value) => ({
            id: `${filter.name} ${value}`,
            filter,
            values: [value],
          }))
        : [{ id: filter.name, filter }],
    );
  const [first, ...others] = lines;
  return first === undefined ? [] : [first, ...others];
}

/** The list's filters with one set, in place of another where that was meant; without values it is let go of. */
export function withFilter(
  chosen: ListState["filters"],
  { name, values }: { readonly name: string; readonly values: readonly string[] },
  instead?: string,
): ListState["filters"] {
  const others = Object.entries(chosen).filter(
    ([other, set]) => other !== name && other !== instead && set.length > 0,
  );
  return Object.fromEntries(values.length === 0 ? others : [...others, [name, values]]);
}

export function isSet(chosen: ListState["filters"], { name }: Filter): boolean {
  return (chosen[name] ?? []).length > 0;
}
