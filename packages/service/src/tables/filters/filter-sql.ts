import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { fullTextCondition } from "#tables/full-text.ts";
import { findColumn } from "#tables/table.ts";
import type { Column, Table } from "#tables/table.ts";
import { castText, comparedValue, isShownNull, shownValue } from "#tables/value-sql.ts";
import { networks, samePoints } from "./filters.ts";
import type { Filter, Operator } from "./filters.ts";
import { escapeLike, pathCondition } from "./json-path-sql.ts";

type Sql = RawBuilder<unknown>;

type WriteCondition = (column: Sql, values: readonly string[], filter: Filter) => Sql;

const conditions: { readonly [name in Operator]: WriteCondition } = {
  is: writeIs,
  not: (column, values, filter) => sql`(${writeIs(column, values, filter)}) is not true`,
  gt: (name, [value], { column }) => sql`${name} > ${castText(value, column)}`,
  gte: (name, [value], { column }) => sql`${name} >= ${castText(value, column)}`,
  lt: (name, [value], { column }) => sql`${name} < ${castText(value, column)}`,
  lte: (name, [value], { column }) => sql`${name} <= ${castText(value, column)}`,
  contains: writeContains,
  within: (name, [value], { column }) =>
    column.type.kind === "literal" && column.type.format === "ltree"
      ? sql`${name} <@ ${castText(value, column)}`
      : sql`${name} <<= ${castText(value, column)}`,
  overlaps: (name, [value], { column }) => sql`${name} && ${castText(value, column)}`,
  starts: (column, [value = ""]) => sql`${column} ilike ${`${escapeLike(value)}%`}`,
  null: (name, [value], { column }) =>
    value === "true"
      ? isShownNull(name, column.type)
      : sql`not (${isShownNull(name, column.type)})`,
};

export function filterCondition(filter: Filter, values: readonly string[]): Sql {
  const { column, operator, path } = filter;
  if (path !== undefined) return pathCondition({ column, operator, path }, values[0] ?? "");
  return conditions[operator](comparedValue(sql.id(column.name), column), values, filter);
}

/** Condition for search: the text is part of any of the columns, case-insensitive, or its words are in a full-text index. */
export function searchCondition(table: Table, search: string): Sql {
  if (table.fullText !== undefined) return fullTextCondition(table.fullText, search);
  const pattern = `%${escapeLike(search)}%`;
  const parts = table.searched.flatMap((name) => findColumn(table, name) ?? []);
  return sql`(${sql.join(
    parts.map(({ name }) => sql`${sql.id(name)} ilike ${pattern}`),
    sql` or `,
  )})`;
}

function writeContains(name: Sql, [value = ""]: readonly string[], { column }: Filter): Sql {
  const { type } = column;
  if (type.kind === "json") return sql`${name}::jsonb @> ${value}::jsonb`;
  if (type.kind === "map") return sql`${name} @> ${castText(value, column)}`;
  if (type.kind === "range") return sql`${name} @> ${value}::${sql.raw(type.boundSql)}`;
  if (type.kind === "literal" && type.format === "tsvector") {
    return sql`${name} @@ websearch_to_tsquery(${value})`;
  }
  if (type.kind === "literal" && networks.has(type.format)) {
    return sql`${name} >>= ${castText(value, column)}`;
  }
  return sql`${shownText(name, column)} ilike ${`%${escapeLike(value)}%`}`;
}

function shownText(name: Sql, { type }: Column): Sql {
  return type.kind === "literal" ? shownValue(name, type) : name;
}

function writeIs(name: Sql, values: readonly string[], { column }: Filter): Sql {
  const { type, comparedAs } = column;
  if (type.kind === "array") {
    const list = sql`array[${sql.join(values.map((value) => sql`${value}::text`))}]`;
    // Extensions such as intarray define this operator for some arrays.
    return sql`${name} operator(pg_catalog.&&) ${list}::${sql.raw(comparedAs)}`;
  }
  if (isShape(column)) return sql`${name} ~= ${castText(values[0], column)}`;
  return sql`${name} in (${sql.join(values.map((value) => castText(value, column)))})`;
}

function isShape({ type }: Column): boolean {
  return type.kind === "literal" && samePoints.has(type.format);
}
