import {
  alternativeFilters,
  type Field,
  type Filter,
  findAnyOf,
  type ListShape,
  type ListState,
  ownMember,
  readAlternatives,
  writeAlternatives,
} from "@quarterdeck/model";
import { type FilterGroup, groupFilters, withFilters } from "./filter-groups.ts";

/** Filter for alternatives, the conditions that they can contain, and their groups in the address. */
export interface AnyOf {
  readonly filter: Filter;
  readonly groups: readonly FilterGroup[];
  readonly active: readonly (readonly ListState["filters"][])[];
}

/** Alternatives of a list; undefined if its API has none. */
export function findAlternatives(
  list: ListShape,
  fields: readonly Field[],
  chosen: ListState["filters"],
): AnyOf | undefined {
  const filter = findAnyOf(list);
  const groups = groupFilters(alternativeFilters(list), fields).map((group) => ({
    ...group,
    hasPeriods: false as const,
  }));
  if (filter === undefined || groups.length === 0) return undefined;
  const active = (ownMember(chosen, filter.name) ?? []).map(readAlternatives);
  return { filter, groups, active };
}

/** The filters with another group of alternatives at an index; without alternatives it is removed. */
export function withAnyOf(
  { filter, active }: AnyOf,
  chosen: ListState["filters"],
  index: number,
  alternatives: readonly ListState["filters"][],
): ListState["filters"] {
  const groups = active.toSpliced(index, 1, alternatives).filter((group) => group.length > 0);
  // A group with one alternative is its filters, unless one of them is used already.
  const isSingle = (group: readonly ListState["filters"][]): boolean =>
    group.length === 1 && Object.keys(group[0] ?? {}).every((name) => !Object.hasOwn(chosen, name));
  const others = groups.filter((group) => !isSingle(group));
  return groups
    .filter(isSingle)
    .flat()
    .reduce<ListState["filters"]>(
      (filters, one) => withFilters(filters, one),
      withFilters(chosen, { [filter.name]: others.map(writeAlternatives) }),
    );
}
