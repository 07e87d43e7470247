import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { keyColumns, listShown } from "./table.ts";
import { castText, comparedValue, shownValue } from "./value-sql.ts";
import type { Column, Table } from "./table.ts";

export function tableName({ schema, name }: Pick<Table, "schema" | "name">): RawBuilder<unknown> {
  return sql`${sql.id(schema, name)}`;
}

/** Columns of a row as its JSON shows them. */
export function shownColumns(table: Table): RawBuilder<unknown> {
  return sql.join(listShown(table).map((column) => shownColumn(column)));
}

function shownColumn({ name, type }: Column): RawBuilder<unknown> {
  const value = sql.id("t", name);
  const shown = shownValue(value, type);
  return shown === value ? value : sql`${shown} as ${sql.id(name)}`;
}

/**
 * Expression for one row as JSON text, written by PostgreSQL: nothing is parsed, so nothing is rounded
 * (docs/decisions/0010).
 */
export function rowJson(table: Table): RawBuilder<unknown> {
  return sql`${rowText(table)} as json`;
}

function rowText(table: Table): RawBuilder<unknown> {
  // PostgreSQL has no JSON for a row without columns.
  if (listShown(table).length === 0) return sql`'{}'::text`;
  // `r.*` is the row even if a column is called r.
  return sql`(select row_to_json(r.*)::text from (select ${shownColumns(table)}) r)`;
}

/** Condition for a row that has not changed since it was read. */
export function sameRow(table: Table, json: string): RawBuilder<unknown> {
  return sql`${rowText(table)} = ${json}::text`;
}

/** Condition for a key; `key` has a validated value for each key column. */
export function keyCondition(table: Table, key: readonly string[]): RawBuilder<unknown> {
  const parts = keyColumns(table).map(
    (column, index) =>
      sql`${comparedValue(sql.id("t", column.name), column)} = ${castText(key[index], column)}`,
  );
  return sql.join(parts, sql` and `);
}
