import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { compileSql } from "#database/compile-sql.ts";
import type { Queryable } from "#database/database.ts";
import { keyCondition, rowJson, tableName } from "#tables/row-sql.ts";
import { findColumn, listShown } from "#tables/table.ts";
import { canWriteReference, isSame, listWholeTables, listWrittenOf } from "./whole-tables.ts";
import type { Referrer, WholeTable } from "./whole-tables.ts";
import { inputType, isJsonNull, writtenValue } from "#tables/value-sql.ts";
import type { RowEffect } from "./row-effects.ts";
import { canWriteCopies, isExactCopy } from "./check-copies.ts";
import type { Table } from "#tables/table.ts";

/** Rows as they are before a deletion that deletes or changes them. */
export interface RowCopies {
  /** The row, and the rows that its deletion deletes, tables in the order of their foreign keys. */
  readonly deleted: readonly TableCopies[];
  /** Rows that lose their reference, or get its default. */
  readonly changed: readonly ChangedCopies[];
}

export interface TableCopies {
  readonly resource: string;
  /** Each row is JSON text: a column of JSON preserves its spaces. */
  readonly rows: readonly string[];
}

export interface ChangedCopies extends TableCopies {
  /** Columns that the deletion changes. */
  readonly columns: readonly string[];
  /** True if the deletion sets them to NULL, false for their default. */
  readonly isCleared: boolean;
}

/** Target of a deletion, and all tables that the user may read. */
export interface CopiedRow {
  readonly table: Table;
  readonly key: readonly string[];
  readonly tables: readonly Table[];
}

const mostRows = 1000;
/** A browser stores the copies. */
const mostCharacters = 200_000;

/**
 * Reads copies of all rows that the deletion of a row deletes or changes; undefined if they are too many, or if writing them
 * back is not certain: a hidden column, a policy, a trigger, a check that a row fails, a table without a key or right,
 * a cycle of foreign keys.
 */
export async function copyRows(tx: Queryable, target: CopiedRow): Promise<RowCopies | undefined> {
  const { table, key, tables } = target;
  const wholes = await listWholeTables(tx, table, tables);
  const order = orderTables(wholes.map((whole) => whole.table));
  const [root] = wholes.filter((whole) => whole.table === table);
  if (root === undefined || order === undefined) return undefined;
  const first = await listRows(
    tx,
    sql`select ${rowJson(table)}, ${isExact(table)} from ${tableName(table)} as t where ${keyCondition(table, key)}`,
  );
  if (first === undefined) return undefined;
  const deleted = new Map<Table, Set<string>>([[table, new Set(first)]]);
  const changed: ChangedCopies[] = [];
  const waiting = [{ whole: root, rows: first }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    for (const referrer of next.whole.referrers) {
      const child = tables.find((one) => isSame(one, referrer));
      if (child === undefined) return undefined;
      const matches = await listRows(tx, referrerSql(child, referrer, next));
      if (matches === undefined || matches.length > mostRows) return undefined;
      if (referrer.action === "c") {
        const whole = wholes.find((one) => one.table === child);
        if (whole === undefined && matches.length > 0) return undefined;
        const copied = deleted.get(child) ?? new Set();
        const rows = matches.filter((row) => !copied.has(row));
        deleted.set(child, new Set([...copied, ...rows]));
        if (whole !== undefined && rows.length > 0) waiting.push({ whole, rows });
      } else if (matches.length > 0) {
        if (!canWriteReference(child, referrer)) return undefined;
        const { columns, action } = referrer;
        changed.push({ resource: child.path, columns, isCleared: action === "n", rows: matches });
      }
      if (!isSmall([...deleted.values(), ...changed.map(({ rows }) => rows)])) return undefined;
    }
  }
  const copies = order.flatMap((one) => {
    const rows = [...(deleted.get(one) ?? [])];
    return rows.length > 0 ? [{ table: one, rows }] : [];
  });
  for (const { table: copied, rows } of copies) {
    const columns = listWrittenOf(copied, wholes);
    if (!canWriteCopies(rows, columns)) return undefined;
    if (!(await isExactCopy(tx, { table: copied, rows, columns }))) return undefined;
  }
  return {
    deleted: copies.map((copy) => ({ resource: copy.table.path, rows: copy.rows })),
    changed,
  };
}

/**
 * True if the tables permit to write back the rows that a deletion with these effects deletes or changes. The number of
 * the rows may still prevent it.
 */
export async function canCopyRows(
  tx: Queryable,
  { table, tables }: Omit<CopiedRow, "key">,
  effects: readonly RowEffect[],
): Promise<boolean> {
  const wholes = await listWholeTables(tx, table, tables);
  const [root] = wholes.filter((whole) => whole.table === table);
  if (root === undefined || orderTables(wholes.map((whole) => whole.table)) === undefined)
    return false;
  const reached = new Set([root]);
  let level: readonly WholeTable[] = [root];
  for (let depth = 1; level.length > 0; depth += 1) {
    const next: WholeTable[] = [];
    for (const referrer of level.flatMap(({ referrers }) => referrers)) {
      // Effects list two levels.
      if (depth <= 2 && !effects.some((effect) => isSame(effect, referrer))) continue;
      const child = tables.find((one) => isSame(one, referrer));
      const whole = wholes.find((one) => one.table === child);
      const isWritable = child !== undefined && canWriteReference(child, referrer);
      if (referrer.action === "c" ? whole === undefined : !isWritable) return false;
      if (referrer.action !== "c" || whole === undefined || reached.has(whole)) continue;
      reached.add(whole);
      next.push(whole);
    }
    level = next;
  }
  return true;
}

/** Tables such that each follows those that it refers to; undefined if they refer to each other in a cycle. */
function orderTables(tables: readonly Table[]): readonly Table[] | undefined {
  const ordered: Table[] = [];
  while (ordered.length < tables.length) {
    const rest = tables.filter((one) => !ordered.includes(one));
    const next = rest.find((one) =>
      one.references.every(({ to }) => isSame(one, to) || !rest.some((other) => isSame(other, to))),
    );
    if (next === undefined) return undefined;
    ordered.push(next);
  }
  return ordered;
}

/** Rows of a table that refer to rows of the one above it. */
function referrerSql(
  child: Table,
  { columns, to }: Referrer,
  above: { readonly whole: WholeTable; readonly rows: readonly string[] },
): RawBuilder<unknown> {
  const { table } = above.whole;
  const targets = to.flatMap((name) => findColumn(table, name) ?? []);
  const typed = targets.map((column) => sql`${sql.id(column.name)} ${inputType(column)}`);
  const pairs = targets.map(
    (column, index) =>
      sql`${sql.id("t", columns[index] ?? "")} = ${writtenValue(sql.id("g", column.name), column)}`,
  );
  return sql`select ${rowJson(child)}, ${isExact(child)} from ${tableName(child)} as t
    join json_to_recordset(${jsonArray(above.rows)}::json) as g(${sql.join(typed)}) on ${sql.join(pairs, sql` and `)}
    limit ${sql.lit(mostRows + 1)}`;
}

/** JSON of rows that are JSON. */
export function jsonArray(rows: readonly string[]): string {
  return `[${rows.join(",")}]`;
}

/** Condition on a row: its JSON has all of its values. */
function isExact(table: Table): RawBuilder<unknown> {
  const nulls = listShown(table).flatMap((column) =>
    column.isNullable ? (isJsonNull(sql.id("t", column.name), column.type) ?? []) : [],
  );
  return sql`not (${sql.join([sql`false`, ...nulls], sql` or `)}) as is_exact`;
}

/** JSON of the rows; undefined if one is not exact. */
async function listRows(
  tx: Queryable,
  fragment: RawBuilder<unknown>,
): Promise<readonly string[] | undefined> {
  const { sql: text, parameters } = compileSql(fragment);
  const { rows } = await tx.query<{ json: string; is_exact: boolean }>(text, parameters);
  return rows.every((row) => row.is_exact) ? rows.map(({ json }) => json) : undefined;
}

function isSmall(groups: readonly Iterable<string>[]): boolean {
  const rows = groups.flatMap((group) => [...group]);
  const characters = rows.reduce((sum, row) => sum + row.length, 0);
  return rows.length <= mostRows && characters <= mostCharacters;
}
