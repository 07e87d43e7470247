import { ownMember } from "@quarterdeck/model";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { compileSql } from "#database/compile-sql.ts";
import type { Queryable } from "#database/database.ts";
import { tableName } from "./row-sql.ts";
import { keyColumns } from "./table.ts";
import { castText } from "./value-sql.ts";
import type { Table } from "./table.ts";

/** Effect of a deletion on the rows of another table, or of the same one. */
export interface RemovalEffect {
  readonly schema: string;
  readonly name: string;
  readonly action: RemovalAction;
  /** Number of rows, at most `mostCounted`; undefined if they cannot be counted. */
  readonly count: number | undefined;
  /** False: there may be more rows than the user may see, or than are counted. */
  readonly isExact: boolean;
}

/**
 * The rows are deleted, lose their reference, get the default as their reference, or prevent the deletion. `forget`: the
 * row has values that the user may not read, which no one can write back. */
type RemovalAction = "delete" | "clear" | "default" | "prevent" | "forget";

const actions: { readonly [action: string]: RemovalAction } = {
  c: "delete",
  n: "clear",
  d: "default",
  a: "prevent",
  r: "prevent",
};

const mostCounted = 10_000;

/** A foreign key below the table, with the one above it. */
interface ReferrerRow {
  readonly oid: number;
  /** Constraint of the level above; 0 below the table itself. */
  readonly above: number;
  readonly schema: string;
  readonly name: string;
  readonly action: string;
  /** Arrays of names as JSON. */
  readonly columns: string;
  readonly to_columns: string;
  readonly can_read: boolean;
  readonly has_policies: boolean;
}

/** Foreign keys to the table, and those to the rows that its deletion deletes: two levels. */
const referrersQuery = `
  with recursive below as (
    select c.oid, c.conrelid, c.confdeltype, 0::oid as above, 1 as depth
    from pg_catalog.pg_constraint c
    where c.contype = 'f' and c.conparentid = 0 and c.confrelid = to_regclass(format('%I.%I', $1::text, $2::text))
    union all
    select c.oid, c.conrelid, c.confdeltype, b.oid, 2
    from below b join pg_catalog.pg_constraint c on c.confrelid = b.conrelid
    where c.contype = 'f' and c.conparentid = 0 and b.confdeltype = 'c' and b.depth = 1
  )
  select b.oid, b.above, n.nspname as schema, r.relname as name, b.confdeltype::text as action,
    (select json_agg(a.attname order by k.position) from unnest(c.conkey) with ordinality k(number, position)
      join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as columns,
    (select json_agg(a.attname order by k.position) from unnest(c.confkey) with ordinality k(number, position)
      join pg_catalog.pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) as to_columns,
    has_schema_privilege(n.oid, 'USAGE') and (select bool_and(has_column_privilege(r.oid, k, 'SELECT')) from unnest(c.conkey) k) as can_read,
    r.relrowsecurity as has_policies
  from below b
  join pg_catalog.pg_constraint c on c.oid = b.oid
  join pg_catalog.pg_class r on r.oid = b.conrelid
  join pg_catalog.pg_namespace n on n.oid = r.relnamespace
  order by b.depth, n.nspname, r.relname, c.conname`;

/** Counts the rows that the deletion of a row deletes or changes, or that prevent it. Tables without rows are left out. */
export async function listRemovalEffects(
  tx: Queryable,
  table: Table,
  key: readonly string[],
): Promise<readonly RemovalEffect[]> {
  const base = table.base ?? table;
  // Triggers of a view, and a foreign server, may delete other rows.
  if (table.kind === "view" && table.base === undefined) return [unknownEffect];
  const { rows } = await tx.query<ReferrerRow>(referrersQuery, [base.schema, base.name]);
  const readable = rows.filter((row) => row.can_read && isReadable(row, rows));
  const counts = await countAll(
    tx,
    readable.map((row) => countSql(row, rows, { table, key })),
  );
  const forgotten = (await hidesColumns(tx, table)) ? [forgetEffect] : [];
  const effects = rows.flatMap((row) => {
    const index = readable.indexOf(row);
    const count = index === -1 ? undefined : counts[index];
    // Policies may hide rows from the user.
    if (count === 0 && !row.has_policies) return [];
    const { schema, name, has_policies } = row;
    const action = ownMember(actions, row.action) ?? "prevent";
    const isExact = count !== undefined && !has_policies && count < mostCounted;
    return [{ schema, name, action, count: count === 0 ? undefined : count, isExact }];
  });
  return [...effects, ...forgotten];
}

const unknown = { schema: "", name: "", count: undefined, isExact: false } as const;
const unknownEffect: RemovalEffect = { ...unknown, action: "delete" };
const forgetEffect: RemovalEffect = { ...unknown, action: "forget" };

const columnsQuery = `
  select a.attname as name from pg_catalog.pg_attribute a
  where a.attrelid = to_regclass(format('%I.%I', $1::text, $2::text)) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`;

/** True if the row has a column that the user cannot read, so that undo loses its value. */
async function hidesColumns(
  tx: Queryable,
  { base, columns, schema, name }: Table,
): Promise<boolean> {
  const target = base ?? { schema, name };
  const { rows } = await tx.query<{ name: string }>(columnsQuery, [target.schema, target.name]);
  const shown = new Set(columns.map((column) => base?.columns.get(column.name) ?? column.name));
  return rows.some((row) => !shown.has(row.name));
}

function isReadable({ above }: ReferrerRow, rows: readonly ReferrerRow[]): boolean {
  return above === 0 || rows.some((row) => row.oid === above && row.can_read);
}

interface Target {
  readonly table: Table;
  readonly key: readonly string[];
}

/** Number of rows of a referrer, joined to the row by one or two foreign keys. */
function countSql(
  row: ReferrerRow,
  rows: readonly ReferrerRow[],
  { table, key }: Target,
): RawBuilder<unknown> {
  const base = table.base ?? table;
  const middle = rows.find(({ oid }) => oid === row.above);
  const from =
    middle === undefined
      ? sql`${tableName(row)} as a join ${tableName(base)} as t on ${isSame(row, "a", "t")}`
      : sql`${tableName(row)} as a join ${tableName(middle)} as b on ${isSame(row, "a", "b")}
        join ${tableName(base)} as t on ${isSame(middle, "b", "t")}`;
  return sql`(select count(*)::int4 from (select 1 from ${from} where ${baseCondition(table, key)} limit ${sql.lit(mostCounted)}) s)`;
}

/** Condition for a key in the table below a view. */
function baseCondition(table: Table, key: readonly string[]): RawBuilder<unknown> {
  const parts = keyColumns(table).map((column, index) => {
    const name = table.base?.columns.get(column.name) ?? column.name;
    return sql`${sql.id("t", name)} = ${castText(key[index], column)}`;
  });
  return sql.join(parts, sql` and `);
}

function isSame(
  { columns, to_columns }: ReferrerRow,
  from: string,
  to: string,
): RawBuilder<unknown> {
  const targets = JSON.parse(to_columns) as readonly string[];
  const pairs = (JSON.parse(columns) as readonly string[]).map(
    (name, index) => sql`${sql.id(from, name)} = ${sql.id(to, targets[index] ?? name)}`,
  );
  return sql.join(pairs, sql` and `);
}

async function countAll(
  tx: Queryable,
  counts: readonly RawBuilder<unknown>[],
): Promise<readonly number[]> {
  if (counts.length === 0) return [];
  const { sql: text, parameters } = compileSql(
    sql`select json_build_array(${sql.join(counts)}) as counts`,
  );
  const { rows } = await tx.query<{ counts: string }>(text, parameters);
  return JSON.parse(rows[0]?.counts ?? "[]") as readonly number[];
}
