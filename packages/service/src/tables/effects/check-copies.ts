import { ownMember, parseJson } from "@quarterdeck/model";
import { sql } from "kysely";
import { compileSql } from "#database/compile-sql.ts";
import { DatabaseError } from "#database/database-error.ts";
import type { Queryable } from "#database/database.ts";
import { checkJson } from "#tables/check-json.ts";
import { tableName } from "#tables/row-sql.ts";
import { keyColumns } from "#tables/table.ts";
import type { Column, Table } from "#tables/table.ts";
import { comparedValue, inputType, writtenValue } from "#tables/value-sql.ts";

/** True if each copy has a value for each of the columns that a write accepts. */
export function canWriteCopies(rows: readonly string[], columns: readonly Column[]): boolean {
  return rows.every((row) => {
    const values = readObject(row);
    return columns.every(
      (column) =>
        values !== undefined &&
        Object.hasOwn(values, column.name) &&
        checkJson(ownMember(values, column.name), column) === undefined,
    );
  });
}

/** True if PostgreSQL makes of each copy exactly the values of its row. An error ends the transaction. */
export async function isExactCopy(
  tx: Queryable,
  {
    table,
    rows,
    columns,
  }: {
    readonly table: Table;
    readonly rows: readonly string[];
    readonly columns: readonly Column[];
  },
): Promise<boolean> {
  const keys = keyColumns(table);
  const typed = [...new Set([...columns, ...keys])].map(
    (column) => sql`${sql.id(column.name)} ${inputType(column)}`,
  );
  const written = (column: Column) => writtenValue(sql.id("g", column.name), column);
  const same = keys.map(
    (column) =>
      sql`${comparedValue(sql.id("t", column.name), column)} = ${comparedValue(written(column), column)}`,
  );
  const copied = columns.map((column) => written(column));
  const stored = columns.map((column) => sql.id("t", column.name));
  const statement = compileSql(sql`select count(*)::float8 as exact
    from json_to_recordset(${`[${rows.join(",")}]`}::json) as g(${sql.join(typed)})
    join ${tableName(table)} as t on ${sql.join(same, sql` and `)}
    where format('%s', row(${sql.join(copied)})) = format('%s', row(${sql.join(stored)}))`);
  try {
    const result = await tx.query<{ exact: number }>(statement.sql, statement.parameters);
    return Number(result.rows[0]?.exact) === rows.length;
  } catch (error) {
    if (error instanceof DatabaseError) return false;
    throw error;
  }
}

function readObject(text: string): { readonly [name: string]: unknown } | undefined {
  try {
    const value = parseJson(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined;
  } catch {
    return undefined;
  }
}
