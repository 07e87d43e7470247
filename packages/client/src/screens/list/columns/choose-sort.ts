import type { SortBy } from "@quarterdeck/model";

/** From a column's menu: that direction, in its place among the orders that are there; the same once more lets go of it. */
export function chooseOrder(
  sort: readonly SortBy[],
  chosen: SortBy,
  isAdding: boolean,
): readonly SortBy[] {
  const current = sort.find(({ field }) => field === chosen.field);
  if (current === undefined) return isAdding ? [...sort, chosen] : [chosen];
  if (current.isDescending === chosen.isDescending) return sort.filter((one) => one !== current);
  return sort.map((one) => (one === current ? chosen : one));
}
