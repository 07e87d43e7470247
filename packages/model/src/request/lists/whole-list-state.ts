import type { ListShape } from "#types/list-shape.ts";
import type { ListState, SortBy } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";

/** Page size for an API without a maximum. */
const MOST_ROWS = 1000;

/**
 * List state that reads a whole list: from the first page, with the largest page size, and with a stable sort. Rows of
 * equal rank could otherwise repeat or be missed between pages.
 */
export function wholeListState(resource: Resource, state: ListState): ListState {
  const { list } = resource;
  if (list === undefined) return state;
  return {
    ...state,
    page: 1,
    cursor: undefined,
    size:
      list.paging.style === "none" ? undefined : Math.min(maximumOf(list) ?? MOST_ROWS, MOST_ROWS),
    sort: stableSort(resource, list, state.sort),
  };
}

function maximumOf({ paging }: ListShape): number | undefined {
  return paging.size?.maximum;
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
