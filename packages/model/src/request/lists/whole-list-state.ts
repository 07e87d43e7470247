import type { ListShape } from "#types/list-shape.ts";
import type { ListState, SortBy } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";

/** What is asked for where the API says no maximum, and more than this is never needed. */
const MOST_ROWS = 1000;

/**
 * The state that reads a whole list: from its beginning, in pages as large as the API allows, in an order that does not
 * change between two pages (rows of equal rank would else come twice or never).
 */
export function wholeListState(resource: Resource, state: ListState): ListState {
  const { list } = resource;
  if (list === undefined) return state;
  return {
    ...state,
    page: 1,
    cursor: undefined,
    size: Math.min(maximumOf(list) ?? MOST_ROWS, MOST_ROWS),
    sort: stableSort(resource, list, state.sort),
  };
}

function maximumOf({ paging }: ListShape): number | undefined {
  return paging.style === "none" ? undefined : paging.size?.maximum;
}

function stableSort(
  { key }: Resource,
  { sort }: ListShape,
  chosen: readonly SortBy[],
): readonly SortBy[] {
  if (sort === undefined || (chosen.length > 0 && !sort.isMultiple)) return chosen;
  const names = key.flatMap(({ field }) => (field.length === 1 ? field : []));
  const missing = names.filter(
    (name) => (sort.fields?.includes(name) ?? true) && !chosen.some(({ field }) => field === name),
  );
  const added = missing.map((field) => ({ field, isDescending: false }));
  return [...chosen, ...(sort.isMultiple ? added : added.slice(0, 1))];
}
