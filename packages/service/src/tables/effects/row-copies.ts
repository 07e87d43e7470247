import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { compileSql } from "#database/compile-sql.ts";
import type { Queryable } from "#database/database.ts";
import { keyCondition, rowJson, tableName } from "#tables/row-sql.ts";
import { findColumn, listShown } from "#tables/table.ts";
import { inputType, isJsonNull, writtenValue } from "#tables/value-sql.ts";
import type { RowEffect } from "./row-effects.ts";
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

interface ReachedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: number;
  /** Names of columns as JSON. */
  readonly generated: string;
  /** Identity columns that only a statement with OVERRIDING SYSTEM VALUE inserts, as the role may. */
  readonly fixed: string;
  /** A trigger may change a row that is inserted, or a policy may hide rows. */
  readonly is_certain: boolean;
  /** Foreign keys to the table whose rows its deletion deletes or changes, as JSON. */
  readonly referrers: string;
}

interface Referrer {
  readonly schema: string;
  readonly name: string;
  readonly action: "c" | "n" | "d";
  readonly columns: readonly string[];
  readonly to: readonly string[];
}

/** The table, and all tables whose rows a deletion in it can delete. */
const reachedQuery = `
  with recursive reached(oid) as (
    select to_regclass(format('%I.%I', $1::text, $2::text))::oid
    union
    select c.conrelid from reached r join pg_catalog.pg_constraint c on c.confrelid = r.oid
    where c.contype = 'f' and c.conparentid = 0 and c.confdeltype = 'c'
  ), names as (
    select a.attrelid, a.attnum, a.attname, a.attgenerated, a.attidentity from pg_catalog.pg_attribute a
    where a.attnum > 0 and not a.attisdropped
  )
  select n.nspname as schema, r.relname as name,
    (select count(*)::int4 from names a where a.attrelid = r.oid) as columns,
    (select coalesce(json_agg(a.attname), '[]') from names a where a.attrelid = r.oid and a.attgenerated <> '') as generated,
    (select coalesce(json_agg(a.attname), '[]') from names a where a.attrelid = r.oid and a.attidentity = 'a' and has_column_privilege(r.oid, a.attnum, 'INSERT')) as fixed,
    not row_security_active(r.oid) and not exists (
      select from pg_catalog.pg_trigger g
      where g.tgrelid = r.oid and not g.tgisinternal and g.tgenabled in ('O', 'A') and g.tgtype & 7 = 7
    ) and not exists (
      select from pg_catalog.pg_constraint c where c.confrelid = r.oid and c.contype = 'f' and c.conparentid = 0
        and c.confdeltype in ('c', 'n', 'd') and row_security_active(c.conrelid)
    ) as is_certain,
    (select coalesce(json_agg(json_build_object('schema', m.nspname, 'name', f.relname, 'action', c.confdeltype,
        'columns', (select json_agg(a.attname order by k.position) from unnest(c.conkey) with ordinality k(number, position)
          join names a on a.attrelid = c.conrelid and a.attnum = k.number),
        'to', (select json_agg(a.attname order by k.position) from unnest(c.confkey) with ordinality k(number, position)
          join names a on a.attrelid = c.confrelid and a.attnum = k.number))), '[]')
      from pg_catalog.pg_constraint c
      join pg_catalog.pg_class f on f.oid = c.conrelid
      join pg_catalog.pg_namespace m on m.oid = f.relnamespace
      where c.confrelid = r.oid and c.contype = 'f' and c.conparentid = 0 and c.confdeltype in ('c', 'n', 'd')) as referrers
  from reached join pg_catalog.pg_class r on r.oid = reached.oid
  join pg_catalog.pg_namespace n on n.oid = r.relnamespace`;

/** Table that is written back completely, with the names of its columns. */
interface WholeTable {
  readonly table: Table;
  readonly written: readonly string[];
  readonly referrers: readonly Referrer[];
}

/**
 * Reads copies of all rows that the deletion of a row deletes or changes; undefined if they are too many, or if writing them
 * back is not certain: a hidden column, a policy, a trigger, a table without a key or right, a cycle of foreign keys.
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
  return {
    deleted: order.flatMap((one) => {
      const rows = [...(deleted.get(one) ?? [])];
      return rows.length > 0 ? [{ resource: one.path, rows }] : [];
    }),
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

/** The tables of `reachedQuery` that the user can write back completely. */
async function listWholeTables(
  tx: Queryable,
  { schema, name }: Table,
  tables: readonly Table[],
): Promise<readonly WholeTable[]> {
  const { rows } = await tx.query<ReachedTable>(reachedQuery, [schema, name]);
  return rows.flatMap((row) => {
    const table = tables.find((one) => isSame(one, row));
    if (table === undefined || !row.is_certain) return [];
    const written = listWritten(table, row);
    if (written === undefined || listShown(table).length !== row.columns) return [];
    return [{ table, written, referrers: JSON.parse(row.referrers) as readonly Referrer[] }];
  });
}

/** Columns that writing a row back inserts: those that are not generated; undefined if one cannot be written. */
function listWritten(
  table: Table,
  row: Pick<ReachedTable, "generated" | "fixed">,
): readonly string[] | undefined {
  if (table.kind !== "table" || table.key.length === 0 || !table.allows.create) return undefined;
  const generated = new Set(JSON.parse(row.generated) as readonly string[]);
  const fixed = new Set(JSON.parse(row.fixed) as readonly string[]);
  const written = listShown(table).filter((column) => !generated.has(column.name));
  const isWritten = written.every((column) => column.canCreate || fixed.has(column.name));
  return isWritten ? written.map((column) => column.name) : undefined;
}

/** The columns that writing a row back inserts; undefined if the user cannot write all of it. */
export async function readWrittenColumns(
  tx: Queryable,
  table: Table,
): Promise<readonly string[] | undefined> {
  const wholes = await listWholeTables(tx, table, [table]);
  return wholes[0]?.written;
}

/** True if the user may write the columns of a reference, and the key of its row stays. */
export function canWriteReference(
  table: Table,
  { columns }: { readonly columns: readonly string[] },
): boolean {
  return (
    table.kind === "table" &&
    table.key.length > 0 &&
    table.allows.update &&
    columns.every((name) => !table.key.includes(name) && findColumn(table, name)?.canUpdate)
  );
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

type Named = Pick<Table, "schema" | "name">;

function isSame(one: Named, other: Named): boolean {
  return one.schema === other.schema && one.name === other.name;
}
