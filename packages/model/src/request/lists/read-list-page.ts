import type { HttpResponse } from "#types/http.ts";
import type { ListShape } from "#types/list-shape.ts";
import type { ListPage, ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { MissingRowsError } from "./missing-rows-error.ts";
import { pageSize, rowsBefore } from "./paging-styles.ts";
import { readLinkHeader } from "./read-link.ts";
import { readMoreFlag } from "./read-more-flag.ts";
import { readNext } from "./read-next.ts";
import { readPageTotal } from "./read-page-total.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

/**
 * Rows, total and next page in the response to `buildListRequest`. Throws a `MissingRowsError` if there are no rows
 * and neither the description nor a total of 0 permits that.
 */
export function readListPage(
  resource: Resource,
  response: HttpResponse,
  state: ListState,
): ListPage {
  const { list } = resource;
  if (!list) return { rows: [], hasNext: false };
  const matches = findRows(response.body, list);
  const total = readPageTotal(list, response, state, matches?.length ?? 0);
  if (matches === undefined && !isDeclaredEmpty(list, response.body) && total !== 0) {
    throw new MissingRowsError();
  }
  const rows = toRecords(matches ?? [], list);
  const flag = readMoreFlag(response.body);
  if (list.paging.style !== "cursor") {
    const hasNext = hasNextPage(list, response, state, { rows, total, flag });
    const isCut = flag === true && isSmaller(list, response.body, state);
    return { rows, total, hasNext, ...(isCut && { isCut }) };
  }
  const next = flag === false ? undefined : readNext(resource, response, rows);
  return { rows, total, next, hasNext: hasNextCursor(list, state, { rows, next, flag }) };
}

/** True if the body names a page size below the requested one, in the member called like the parameter. */
function isSmaller({ paging }: ListShape, body: unknown, state: ListState): boolean {
  const requested = pageSize(paging, state);
  if (paging.style === "none" || paging.size === undefined || requested === undefined) return false;
  const sent = valueAt(body, [paging.size.at.parameter]);
  return typeof sent === "number" && sent > 0 && sent < requested;
}

function toRecords(rows: readonly unknown[], { valueField }: ListShape): readonly unknown[] {
  if (valueField === undefined) return rows;
  return rows.map((value) => (isJsonObject(value) ? value : { [valueField]: value }));
}

/** True if the description permits null, or no body, for an empty list. */
function isDeclaredEmpty({ isNullable, rows }: ListShape, body: unknown): boolean {
  if (isNullable !== true) return false;
  return body === undefined || body === null || body === "" || valueAt(body, rows) === null;
}

/** Rows at the described path, otherwise the body, otherwise its only list: descriptions may be wrong. */
function findRows(body: unknown, list: ListShape): readonly unknown[] | undefined {
  const rows = valueAt(body, list.rows);
  if (Array.isArray(rows)) return rows;
  if (Array.isArray(body)) return body;
  const lists = isJsonObject(body) ? Object.values(body).filter(Array.isArray) : [];
  return lists.length === 1 ? lists[0] : undefined;
}

interface Seen {
  readonly rows: readonly unknown[];
  readonly flag: boolean | undefined;
}

function hasNextPage(
  list: ListShape,
  response: HttpResponse,
  state: ListState,
  { rows, total, flag }: Seen & { readonly total: number | undefined },
): boolean | undefined {
  if (list.paging.style === "none" || rows.length === 0) return false;
  const size = pageSize(list.paging, state);
  if (total !== undefined && (size !== undefined || state.page === 1)) {
    return rowsBefore(list, state) + rows.length < total;
  }
  if (flag !== undefined) return flag;
  if (response.headers["link"] !== undefined) {
    return readLinkHeader(response.headers["link"], "next") !== undefined;
  }
  return mayHaveMore(list, state, rows.length);
}

function hasNextCursor(
  list: ListShape,
  state: ListState,
  { rows, next, flag }: Seen & { readonly next: string | undefined },
): boolean | undefined {
  if (next === undefined) return false;
  if (list.paging.style !== "cursor" || list.paging.next.in !== "last-row") return true;
  return flag ?? mayHaveMore(list, state, rows.length);
}

/** A short page is the last one, unless the API used its default page size. */
function mayHaveMore(
  { paging }: ListShape,
  state: ListState,
  rowCount: number,
): boolean | undefined {
  if (rowCount === 0) return false;
  const size = pageSize(paging, state);
  if (size === undefined || rowCount >= size) return undefined;
  const isOwnSize = "size" in paging && paging.size?.default === rowCount;
  return isOwnSize ? undefined : false;
}
