import type { ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import { filterValues, searchValues } from "./filter-values.ts";
import { pageValues } from "./paging-styles.ts";
import type { LocatedValue } from "#request/parameters/located-value.ts";
import { sortValues } from "./sort-values.ts";

/** All that a list's state asks for, each value with its place. */
export function listValues(list: ListShape, state: ListState): readonly LocatedValue[] {
  return [
    ...pageValues(list.paging, state),
    ...(list.sort ? sortValues(list.sort, state.sort) : []),
    ...narrowingValues(list, state),
  ];
}

/** What decides which records match, whatever the page and the order. */
export function narrowingValues(list: ListShape, state: ListState): readonly LocatedValue[] {
  return [...searchValues(list.search, state.search), ...filterValues(list.filters, state.filters)];
}
