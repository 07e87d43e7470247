import type { SortBy } from "@quarterdeck/model";

/** Sort after a choice in a column menu: sets the direction of the column, or removes it if it is already set. */
export function chooseSort(
  sort: readonly SortBy[],
  chosen: SortBy,
  isAdding: boolean,
): readonly SortBy[] {
  const current = sort.find(({ field }) => field === chosen.field);
  if (current === undefined) return isAdding ? [...sort, chosen] : [chosen];
  if (current.isDescending === chosen.isDescending) return sort.filter((one) => one !== current);
  return sort.map((one) => (one === current ? chosen : one));
}
