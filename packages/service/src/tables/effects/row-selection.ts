import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ListQuery } from "#tables/list-query.ts";
import { whereClause } from "#tables/list-sql.ts";
import { tableName } from "#tables/row-sql.ts";
import { keyColumns } from "#tables/table.ts";
import type { Column, Table } from "#tables/table.ts";
import { castText, comparedValue } from "#tables/value-sql.ts";

type Keys = readonly (readonly string[])[];

/** Rows with these keys, or the rows of a list query without those with these keys. */
export type RowSelection =
  | { readonly kind: "some"; readonly keys: Keys }
  | { readonly kind: "matching"; readonly query: ListQuery; readonly except: Keys };

export interface SelectedRows {
  readonly table: Table;
  readonly selection: RowSelection;
}

/** Selects columns of the rows, by their names in the table below a view. */
export function selectedSql(
  { table, selection }: SelectedRows,
  names: readonly string[],
): RawBuilder<unknown> {
  const base = table.base ?? table;
  const columns = sql.join([...new Set(names)].map((name) => sql.id("t", name)));
  const key = keyColumns(table);
  const own = baseKey(table).map((name, index) => comparedKey(name, key[index]));
  const from = sql`select ${columns} from ${tableName(base)} as t`;
  if (selection.kind === "some") return sql`${from} where ${hasKeys(table, own, selection.keys)}`;
  const { query, except } = selection;
  const matches = sql`select ${sql.join(key.map((column) => comparedKey(column.name, column)))} from ${tableName(table)} as t ${whereClause(table, query)}`;
  const isMatch = sql`${from} where (${sql.join(own)}) in (${matches})`;
  return except.length === 0 ? isMatch : sql`${isMatch} and not ${hasKeys(table, own, except)}`;
}

function comparedKey(name: string, column: Column | undefined): RawBuilder<unknown> {
  const value = sql.id("t", name);
  return column === undefined ? value : comparedValue(value, column);
}

/** Names of the key in the table below a view. */
export function baseKey(table: Table): readonly string[] {
  return table.key.map((name) => table.base?.columns.get(name) ?? name);
}

function hasKeys(
  table: Table,
  own: readonly RawBuilder<unknown>[],
  keys: Keys,
): RawBuilder<unknown> {
  const columns = keyColumns(table);
  const values = keys.map(
    (key) => sql`(${sql.join(columns.map((column, index) => castText(key[index], column)))})`,
  );
  return sql`(${sql.join(own)}) in (${sql.join(values)})`;
}
