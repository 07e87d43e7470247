import type { HttpResponse } from "#types/http.ts";
import type { ListShape } from "#types/list-shape.ts";
import type { ListPage, ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { MissingRowsError } from "./missing-rows-error.ts";
import { pageSize, rowsBefore } from "./paging-styles.ts";
import { readPageTotal } from "./read-page-total.ts";
import { readCount } from "#request/values/read-count.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

/**
 * Rows and total in the response to `buildListRequest` if the rows are an array; `hasNext` by the total alone. Throws a
 * `MissingRowsError` if there are no rows and neither the description nor a total of 0 permits that.
 */
export function readRows(
  { list }: Resource,
  response: HttpResponse,
  state: ListState,
  totals: readonly (number | undefined)[] = [],
): ListPage {
  if (!list) return { rows: [], hasNext: false };
  const matches = findRows(response.body, list);
  const rowCount = matches?.length ?? 0;
  const total = readPageTotal(list, response, state, rowCount, totals);
  if (matches === undefined && !isDeclaredEmpty(list, response.body) && total !== 0) {
    throw new MissingRowsError();
  }
  const rows = toRecords(matches ?? [], list);
  const estimate = total === undefined ? readEstimate(list, response) : undefined;
  if (estimate === undefined) {
    return { rows, total, hasNext: hasNextByTotal(list, state, rowCount, total) };
  }
  return { rows, total, estimate, hasNext: rowCount === pageSize(list.paging, state) };
}

function readEstimate({ estimate }: ListShape, { body }: HttpResponse): number | undefined {
  return estimate && readCount(valueAt(body, estimate.path));
}

/** True if the total of a numbered list shows that a page follows; undefined if it does not decide. */
function hasNextByTotal(
  list: ListShape,
  state: ListState,
  rowCount: number,
  total: number | undefined,
): boolean | undefined {
  if (list.paging.style === "cursor" || total === undefined || rowCount === 0) return undefined;
  const isCounted = state.page === 1 || pageSize(list.paging, state) !== undefined;
  return isCounted ? rowsBefore(list, state) + rowCount < total : undefined;
}

/** True if a page from `readListPage` is certain: its list has numbers, and the response shows no other paging. */
export function isCertainPage(
  list: ListShape,
  { headers, body, isPlain }: HttpResponse,
  state: ListState,
  { rows, hasNext, total }: ListPage,
): boolean {
  const { paging } = list;
  const isNumbered = paging.style === "page" || paging.style === "offset";
  if (!isNumbered || hasNext === undefined || list.total === undefined) return false;
  // A `count` may be the number of these rows.
  if (isPlain || (total === rows.length && /count/i.test(JSON.stringify(list.total)))) return false;
  if (hasNext && rows.length < (pageSize(paging, state) ?? 0)) return false;
  const isMore = ([name, value]: readonly [string, unknown]): boolean =>
    /next/i.test(name) ||
    (typeof value !== "number" && /link|cursor|token|pag|meta|scroll|continu/i.test(name));
  if (isJsonObject(body) && (list.rows.length > 1 || Object.entries(body).some(isMore))) {
    return false;
  }
  const first =
    paging.style === "page" ? `${paging.page.parameter}=${state.page + paging.first}` : "";
  return Object.entries(headers).every(
    ([name, text]) =>
      !name.startsWith("x-next") && (name !== "link" || (first !== "" && text.includes(first))),
  );
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

/** True if a request for the page after this one can be written. */
export function leadsOn({ paging }: ListShape, { hasNext, next }: ListPage): boolean {
  const isNumbered = paging.style === "page" || paging.style === "offset";
  return hasNext !== false && (isNumbered || next !== undefined);
}
