import type { Field, ListShape, SortBy } from "@quarterdeck/model";
import type { SortDirection } from "#components/table/sort-button.tsx";

/** True if the list can be sorted by the field. */
export function isSortable(list: Pick<ListShape, "sort"> | undefined, field: Field): boolean {
  const sort = list?.sort;
  return sort !== undefined && (sort.fields === undefined || sort.fields.includes(field.name));
}

export function sortDirection(sort: readonly SortBy[], name: string): SortDirection | undefined {
  const order = sort.find((one) => one.field === name);
  if (order === undefined) return undefined;
  return order.isDescending ? "descending" : "ascending";
}

/**
 * Next sort after a click on a heading: ascending, descending, none; alone or in addition to other
 * columns.
 */
export function nextSort(
  sort: readonly SortBy[],
  name: string,
  isAdding: boolean,
): readonly SortBy[] {
  const current = sort.find((one) => one.field === name);
  const next = nextOrder(current, name);
  if (!isAdding) return next;
  if (current === undefined) return [...sort, ...next];
  return sort.flatMap((one) => (one === current ? next : [one]));
}

function nextOrder(current: SortBy | undefined, name: string): readonly SortBy[] {
  if (current === undefined) return [{ field: name, isDescending: false }];
  return current.isDescending ? [] : [{ field: name, isDescending: true }];
}
