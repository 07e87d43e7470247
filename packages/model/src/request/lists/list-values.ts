import type { ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import { filterValues, searchValues } from "./filter-values.ts";
import { pageValues } from "./paging-styles.ts";
import type { LocatedValue } from "#request/parameters/located-value.ts";
import { sortValues } from "./sort-values.ts";

/** Parameter values of a list state (paging, sort, search, filters) with their locations. */
export function listValues(
  list: ListShape,
  state: ListState,
  refused: readonly string[] = [],
): readonly LocatedValue[] {
  const added = [...(list.totalSwitches ?? []), ...(list.allValues ?? [])];
  return [
    ...added.filter(({ at }) => !refused.includes(at.parameter)),
    ...pageValues(list.paging, state),
    ...(list.sort ? sortValues(list.sort, state.sort) : []),
    ...narrowingValues(list, state),
  ];
}

/** Values of search and filters: they decide which records match on any page. */
export function narrowingValues(list: ListShape, state: ListState): readonly LocatedValue[] {
  return [...searchValues(list.search, state.search), ...filterValues(list.filters, state.filters)];
}
