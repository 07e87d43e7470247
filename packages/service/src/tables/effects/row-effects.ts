import { ownMember } from "@quarterdeck/model";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { compileSql } from "#database/compile-sql.ts";
import type { Queryable } from "#database/database.ts";
import { tableName } from "#tables/row-sql.ts";
import { baseKey, selectedSql } from "./row-selection.ts";
import type { SelectedRows } from "./row-selection.ts";
import { keyColumns } from "#tables/table.ts";
import type { Table } from "#tables/table.ts";
import { comparedValue } from "#tables/value-sql.ts";

/** Effect of a deletion or of a new key on the rows of another table, or of the same one. */
export interface RowEffect {
  readonly schema: string;
  readonly name: string;
  readonly action: RowAction;
  /** Number of rows, at most `mostCounted`; undefined if they cannot be counted. */
  readonly count: number | undefined;
  /** False: there may be more rows than the user may see, or than are counted. */
  readonly isExact: boolean;
}

/** Write that has effects on other rows. */
export type EffectCause = "remove" | "update";

/**
 * The rows are deleted, get the new key, lose their reference, get the default as their reference, or prevent the write.
 * `forget`: the row has values that the user may not read, which no one can write back.
 */
type RowAction = "delete" | "change" | "clear" | "default" | "prevent" | "forget";

const cascades = { remove: "delete", update: "change" } as const;
const actions: { readonly [action: string]: RowAction } = {
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

/**
 * Foreign keys to the table, and those to the rows that its deletion deletes or its new key (`$3`, its names)
 * changes: two levels.
 */
const referrersQuery = `
  with recursive below as (
    select c.oid, c.conrelid, c.conkey, case when $3::jsonb is null then c.confdeltype else c.confupdtype end as action, 0::oid as above, 1 as depth
    from pg_catalog.pg_constraint c
    where c.contype = 'f' and c.conparentid = 0 and c.confrelid = to_regclass(format('%I.%I', $1::text, $2::text))
      and ($3::jsonb is null or c.confkey operator(pg_catalog.&&) array(
        select a.attnum from pg_catalog.pg_attribute a where a.attrelid = c.confrelid and a.attname in (select jsonb_array_elements_text($3::jsonb))
      ))
    union all
    select c.oid, c.conrelid, c.conkey, case when $3::jsonb is null then c.confdeltype else c.confupdtype end, b.oid, 2
    from below b join pg_catalog.pg_constraint c on c.confrelid = b.conrelid
    where c.contype = 'f' and c.conparentid = 0 and b.action = 'c' and b.depth = 1 and ($3::jsonb is null or c.confkey operator(pg_catalog.&&) b.conkey)
  )
  select b.oid, b.above, n.nspname as schema, r.relname as name, b.action::text as action,
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

/**
 * Counts the rows that the deletion or a new key of a row deletes or changes, or that prevent it. Tables without rows are
 * left out.
 */
export async function listEffects(
  tx: Queryable,
  target: SelectedRows,
  cause: EffectCause,
): Promise<readonly RowEffect[]> {
  const { table } = target;
  const base = table.base ?? table;
  // Triggers of a view, and a foreign server, may delete other rows.
  if (table.kind === "view" && table.base === undefined) return [unknownEffect];
  const keyNames = cause === "remove" ? null : baseKey(table);
  const parameters = [base.schema, base.name, keyNames];
  const { rows } = await tx.query<ReferrerRow>(referrersQuery, parameters);
  const readable = rows
    .filter((row) => row.can_read && isReadable(row, rows))
    // A row that is deleted loses no reference, and prevents nothing.
    .toSorted((one, other) => Number(other.action === "c") - Number(one.action === "c"));
  const direct = readable.filter(({ above }) => above === 0);
  const columns = [...baseKey(table), ...direct.flatMap((row) => namesOf(row.to_columns))];
  const counts = await countAll(
    tx,
    selectedSql(target, columns),
    readable.map((row, index) =>
      countSql(row, rows, { table, cause, earlier: readable.slice(0, index) }),
    ),
  );
  const isForgotten = cause === "remove" && (await hidesColumns(tx, table));
  const effects = rows.flatMap((row) => {
    const index = readable.indexOf(row);
    const count = index === -1 ? undefined : counts[index];
    // Policies may hide rows from the user.
    if (count === 0 && !row.has_policies) return [];
    const { schema, name, has_policies } = row;
    const action =
      row.action === "c" ? cascades[cause] : (ownMember(actions, row.action) ?? "prevent");
    const isExact = count !== undefined && !has_policies && count < mostCounted;
    return [{ schema, name, action, count, isExact }];
  });
  return joinEffects(isForgotten ? [...effects, forgetEffect] : effects);
}

/** Joins the effects of several foreign keys of a table: each row is in one of them. */
function joinEffects(effects: readonly RowEffect[]): readonly RowEffect[] {
  const joined = new Map<string, RowEffect>();
  for (const effect of effects) {
    const id = JSON.stringify([effect.schema, effect.name, effect.action]);
    const { count, isExact } = joined.get(id) ?? { count: 0, isExact: true };
    const sum =
      count === undefined || effect.count === undefined ? undefined : count + effect.count;
    joined.set(id, { ...effect, count: sum, isExact: isExact && effect.isExact });
  }
  return [...joined.values()].map((effect) =>
    effect.count === 0 ? { ...effect, count: undefined } : effect,
  );
}

const unknown = { schema: "", name: "", count: undefined, isExact: false } as const;
const unknownEffect: RowEffect = { ...unknown, action: "delete" };
const forgetEffect: RowEffect = { ...unknown, action: "forget" };

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

interface CountedCause {
  readonly table: Table;
  readonly cause: EffectCause;
  /** Foreign keys whose rows are counted before. */
  readonly earlier: readonly ReferrerRow[];
}

/** Number of rows of a referrer, joined to the rows by one or two foreign keys, that no earlier one counts. */
function countSql(
  row: ReferrerRow,
  rows: readonly ReferrerRow[],
  { table, cause, earlier }: CountedCause,
): RawBuilder<unknown> {
  const { schema, name } = table.base ?? table;
  // Rows that refer to themselves or to each other are not other rows.
  const isOther = (alias: string, one: ReferrerRow | undefined): readonly RawBuilder<unknown>[] =>
    cause === "remove" && one?.schema === schema && one.name === name
      ? [sql`not exists (select from selected as s where ${isSameKey(table, alias)})`]
      : [];
  const isCounted = earlier.filter(
    (one) => one.schema === row.schema && one.name === row.name && excludes(one, row, cause),
  );
  const conditions = [
    ...isOther("a", row),
    ...isOther("b", findAbove(row, rows)),
    ...isCounted.map((one) => {
      const from =
        findAbove(one, rows) === undefined
          ? sql`selected as f where ${isSame(one, "a", "f")}`
          : sql`${joinAbove(one, rows, { from: "e", to: "f" })} where ${isSame(one, "a", "e")}`;
      return sql`not exists (select from ${from})`;
    }),
  ];
  const from =
    findAbove(row, rows) === undefined
      ? sql`selected as t on ${isSame(row, "a", "t")}`
      : sql`(${joinAbove(row, rows, { from: "b", to: "t" })}) on ${isSame(row, "a", "b")}`;
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  return sql`(select count(*)::int4 from (select 1 from ${tableName(row)} as a join ${from} ${where} limit ${sql.lit(mostCounted)}) s)`;
}

/** True if the rows of an earlier foreign key are not rows of a later one: they are deleted, or have the same effect. */
function excludes(earlier: ReferrerRow, later: ReferrerRow, cause: EffectCause): boolean {
  if (earlier.action === later.action) return true;
  return cause === "remove" && earlier.action === "c" && later.action !== "r";
}

function findAbove({ above }: ReferrerRow, rows: readonly ReferrerRow[]): ReferrerRow | undefined {
  return rows.find(({ oid }) => oid === above);
}

/** The table between a referrer and the rows, joined to these. */
function joinAbove(
  row: ReferrerRow,
  rows: readonly ReferrerRow[],
  { from, to }: { readonly from: string; readonly to: string },
): RawBuilder<unknown> {
  const above = findAbove(row, rows);
  if (above === undefined) return sql`selected as ${sql.id(to)}`;
  return sql`${tableName(above)} as ${sql.id(from)} join selected as ${sql.id(to)} on ${isSame(above, from, to)}`;
}

function isSameKey(table: Table, alias: string): RawBuilder<unknown> {
  const columns = keyColumns(table);
  const parts = baseKey(table).map((name, index) => {
    const [column] = columns.slice(index);
    const [one, other] = [sql.id("s", name), sql.id(alias, name)].map((value) =>
      column === undefined ? value : comparedValue(value, column),
    );
    return sql`${one} = ${other}`;
  });
  return sql.join(parts, sql` and `);
}

function isSame(
  { columns, to_columns }: ReferrerRow,
  from: string,
  to: string,
): RawBuilder<unknown> {
  const targets = namesOf(to_columns);
  const pairs = namesOf(columns).map(
    (name, index) => sql`${sql.id(from, name)} = ${sql.id(to, targets[index] ?? name)}`,
  );
  return sql.join(pairs, sql` and `);
}

function namesOf(json: string): readonly string[] {
  return JSON.parse(json) as readonly string[];
}

async function countAll(
  tx: Queryable,
  selected: RawBuilder<unknown>,
  counts: readonly RawBuilder<unknown>[],
): Promise<readonly number[]> {
  if (counts.length === 0) return [];
  const { sql: text, parameters } = compileSql(
    sql`with selected as materialized (${selected}) select json_build_array(${sql.join(counts)}) as counts`,
  );
  const { rows } = await tx.query<{ counts: string }>(text, parameters);
  return JSON.parse(rows[0]?.counts ?? "[]") as readonly number[];
}
