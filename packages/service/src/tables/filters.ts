import { fullTextCondition } from "./full-text.ts";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ColumnKind, ColumnType } from "./column-type.ts";
import { castText } from "./value-sql.ts";
import { findColumn, listShown } from "./table.ts";
import type { Column, Table } from "./table.ts";

export type Operator = "is" | "not" | "gt" | "gte" | "lt" | "lte" | "contains" | "starts" | "null";

/** One filter of a list: a query parameter. */
export interface Filter {
  /** `status`, `total[gte]`. */
  readonly name: string;
  readonly column: Column;
  readonly operator: Operator;
  /** Type of its values: the column's own, boolean for `null`, an item's for arrays. */
  readonly type: ColumnType;
  readonly takesMany: boolean;
}

const equality: readonly Operator[] = ["is", "not"];
const looseScale = 20;
const range: readonly Operator[] = ["is", "gte", "lte", "gt", "lt"];

const operators: { readonly [Kind in ColumnKind]: readonly Operator[] } = {
  integer: range,
  number: range,
  float: range,
  boolean: ["is"],
  text: ["is", "contains", "starts"],
  uuid: equality,
  date: range,
  time: range,
  timestamp: range,
  interval: range,
  enum: equality,
  array: ["is"],
  money: range,
  json: [],
  bytes: ["is"],
  composite: [],
  map: [],
  literal: [],
};

/** Operators of types that the service does not distinguish. */
const literalOperators: readonly Operator[] = ["is", "not", "gte", "lte", "gt", "lt"];

/** A column with a reserved name is filtered by `page[is]`. */
const reservedNames: ReadonlySet<string> = new Set(["page", "perPage", "sort", "q"]);

/** Operators with free text, in which a comma is a comma. */
const manyKinds: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "integer",
  "uuid",
  "enum",
  "array",
  "date",
]);

/** Lists the filters of a table, in the order of its columns. */
export function listFilters(table: Table): readonly Filter[] {
  return listShown(table).flatMap((column) => {
    const isKey = isReference(table, column) || table.key.includes(column.name);
    const isChoice = column.limits.choices !== undefined;
    const own = isKey || isChoice ? equality : operatorsOf(column.type);
    const ranges = table.key.includes(column.name) && !isReference(table, column);
    const bounds = ranges ? operatorsOf(column.type).filter(isBound) : [];
    const presence: readonly Operator[] = column.isNullable ? ["null"] : [];
    const names = [...new Set([...own, ...bounds, ...presence])];
    return names.map((operator) => createFilter(column, operator, isKey || isChoice));
  });
}

export function findFilter(table: Table, name: string): Filter | undefined {
  return listFilters(table).find((filter) => filter.name === name);
}

function operatorsOf(type: ColumnType): readonly Operator[] {
  if (type.kind === "literal") {
    return type.isOrdered ? literalOperators : type.isComparable ? equality : [];
  }
  if (type.kind === "json") return type.isBinary ? ["contains"] : [];
  const isPlainList =
    type.kind !== "array" || ["text", "enum", "integer", "uuid"].includes(type.item.kind);
  return isPlainList ? operators[type.kind] : [];
}

function isBound(operator: Operator): boolean {
  return range.includes(operator) && operator !== "is";
}

function isReference(table: Table, { name }: Column): boolean {
  return table.references.some(({ columns }) => columns.includes(name));
}

function createFilter(column: Column, operator: Operator, isKeyLike: boolean): Filter {
  const { name, type, limits } = column;
  const item = type.kind === "array" ? type.item : type;
  const choice: ColumnType = limits.choices ? { kind: "enum", values: limits.choices } : item;
  const isEqual = operator === "is" || operator === "not";
  return {
    name: operator === "is" && !reservedNames.has(name) ? name : `${name}[${operator}]`,
    column,
    operator,
    type: operator === "null" ? { kind: "boolean" } : looseType(isEqual ? choice : item, isEqual),
    takesMany: isEqual && (isKeyLike || manyKinds.has(type.kind)),
  };
}

/** A part of a text may have any length; a bound may have more decimals than the column. */
function looseType(type: ColumnType, isEqual: boolean): ColumnType {
  if (type.kind === "text") return isEqual ? type : { kind: "text" };
  if (type.kind !== "number" || type.precision === undefined) return type;
  const whole = type.precision - (type.scale ?? 0);
  return { kind: "number", precision: whole + looseScale, scale: looseScale };
}

type WriteCondition = (
  column: RawBuilder<unknown>,
  values: readonly string[],
  filter: Filter,
) => RawBuilder<unknown>;

const conditions: { readonly [name in Operator]: WriteCondition } = {
  is: writeIs,
  not: (column, values, filter) => sql`(${writeIs(column, values, filter)}) is not true`,
  gt: (name, [value], { column }) => sql`${name} > ${castText(value, column)}`,
  gte: (name, [value], { column }) => sql`${name} >= ${castText(value, column)}`,
  lt: (name, [value], { column }) => sql`${name} < ${castText(value, column)}`,
  lte: (name, [value], { column }) => sql`${name} <= ${castText(value, column)}`,
  contains: (name, [value = ""], { column }) =>
    column.type.kind === "json"
      ? sql`${name} @> ${castText(value, column)}`
      : sql`${name} ilike ${`%${escapeLike(value)}%`}`,
  starts: (column, [value = ""]) => sql`${column} ilike ${`${escapeLike(value)}%`}`,
  null: (column, [value]) =>
    // A row of nulls is distinct from null.
    value === "true"
      ? sql`${column} is not distinct from null`
      : sql`${column} is distinct from null`,
};

export function filterCondition(filter: Filter, values: readonly string[]): RawBuilder<unknown> {
  return conditions[filter.operator](sql.id(filter.column.name), values, filter);
}

/** Condition for search: the text is part of any of the columns, case-insensitive, or its words are in a full-text index. */
export function searchCondition(table: Table, search: string): RawBuilder<unknown> {
  if (table.fullText !== undefined) return fullTextCondition(table.fullText, search);
  const pattern = `%${escapeLike(search)}%`;
  const parts = table.searched.flatMap((name) => findColumn(table, name) ?? []);
  return sql`(${sql.join(
    parts.map(({ name }) => sql`${sql.id(name)} ilike ${pattern}`),
    sql` or `,
  )})`;
}

function writeIs(
  column: RawBuilder<unknown>,
  values: readonly string[],
  filter: Filter,
): RawBuilder<unknown> {
  const { type, comparedAs } = filter.column;
  if (type.kind === "array") {
    const list = sql`array[${sql.join(values.map((value) => sql`${value}::text`))}]`;
    return sql`${column} && ${list}::${sql.raw(comparedAs)}`;
  }
  return sql`${column} in (${sql.join(values.map((value) => castText(value, filter.column)))})`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
