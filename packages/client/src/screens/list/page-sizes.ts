import type { ListShape, ListState } from "@quarterdeck/model";

const defaultSize = 25;
const offered: readonly number[] = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000];

/** True if the list can open a page by number. */
export function isNumbered(list: ListShape): boolean {
  return list.paging.style === "page" || list.paging.style === "offset";
}

/** Requested page size, or the number of received rows if the API has no size parameter. */
export function pageSize(list: ListShape, state: ListState, seen = defaultSize): number {
  const { size, style } = list.paging;
  if (size === undefined) return Math.max(1, seen);
  if (style === "none" && state.size === undefined) return Math.max(1, seen);
  return Math.min(state.size ?? defaultSize, size.maximum ?? Number.POSITIVE_INFINITY);
}

/** Page sizes to choose from; empty if the API has no size parameter. */
export function pageSizes(list: ListShape, current: number): readonly number[] {
  const { size } = list.paging;
  if (size === undefined) return [];
  const maximum = size.maximum ?? 1000;
  const sizes = offered.filter((one) => one <= maximum);
  return sizes.includes(current) ? sizes : [...sizes, current].sort((one, other) => one - other);
}
