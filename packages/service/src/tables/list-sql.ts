import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { filterCondition, searchCondition } from "#tables/filters/filter-sql.ts";
import type { FilterUse } from "#tables/filters/read-alternatives.ts";
import type { ListQuery, OrderBy } from "./list-query.ts";
import { collated, keysetCondition, reverseOrder } from "#tables/paging/keyset-sql.ts";
import type { PageStart } from "#tables/paging/keyset-sql.ts";
import { rowJson, tableName } from "./row-sql.ts";
import { sortableColumns } from "./sortable-columns.ts";
import { keyColumns } from "./table.ts";
import { comparedValue } from "./value-sql.ts";
import type { Column, Table } from "./table.ts";

export function countSql(table: Table, query: ListQuery): RawBuilder<unknown> {
  return sql`select count(*)::float8 as total from ${tableName(table)} as t ${whereClause(table, query)}`;
}

/**
 * Returns the query for a page of rows, each as JSON text, in order. It finds the keys first, by an index alone if
 * there is one, however deep the page is; then it reads 25 rows and writes them as JSON, not all sorted ones.
 */
export function pageSql(table: Table, query: ListQuery, start?: PageStart): RawBuilder<unknown> {
  const completed = completeOrder(table, query.sort);
  const order = orderClause(completed);
  const name = tableName(table);
  const page = sql`from ${name} as t ${pageClause(table, query, { columns: completed, start })}`;
  const key = keyColumns(table);
  // A key of a materialized view may be null, and null equals nothing.
  if (key.length === 0 || !table.isKeyUnique || key.some(({ isNullable }) => isNullable)) {
    const columns = sql.join(table.columns.map((column) => sql.id("t", column.name)));
    return sql`with t as materialized (select ${columns} ${page}) select ${rowJson(table)} from t ${order}`;
  }
  const keyList = sql.join(key.map((column) => sql.id("t", column.name)));
  const same = key.map(
    (column) =>
      sql`${comparedValue(sql.id("t", column.name), column)} = ${comparedValue(sql.id("k", column.name), column)}`,
  );
  return sql`with k as materialized (select ${keyList} ${page})
    select ${rowJson(table)} from k join ${name} as t on ${sql.join(same, sql` and `)} ${order}`;
}

interface PageOrder {
  readonly columns: readonly OrderBy[];
  readonly start: PageStart | undefined;
}

/** Conditions, order and limit of a page: from a row next to it, or after the rows of the pages before it. */
function pageClause(
  table: Table,
  query: ListQuery,
  { columns, start }: PageOrder,
): RawBuilder<unknown> {
  const limit = sql`limit ${sql.lit(query.perPage)}`;
  if (start === undefined) {
    const offset = (query.page - 1) * query.perPage;
    return sql`${whereClause(table, query)} ${orderClause(columns)} ${limit} offset ${sql.lit(offset)}`;
  }
  const order = start.isForward ? columns : reverseOrder(columns);
  const skipped = sql.lit(start.skipped * query.perPage);
  return sql`${whereClause(table, query, [keysetCondition(columns, start)])} ${orderClause(order)} ${limit} offset ${skipped}`;
}

/** Bytes of JSON in a page; at least one row is sent. */
const mostPageBytes = 8_000_000;

/** Returns the query for the first rows of a page up to a size, each with the number of rows of the whole page. */
export function limitedPageSql(
  table: Table,
  query: ListQuery,
  start?: PageStart,
): RawBuilder<unknown> {
  return sql`with p as materialized (select json, (count(*) over ())::float8 as available from (${pageSql(table, query, start)}) as o)
    ${limitBytes("p", ["available"])}`;
}

/** Selects the first rows of a query with a column `json` up to a size, with other columns. */
export function limitBytes(name: string, others: readonly string[]): RawBuilder<unknown> {
  const columns = sql.join(["json", ...others].map((one) => sql.id(one)));
  return sql`select ${columns} from (
      select *, sum(octet_length(json)) over (rows unbounded preceding) as bytes, row_number() over () as position
      from ${sql.id(name)}) as s
    where position = 1 or bytes <= ${sql.lit(mostPageBytes)} order by position`;
}

export function whereClause(
  table: Table,
  { filters, alternatives, search }: ListQuery,
  more: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  const either = alternatives.map((any) => {
    const each = any.map((uses) => sql.join(uses.map(useCondition), sql` and `));
    return sql`(${sql.join(each, sql` or `)})`;
  });
  const conditions = [...filters.map(useCondition), ...either, ...more];
  if (search !== "") conditions.push(searchCondition(table, search));
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

function useCondition({ filter, values }: FilterUse): RawBuilder<unknown> {
  return filterCondition(filter, values);
}

/**
 * Adds the key to the requested order, so that no row is on two pages. The key follows the direction of the last
 * column, so that one index serves both directions. A view without a key is ordered by all columns that can be
 * ordered.
 */
export function completeOrder(table: Table, sort: readonly OrderBy[]): readonly OrderBy[] {
  const isDescending = sort.at(-1)?.isDescending ?? false;
  const key = keyColumns(table);
  const rest: readonly Column[] = key.length > 0 ? key : sortableColumns(table);
  const isSorted = new Set(sort.map(({ column }) => column.name));
  return [
    ...sort,
    ...rest.filter(({ name }) => !isSorted.has(name)).map((column) => ({ column, isDescending })),
  ];
}

/** Orders rows; empty values are last in both directions. */
function orderClause(order: readonly OrderBy[]): RawBuilder<unknown> {
  if (order.length === 0) return sql``;
  const parts = order.map(({ column, isDescending }) => {
    const name = sql.id("t", column.name);
    const own = collated(name, column.collation);
    if (!isDescending) return own;
    return column.isNullable ? sql`${own} desc nulls last` : sql`${own} desc`;
  });
  return sql`order by ${sql.join(parts)}`;
}
