import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { keyColumns } from "./table.ts";
import type { Column, Table } from "./table.ts";

export function tableName({ schema, name }: Pick<Table, "schema" | "name">): RawBuilder<unknown> {
  return sql`${sql.id(schema, name)}`;
}

/** Columns of a row as its JSON shows them. */
export function shownColumns(table: Table): RawBuilder<unknown> {
  return sql.join(table.columns.map((column) => shownColumn(column)));
}

function shownColumn({ name, type }: Column): RawBuilder<unknown> {
  const value = sql.id("t", name);
  // Bytes become Base64 in JSON; PostgreSQL breaks its lines.
  return type.kind === "bytes"
    ? sql`translate(encode(${value}, 'base64'), E'\\n', '') as ${sql.id(name)}`
    : sql`${value}`;
}

/**
 * Expression for one row as JSON text, written by PostgreSQL: nothing is parsed, so nothing is rounded
 * (docs/decisions/0010).
 */
export function rowJson(table: Table): RawBuilder<unknown> {
  // `r.*` is the row even if a column is called r.
  return sql`(select row_to_json(r.*)::text from (select ${shownColumns(table)}) r) as json`;
}

/** Condition for a key; `key` has a validated value for each key column. */
export function keyCondition(table: Table, key: readonly string[]): RawBuilder<unknown> {
  const parts = keyColumns(table).map(
    ({ name, comparedAs }, index) =>
      sql`${sql.id("t", name)} = ${key[index] ?? null}::${sql.raw(comparedAs)}`,
  );
  return sql.join(parts, sql` and `);
}
