import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { keyCondition, rowJson, sameRow, tableName } from "./row-sql.ts";
import { inputType, isJsonNull, writtenValue } from "./value-sql.ts";
import { listShown } from "./table.ts";
import type { Column, Table } from "./table.ts";

/** Selects the current row and locks it until the transaction ends. */
export function lockRowSql(table: Table, key: readonly string[]): RawBuilder<unknown> {
  return sql`select ${rowJson(table)} from ${tableName(table)} as t where ${keyCondition(table, key)} for update of t`;
}

export function readRowSql(table: Table, key: readonly string[]): RawBuilder<unknown> {
  return sql`select ${rowJson(table)} from ${tableName(table)} as t where ${keyCondition(table, key)}`;
}

/** The values arrive as one JSON text, which PostgreSQL converts to the columns' types. */
export interface Writing {
  readonly columns: readonly Column[];
  readonly json: string;
}

export function insertSql(table: Table, { columns, json }: Writing): RawBuilder<unknown> {
  const target = sql`insert into ${tableName(table)} as t`;
  const returning = returningRow(table);
  if (columns.length === 0) return sql`${target} default values ${returning}`;
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  const values = sql.join(columns.map((column) => written(column)));
  return sql`${target} (${names}) select ${values} from ${input(columns, json)} ${returning}`;
}

export function updateSql(
  table: Table,
  key: readonly string[],
  { columns, json }: Writing,
): RawBuilder<unknown> {
  const sets = sql.join(columns.map((column) => sql`${sql.id(column.name)} = ${updated(column)}`));
  return sql`update ${tableName(table)} as t set ${sets} from ${input(columns, json)}
    where ${keyCondition(table, key)} ${returningRow(table)}`;
}

/** Selects the names of columns with JSON's own null; undefined if the table has no JSON column. */
export function jsonNullsSql(
  table: Table,
  key: readonly string[],
): RawBuilder<unknown> | undefined {
  const names = listShown(table).flatMap((column) => {
    const isNull = column.isNullable && isJsonNull(sql.id("t", column.name), column.type);
    return isNull ? [sql`case when ${isNull} then ${column.name}::text end`] : [];
  });
  if (names.length === 0) return undefined;
  return sql`select to_json(array_remove(array[${sql.join(names)}], null))::text as json
    from ${tableName(table)} as t where ${keyCondition(table, key)}`;
}

function returningRow(table: Table): RawBuilder<unknown> {
  return table.hasRules ? sql`` : sql`returning ${rowJson(table)}`;
}

/** Deletes a row, or only the row as it was read. */
export function deleteSql(
  table: Table,
  key: readonly string[],
  before?: string,
): RawBuilder<unknown> {
  const isSame = before === undefined ? sql`` : sql`and ${sameRow(table, before)}`;
  // Without RETURNING, which a rule of the table may not have.
  return sql`delete from ${tableName(table)} as t where ${keyCondition(table, key)} ${isSame}`;
}

/** Selects values as PostgreSQL writes them, one text for each column. */
export function textsSql({ columns, json }: Writing): RawBuilder<unknown> {
  const texts = columns.map((column, index) => {
    const value = written(column);
    // A row of nulls is distinct from null.
    return sql`case when ${value} is distinct from null then format('%s', ${value}) end as ${sql.id(`v${index}`)}`;
  });
  return sql`select ${sql.join(texts)} from ${input(columns, json)}`;
}

function input(columns: readonly Column[], json: string): RawBuilder<unknown> {
  const typed = columns.map((column) => sql`${sql.id(column.name)} ${inputType(column)}`);
  return sql`json_to_record(${json}::json) as g(${sql.join(typed)})`;
}

/** A null that is written over JSON's own null changes nothing. */
function updated(column: Column): RawBuilder<unknown> {
  const before = sql.id("t", column.name);
  const isNull = isJsonNull(before, column.type);
  if (isNull === undefined) return written(column);
  return sql`coalesce(${written(column)}, case when ${isNull} then ${before} end)`;
}

function written(column: Column): RawBuilder<unknown> {
  return writtenValue(sql.id("g", column.name), column);
}
