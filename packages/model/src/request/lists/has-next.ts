import type { HttpResponse } from "#types/http.ts";
import type { ListShape, NextLocation } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { ObservedNext } from "./observed-next.ts";
import { mayFollowRange } from "./next-range.ts";
import { pageSize, rowsBefore } from "./paging-styles.ts";
import { valueAt } from "#request/values/value-at.ts";

/** Facts about one page of a response. */
export interface PageFacts {
  readonly rowCount: number;
  readonly total: number | undefined;
  /** Number of pages of the response. */
  readonly pages?: number | undefined;
  /** Flag of the response for further pages. */
  readonly flag: boolean | undefined;
  readonly observed: ObservedNext;
  /** Cursor of the next page. */
  readonly next: string | undefined;
}

/** True if a page follows, by all evidence of the response; undefined if that is uncertain. */
export function hasNextPage(
  list: ListShape,
  state: ListState,
  facts: PageFacts,
): boolean | undefined {
  const { rowCount, observed } = facts;
  if (rowCount === 0) return facts.next !== undefined && facts.flag === true;
  const mayFollow = mayFollowRange(state.cursor, rowCount, observed.range);
  if (mayFollow !== undefined) return mayFollow ? undefined : false;
  return list.paging.style === "cursor"
    ? hasNextCursor(list, state, facts)
    : hasNextNumber(list, state, facts);
}

function hasNextNumber(list: ListShape, state: ListState, facts: PageFacts): boolean | undefined {
  const { rowCount, total, pages, flag, observed, next } = facts;
  const size = pageSize(list.paging, state);
  if (total !== undefined && (size !== undefined || state.page === 1)) {
    if (rowsBefore(list, state) + rowCount < total) return true;
    return false;
  }
  if (flag !== undefined) return flag;
  if (pages && list.paging.style === "page" && next === undefined) return state.page < pages;
  if (observed.range?.isCertain === false) return mayHaveMore(list, state, rowCount);
  if (next !== undefined || isObserved(observed)) return true;
  // After an observed cursor, a response without one is the last.
  if (observed.isLast === true || (state.cursor ?? "") !== "") return false;
  return mayHaveMore(list, state, rowCount);
}

function hasNextCursor(list: ListShape, state: ListState, facts: PageFacts): boolean | undefined {
  const { rowCount, total, flag, observed, next } = facts;
  if (list.paging.style === "cursor" && next !== undefined) {
    const isCertain = !isComputed(list.paging.next) || isObserved(observed);
    return isCertain ? true : (flag ?? mayHaveMore(list, state, rowCount));
  }
  if (flag !== undefined) return flag;
  const isFirst = state.cursor === undefined || state.cursor === "";
  if (isFirst && total !== undefined) return rowCount < total;
  // After a cursor, a response without one is the last.
  if (!isFirst || observed.isLast === true) return false;
  return isFullPage(list, state, rowCount) || isLimit(rowCount) ? undefined : false;
}

/**
 * True if the described total may be the number of rows in the page: `count` equals that number, and more rows follow or
 * may follow.
 */
export function countsRows(
  list: ListShape,
  state: ListState,
  { rowCount, total, flag, observed }: Omit<PageFacts, "next" | "pages">,
): boolean {
  if (!mayCountRows(list, total, rowCount)) return false;
  if (flag !== undefined) return flag;
  if (isObserved(observed)) return true;
  return observed.isLast !== true && mayHaveMore(list, state, rowCount) === undefined;
}

/** True if the name of the total does not distinguish it from the number of rows in the page: `count`. */
function mayCountRows(
  { total: location }: ListShape,
  total: number | undefined,
  rowCount: number,
): boolean {
  if (location?.in !== "body" || total === undefined || total !== rowCount) return false;
  return !/total|found|filter|full|all/i.test(location.path.join(" "));
}

/** True for a cursor that is computed from the rows, which therefore does not prove that more follow. */
export function isComputed({ in: location }: NextLocation): boolean {
  return location === "last-row" || location === "row-count";
}

function isObserved({ link, value, range }: ObservedNext): boolean {
  return link !== undefined || value !== undefined || range?.isCertain === true;
}

function isFullPage({ paging }: ListShape, state: ListState, rowCount: number): boolean {
  const size = pageSize(paging, state);
  return size !== undefined && rowCount >= size;
}

/** A short page is the last one, unless the API used its own page size. */
function mayHaveMore(list: ListShape, state: ListState, rowCount: number): boolean | undefined {
  const { paging } = list;
  const size = pageSize(paging, state);
  const isOwnSize = paging.size?.default === rowCount || paging.size?.maximum === rowCount;
  if (paging.style === "none") {
    return isOwnSize || isLimit(rowCount) || (size !== undefined && rowCount >= size)
      ? undefined
      : false;
  }
  if (size === undefined || rowCount >= size || isOwnSize) return undefined;
  // A page that is shorter than requested may be as long as the API permits. Numbers continue with that length.
  const isOpen = state.page === 1 || paging.style === "cursor";
  return isOpen && isLimit(rowCount) ? undefined : false;
}

const LEAST_CAP = 9;

/** True for a number of rows that a page limit usually has: 10, 15, 20, 25, 30, 40, 50, 100, … */
export function isLimit(rowCount: number): boolean {
  return rowCount >= 10 && /^(?:[1-5]|15|25)0*$/.test(String(rowCount));
}

/** True if the API returned fewer rows than requested although more follow. */
export function isCutPage(
  { paging }: ListShape,
  { body }: HttpResponse,
  state: ListState,
  { rowCount, total, flag, hasNext }: PageFacts & { readonly hasNext: boolean | undefined },
): boolean {
  const requested = pageSize(paging, state);
  if (requested === undefined || rowCount === 0 || rowCount >= requested) return false;
  const sent = paging.size === undefined ? undefined : valueAt(body, [paging.size.at.parameter]);
  if (flag === true && typeof sent === "number") return sent > 0 && sent < requested;
  if (state.page !== 1 || hasNext === false) return false;
  // Pages of the received length are exact, also if rows are missing because the user may not see them.
  if (flag === true) return true;
  return isLimit(rowCount) || (total !== undefined && total > rowCount && rowCount > LEAST_CAP);
}
