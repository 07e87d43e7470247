import type { Queryable } from "#database/database.ts";
import { findColumn, listShown } from "#tables/table.ts";
import type { Column, Table } from "#tables/table.ts";

interface ReachedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: number;
  /** Names of columns as JSON. */
  readonly generated: string;
  /** Identity columns that only a statement with OVERRIDING SYSTEM VALUE inserts, as the role may. */
  readonly fixed: string;
  /**
   * No trigger or rule changes a row that is inserted, no policy hides rows, and no check refuses a row that the table
   * has: one that was not validated, or that depends on the time.
   */
  readonly is_certain: boolean;
  /** Foreign keys to the table whose rows its deletion deletes or changes, as JSON. */
  readonly referrers: string;
}

export interface Referrer {
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
  ), checks as (
    select k.conrelid as relation, k.convalidated and not (
      coalesce(k.conbin::text ~ 'SQLVALUEFUNCTION', false) or exists (
        select from regexp_matches(k.conbin::text, ':(?:opfuncid|funcid) (\\d+)', 'g') m
        join pg_catalog.pg_proc p on p.oid = m[1]::oid where p.provolatile <> 'i'
      )
    ) as is_lasting
    from pg_catalog.pg_constraint k where k.conrelid in (select oid from reached) and k.contype in ('c', 'f')
  )
  select n.nspname as schema, r.relname as name,
    (select count(*)::int4 from names a where a.attrelid = r.oid) as columns,
    (select coalesce(json_agg(a.attname), '[]') from names a where a.attrelid = r.oid and a.attgenerated <> '') as generated,
    (select coalesce(json_agg(a.attname), '[]') from names a where a.attrelid = r.oid and a.attidentity = 'a' and has_column_privilege(r.oid, a.attnum, 'INSERT')) as fixed,
    not row_security_active(r.oid) and not exists (
      select from pg_catalog.pg_trigger g
      where g.tgrelid = r.oid and not g.tgisinternal and g.tgenabled in ('O', 'A') and g.tgtype & 7 = 7
    ) and not exists (
      select from pg_catalog.pg_rewrite w where w.ev_class = r.oid and w.ev_type = '3'
    ) and not exists (select from checks k where k.relation = r.oid and not k.is_lasting) and not exists (
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
export interface WholeTable {
  readonly table: Table;
  readonly written: readonly string[];
  readonly referrers: readonly Referrer[];
}

/** The tables of `reachedQuery` that the user can write back completely. */
export async function listWholeTables(
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

export function listWrittenOf(table: Table, wholes: readonly WholeTable[]): readonly Column[] {
  const written = wholes.find((whole) => whole.table === table)?.written ?? [];
  return written.flatMap((name) => findColumn(table, name) ?? []);
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

type Named = Pick<Table, "schema" | "name">;

/** True for the same table of the database. */
export function isSame(one: Named, other: Named): boolean {
  return one.schema === other.schema && one.name === other.name;
}
