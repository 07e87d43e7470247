import type { Database } from "#database/database.ts";

/** Object of the database with a remark, or a partitioned table with the columns of its partition key. */
export interface RemarkRow {
  readonly kind:
    | "hidden-table"
    | "unfilled"
    | "no-index"
    | "no-policy"
    | "hidden-function"
    | "no-form"
    | "partitioned";
  /** Quoted name. */
  readonly object: string;
  /** Quoted names, separated by commas; of a hidden object, the schema that the role may not use. */
  readonly columns: string;
  /** Quoted name of the role that reads. */
  readonly role: string;
  readonly is_partitioned: boolean;
}

const isOwn = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'quarterdeck')`;

/** Condition: the object belongs to no extension, and to no type. */
const isFree = (catalog: string, oid: string): string =>
  `not exists (select from pg_catalog.pg_depend e where e.classid = 'pg_catalog.${catalog}'::regclass and e.objid = ${oid} and e.deptype in ('e', 'i'))`;

const hiddenSchema = `case when has_schema_privilege(n.oid, 'USAGE') then '' else quote_ident(n.nspname) end`;

const remarksQuery = `
  select 'hidden-table' as kind, format('%I.%I', n.nspname, c.relname) as object, ${hiddenSchema} as columns, quote_ident(current_user) as role, false as is_partitioned
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition and c.relpersistence <> 't' and ${isOwn} and ${isFree("pg_class", "c.oid")}
    and not (has_schema_privilege(n.oid, 'USAGE') and has_any_column_privilege(c.oid, 'SELECT'))
  union all
  select 'unfilled', format('%I.%I', n.nspname, c.relname), '', '', false
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'm' and not c.relispopulated and ${isOwn}
  union all
  select 'no-index', format('%I.%I', n.nspname, c.relname),
    (select string_agg(quote_ident(a.attname), ', ' order by k.position) from unnest(f.conkey) with ordinality k(number, position)
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.number), '', c.relkind = 'p'
  from pg_catalog.pg_constraint f
  join pg_catalog.pg_class c on c.oid = f.conrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where f.contype = 'f' and f.conparentid = 0 and c.reltuples > $1 and ${isOwn}
    and not exists (
      select from pg_catalog.pg_index i
      where i.indrelid = c.oid and i.indisvalid and (i.indkey::int2[])[0:array_length(f.conkey, 1) - 1] @> f.conkey
    )
  union all
  select 'partitioned', format('%I.%I', n.nspname, c.relname),
    (select string_agg(quote_ident(a.attname), ', ' order by k.position) from unnest(p.partattrs::int2[]) with ordinality k(number, position)
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.number), '', true
  from pg_catalog.pg_partitioned_table p
  join pg_catalog.pg_class c on c.oid = p.partrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where p.partexprs is null and ${isOwn}
  union all
  select 'no-policy', format('%I.%I', n.nspname, c.relname), '', quote_ident(current_user), false
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relrowsecurity and ${isOwn} and not exists (select from pg_catalog.pg_policy p where p.polrelid = c.oid)
  union all
  select case when has_schema_privilege(n.oid, 'USAGE') and has_function_privilege(p.oid, 'EXECUTE') then 'no-form' else 'hidden-function' end,
    format('%I.%I', n.nspname, p.proname) || '(' || oidvectortypes(p.proargtypes) || ')', ${hiddenSchema}, quote_ident(current_user), false
  from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace join pg_catalog.pg_type r on r.oid = p.prorettype
  where p.prokind in ('f', 'p') and r.typname not in ('trigger', 'event_trigger') and ${isOwn} and ${isFree("pg_proc", "p.oid")}
    and (
      not (has_schema_privilege(n.oid, 'USAGE') and has_function_privilege(p.oid, 'EXECUTE'))
      or (r.typtype = 'p' and r.typname not in ('void', 'record')) or (r.typname = 'record' and p.proallargtypes is null)
      or exists (
        select from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) u(t) join pg_catalog.pg_type a on a.oid = u.t where a.typtype = 'p'
      )
    )`;

/** Lists objects that the console hides or shows slowly. Tables with more rows than `largeRows` count as large. */
export async function readRemarkRows(
  database: Database,
  largeRows: number,
): Promise<readonly RemarkRow[]> {
  return database.read(async (tx) => {
    // Operators and functions of extensions in the search path must not compete with those of PostgreSQL.
    await tx.query("set local search_path = pg_catalog");
    return (await tx.query<RemarkRow>(remarksQuery, [largeRows])).rows;
  });
}
