import type { ListPage, ListShape, ListState } from "@quarterdeck/model";
import { pageSize } from "@quarterdeck/model";

/** Limits of a list with several pages that the browser reads as a whole, to sort and filter it. */
export const shortList = { rows: 1000, requests: 20 } as const;

/** Size of the largest page if the description has no maximum. */
const LARGE_PAGE = 100;

/** True if neither the description nor the response shows a way to further rows. */
export function isOnlyPage(list: ListShape | undefined, { next, total }: ListPage): boolean {
  const { style, size } = list?.paging ?? {};
  return style === "none" && size === undefined && next === undefined && total === undefined;
}

/** True if the browser has all rows of a list that can be read, or can read them with a few requests. */
export function isShortList(list: ListShape, state: ListState, page: ListPage): boolean {
  const { rows, total, hasNext, next } = page;
  const isFirst = state.page === 1 && (state.cursor ?? "") === "";
  if (isFirst && (hasNext === false || isOnlyPage(list, page))) return true;
  const size = pageSize(list.paging, state) ?? rows.length;
  const isEnd = hasNext === false && rows.length > 0;
  // An attempt shows whether a list of unknown length is short; an API that sorts needs none.
  const unknown = list.sort ? Infinity : 0;
  const count = total ?? (isEnd ? (state.page - 1) * size + rows.length : unknown);
  // An address of the next page leads to further rows without a parameter.
  if (list.paging.style === "none" && next?.startsWith("?") !== true) return false;
  const largest = list.paging.size === undefined ? size : (list.paging.size.maximum ?? LARGE_PAGE);
  return count <= shortList.rows && count <= largest * shortList.requests;
}

/** True for a state that leaves out no rows. */
export function isUnfiltered({ search, filters }: ListState): boolean {
  return search === "" && Object.values(filters).every((values) => values.length === 0);
}
