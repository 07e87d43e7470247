import { compileSql } from "#database/compile-sql.ts";
import type { Queryable } from "#database/database.ts";
import { findFieldFilter } from "#tables/filters/filters.ts";
import type { ListQuery } from "#tables/list-query.ts";
import { completeOrder, limitedPageSql } from "#tables/list-sql.ts";
import type { TableCaller } from "#tables/table-caller.ts";
import type { Table } from "#tables/table.ts";
import { exactKinds, hasKeyset } from "./keyset-sql.ts";
import type { PageStart } from "./keyset-sql.ts";
import type { PageBookmarks } from "./page-bookmarks.ts";

export interface PageRows {
  /** Rows, each as JSON text. */
  readonly rows: readonly string[];
  /** Rows of the page without its limit in bytes. */
  readonly available: number;
}

/** Up to this offset, reading the rows before a page takes no noticeable time. */
const nearOffset = 1_000;

/** Name of a list and the row next to a page of it. */
export interface FoundStart {
  /** Undefined: the pages of the list are not bookmarked. */
  readonly list: string | undefined;
  readonly start: PageStart | undefined;
}

/** Finds the row next to a page that was read before. */
export function findStart(
  bookmarks: PageBookmarks,
  { table, caller }: { readonly table: Table; readonly caller: TableCaller },
  query: ListQuery,
): FoundStart {
  const isDeep = query.page * query.perPage > nearOffset;
  if (!isDeep || !hasKeyset(table, completeOrder(table, query.sort))) {
    return { list: undefined, start: undefined };
  }
  const { sql, parameters } = compileSql(limitedPageSql(table, { ...query, page: 1 }));
  const list = JSON.stringify([caller, sql, parameters]);
  return { list, start: bookmarks.find(list, query.page) };
}

/** Reads a page from the row next to it if there is one, and notes its own first and last rows. */
export async function readPageRows(
  tx: Queryable,
  { table, query }: { readonly table: Table; readonly query: ListQuery },
  { bookmarks, list, start }: FoundStart & { readonly bookmarks: PageBookmarks },
): Promise<PageRows> {
  const filled = withoutEmpty(table, query);
  const first = filled && (await ask(tx, limitedPageSql(table, filled)));
  if (first?.available === query.perPage) return first;
  const near = await ask(tx, limitedPageSql(table, query, start));
  // Rows before the page were deleted since.
  const isShort = start?.isForward === false && near.available < query.perPage;
  const page = isShort ? await ask(tx, limitedPageSql(table, query)) : near;
  const isWhole = page.rows.length === query.perPage && page.available === query.perPage;
  if (list !== undefined && isWhole) {
    bookmarks.add(list, query.page, { order: completeOrder(table, query.sort), rows: page.rows });
  }
  return page;
}

/**
 * Returns the query for the rows before those without a value of the first sort column, if that may be empty. An index
 * serves it, as it does not serve an order with empty values last.
 */
function withoutEmpty(table: Table, query: ListQuery): ListQuery | undefined {
  const [first, ...others] = query.sort;
  if (first === undefined || !first.isDescending || !first.column.isNullable) return undefined;
  if (!exactKinds.has(first.column.type.kind)) return undefined;
  const filter = findFieldFilter(table, first.column.name, "null");
  if (filter === undefined) return undefined;
  const column = { ...first.column, isNullable: false };
  return {
    ...query,
    sort: [{ column, isDescending: true }, ...others],
    filters: [...query.filters, { filter, values: ["false"] }],
  };
}

async function ask(tx: Queryable, fragment: ReturnType<typeof limitedPageSql>): Promise<PageRows> {
  const { sql, parameters } = compileSql(fragment);
  const { rows } = await tx.query<{ json: string; available: number }>(sql, parameters);
  return { rows: rows.map(({ json }) => json), available: rows[0]?.available ?? 0 };
}
