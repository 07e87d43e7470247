import { parseJson } from "@quarterdeck/model";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { compileSql } from "#database/compile-sql.ts";
import type { Queryable } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { canWriteCopies } from "./check-copies.ts";
import { jsonArray } from "./row-copies.ts";
import { canWriteReference, readWrittenColumns } from "./whole-tables.ts";
import type { RowCopies } from "./row-copies.ts";
import { tableName } from "#tables/row-sql.ts";
import { findColumn, keyColumns } from "#tables/table.ts";
import { comparedValue, inputType, writtenValue } from "#tables/value-sql.ts";
import type { Column, Table } from "#tables/table.ts";

/** Reads the copies of a body `{"copies": …}`; an error if they are not in the form of `RowCopies`. */
export function readCopies(body: unknown): RowCopies {
  const { copies } = readObject(body);
  const { deleted, changed } = isObject(copies) ? copies : {};
  if (!Array.isArray(deleted) || !Array.isArray(changed)) throw badCopies();
  return {
    deleted: deleted.map((one: unknown) => readTableCopies(one)),
    changed: changed.map((one: unknown) => ({
      ...readTableCopies(one),
      columns: readTexts(isObject(one) ? one["columns"] : undefined),
      isCleared: isObject(one) && one["isCleared"] === true,
    })),
  };
}

/**
 * Inserts deleted rows again with all their values, also those of identity columns, and restores the references that
 * their deletion changed, with the rights of the user.
 */
export async function writeBack(
  tx: Queryable,
  tables: readonly Table[],
  { deleted, changed }: RowCopies,
): Promise<void> {
  for (const { resource, rows } of deleted) {
    const table = findTable(tables, resource);
    const names = await readWrittenColumns(tx, table);
    if (names === undefined) throw notWhole(table);
    const columns = names.flatMap((name) => findColumn(table, name) ?? []);
    checkRows(rows, columns);
    await run(tx, insertSql(table, columns, rows));
  }
  for (const { resource, rows, columns, isCleared } of changed) {
    const table = findTable(tables, resource);
    if (columns.length === 0 || !canWriteReference(table, { columns })) throw notWhole(table);
    const references = columns.flatMap((name) => findColumn(table, name) ?? []);
    checkRows(rows, [...keyColumns(table), ...references]);
    await run(tx, updateSql(table, { references, isCleared, rows }));
  }
}

function insertSql(
  table: Table,
  columns: readonly Column[],
  rows: readonly string[],
): RawBuilder<unknown> {
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  const values = sql.join(columns.map((column) => written(column)));
  return sql`insert into ${tableName(table)} (${names}) overriding system value
    select ${values} from ${input(columns, rows)}`;
}

interface ChangedReferences {
  readonly references: readonly Column[];
  readonly isCleared: boolean;
  readonly rows: readonly string[];
}

/** A reference that was cleared and that another user has set since is not changed. */
function updateSql(
  table: Table,
  { references, isCleared, rows }: ChangedReferences,
): RawBuilder<unknown> {
  const sets = references.map((column) => sql`${sql.id(column.name)} = ${written(column)}`);
  const keys = keyColumns(table).map(
    (column) =>
      sql`${comparedValue(sql.id("t", column.name), column)} = ${comparedValue(written(column), column)}`,
  );
  const empty = references.map(({ name }) => sql`${sql.id("t", name)} is null`);
  const conditions = isCleared ? [...keys, sql`(${sql.join(empty, sql` or `)})`] : keys;
  return sql`update ${tableName(table)} as t set ${sql.join(sets)}
    from ${input([...keyColumns(table), ...references], rows)}
    where ${sql.join(conditions, sql` and `)}`;
}

function input(columns: readonly Column[], rows: readonly string[]): RawBuilder<unknown> {
  const typed = columns.map((column) => sql`${sql.id(column.name)} ${inputType(column)}`);
  return sql`json_to_recordset(${jsonArray(rows)}::json) as g(${sql.join(typed)})`;
}

function written(column: Column): RawBuilder<unknown> {
  return writtenValue(sql.id("g", column.name), column);
}

async function run(tx: Queryable, fragment: RawBuilder<unknown>): Promise<void> {
  const { sql: text, parameters } = compileSql(fragment);
  await tx.query(text, parameters);
}

/** Refuses rows that a read did not return. */
function checkRows(rows: readonly string[], columns: readonly Column[]): void {
  if (!canWriteCopies(rows, columns)) throw badCopies();
}

function readTableCopies(value: unknown): { resource: string; rows: readonly string[] } {
  const { resource, rows } = isObject(value) ? value : {};
  if (typeof resource !== "string") throw badCopies();
  return { resource, rows: readTexts(rows) };
}

function readTexts(value: unknown): readonly string[] {
  if (!Array.isArray(value) || !value.every((one) => typeof one === "string")) throw badCopies();
  return value;
}

function readObject(text: unknown): { readonly [name: string]: unknown } {
  try {
    const value = parseJson(typeof text === "string" ? text : "");
    if (isObject(value)) return value;
  } catch {
    // Reported as copies in another form.
  }
  throw badCopies();
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function findTable(tables: readonly Table[], path: string): Table {
  const table = tables.find((one) => one.path === path);
  if (table === undefined) throw badCopies();
  return table;
}

function badCopies(): ServiceError {
  return new ServiceError("invalid-body", "The body must have the copies of a list of effects.");
}

function notWhole({ path }: Table): ServiceError {
  return new ServiceError("forbidden", `You cannot write back all values of ${path}.`);
}
