import type { HttpResponse } from "#types/http.ts";
import type { ListShape } from "#types/list-shape.ts";
import type { ListPage, ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { pageSize, rowsBefore } from "./paging-styles.ts";
import { readLinkHeader } from "./read-link.ts";
import { readMoreFlag } from "./read-more-flag.ts";
import { readNext } from "./read-next.ts";
import { readPageTotal } from "./read-page-total.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

/** Rows, total and next page in the response to `buildListRequest`. */
export function readListPage(
  resource: Resource,
  response: HttpResponse,
  state: ListState,
): ListPage {
  const { list } = resource;
  if (!list) return { rows: [], hasNext: false };
  const rows = readRows(response.body, list);
  const total = readPageTotal(list, response, state, rows.length);
  const flag = readMoreFlag(response.body);
  if (list.paging.style !== "cursor") {
    return { rows, total, hasNext: hasNextPage(list, response, state, { rows, total, flag }) };
  }
  const next = flag === false ? undefined : readNext(resource, response, rows);
  return { rows, total, next, hasNext: hasNextCursor(list, state, { rows, next, flag }) };
}

/** Rows at the described path, otherwise the body, otherwise its only list: descriptions may be wrong. */
function readRows(body: unknown, list: ListShape): readonly unknown[] {
  const rows = findRows(body, list);
  const { valueField } = list;
  if (valueField === undefined) return rows;
  return rows.map((value) => (isJsonObject(value) ? value : { [valueField]: value }));
}

function findRows(body: unknown, list: ListShape): readonly unknown[] {
  const rows = valueAt(body, list.rows);
  if (Array.isArray(rows)) return rows;
  if (Array.isArray(body)) return body;
  const lists = isJsonObject(body) ? Object.values(body).filter(Array.isArray) : [];
  return lists.length === 1 ? (lists[0] ?? []) : [];
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
