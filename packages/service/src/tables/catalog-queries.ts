/** Relations that this role may read, except those of the system, of `quarterdeck` and of extensions. */
const shown = `c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition and c.relpersistence <> 't'
    and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'quarterdeck')
    and has_schema_privilege(n.oid, 'USAGE') and has_any_column_privilege(c.oid, 'SELECT')
    and not exists (
      select from pg_catalog.pg_depend d
      where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
    )`;

/** Estimated rows; from the size if the table was never analyzed, -1 for a view. */
const estimate = (relation: string): string =>
  `case when ${relation}.reltuples < 0 and ${relation}.relkind in ('r', 'm') then pg_relation_size(${relation}.oid)::float8 / 100 else ${relation}.reltuples::float8 end`;

/** Condition: privileges and policies permit the command to the role for some rows. */
const hasPolicy = (command: "a" | "w" | "d"): string =>
  `(not row_security_active(c.oid) or exists (
      select from pg_catalog.pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('*', '${command}')
        and exists (select from unnest(p.polroles) u(role) where role = 0 or pg_has_role(role, 'USAGE'))
    ))`;

export const relationsQuery = `
  select c.oid, c.reltype as row_type, n.nspname as schema, c.relname as name, c.relkind::text as kind,
    obj_description(c.oid, 'pg_class') as comment, obj_description(n.oid, 'pg_namespace') as schema_comment,
    case when c.relkind = 'p' then (
      select coalesce(sum(${estimate("x")}), 0) from pg_partition_tree(c.oid) l join pg_catalog.pg_class x on x.oid = l.relid where l.isleaf
    ) else ${estimate("c")} end as estimated_rows,
    has_any_column_privilege(c.oid, 'INSERT') and ${hasPolicy("a")} as can_create,
    has_any_column_privilege(c.oid, 'UPDATE') and ${hasPolicy("w")} as can_update,
    has_table_privilege(c.oid, 'DELETE') and ${hasPolicy("d")} as can_remove,
    pg_relation_is_updatable(c.oid, true) as writes,
    c.relkind = 'v' and pg_relation_is_updatable(c.oid, false) & 4 <> 0 as is_simple,
    exists (select from pg_catalog.pg_rewrite r where r.ev_class = c.oid and r.ev_type in ('2', '3') and r.is_instead) as has_rules,
    c.relrowsecurity as has_policies,
    c.relkind = 'm' and (pg_has_role(c.relowner, 'USAGE') or case
      when current_setting('server_version_num')::int4 >= 170000 then has_table_privilege(c.oid, 'MAINTAIN') else false
    end) as can_refresh,
    c.relkind = 'r' and exists (select from pg_catalog.pg_inherits i where i.inhparent = c.oid) as has_children,
    exists (select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and t.tgtype & 64 <> 0) as has_instead
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where ${shown}
  order by n.nspname collate "C", c.relname collate "C"`;

/** Rules of all views, also of those that others read: `ev_action` has the origins of their columns. */
export const rulesQuery = `
  select r.ev_class as relation, r.ev_action::text as rule
  from pg_catalog.pg_rewrite r
  join pg_catalog.pg_class c on c.oid = r.ev_class
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where r.rulename = '_RETURN' and c.relkind = 'v'
    and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'quarterdeck')`;

/** Condition: an INSTEAD OF trigger takes the event (bit of `tgtype`), and each column of the view. */
const hasInsteadOf = (event: 4 | 16): string =>
  `exists (select from pg_catalog.pg_trigger t where t.tgrelid = a.attrelid and t.tgtype & ${64 + event} = ${64 + event})`;

/** The other queries take the OIDs of those relations, and of the tables that views read. */
export const columnsQuery = `
  select a.attrelid as relation, a.attnum as number, a.attname as name,
    n.nspname as relation_schema, c.relname as relation_table,
    a.atttypid as type, a.atttypmod as modifier, a.attndims as dimensions, format_type(a.atttypid, a.atttypmod) as sql_type,
    a.attnotnull as is_not_null, a.atthasdef as has_default, a.attidentity::text as identity, a.attgenerated::text as generated,
    pg_get_expr(d.adbin, d.adrelid) as default_sql, col_description(a.attrelid, a.attnum) as comment,
    coalesce(col_description(a.attrelid, a.attnum) ~ 'quarterdeck: key' or a.attfdwoptions && array['key=true', 'key=yes', 'key=on', 'key=1'], false) as is_key,
    has_column_privilege(a.attrelid, a.attnum, 'SELECT') as can_read,
    has_column_privilege(a.attrelid, a.attnum, 'INSERT') and (pg_column_is_updatable(a.attrelid, a.attnum, true) or ${hasInsteadOf(4)}) as can_create,
    has_column_privilege(a.attrelid, a.attnum, 'UPDATE') and (pg_column_is_updatable(a.attrelid, a.attnum, true) or ${hasInsteadOf(16)}) as can_update,
    coalesce(l.collname = 'default', false) as has_default_collation
  from pg_catalog.pg_attribute a
  join pg_catalog.pg_class c on c.oid = a.attrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  left join pg_catalog.pg_collation l on l.oid = a.attcollation
  where a.attnum > 0 and not a.attisdropped and a.attrelid = any ($1::oid[])
  order by a.attrelid, a.attnum`;

/** Condition on the type `t`: it has a default operator class, or shares that of another type. */
const hasOperatorClass = (method: "btree" | "hash"): string => `exists (
      select from pg_catalog.pg_opclass o join pg_catalog.pg_am m on m.oid = o.opcmethod
      where m.amname = '${method}' and o.opcdefault and (o.opcintype = t.oid or exists (
        select from pg_catalog.pg_cast c
        where c.castsource = t.oid and c.casttarget = o.opcintype and c.castmethod = 'b' and c.castcontext = 'i'
      ))
    )`;

/** Types of those columns and of functions (`$2`), with base types of domains, item types of arrays and members of composite types. */
export const typesQuery = `
  with recursive used(oid) as (
    select a.atttypid from pg_catalog.pg_attribute a where a.attnum > 0 and not a.attisdropped and a.attrelid = any ($1::oid[])
    union
    select unnest($2::oid[])
    union
    select p.oid from used u join pg_catalog.pg_type t on t.oid = u.oid
    cross join lateral (
      values (t.typbasetype), (t.typelem)
      union all select r.rngsubtype from pg_catalog.pg_range r where t.oid in (r.rngtypid, r.rngmultitypid)
      union all select a.atttypid from pg_catalog.pg_attribute a
        where t.typtype = 'c' and a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped
    ) p(oid) where p.oid <> 0
  )
  select t.oid, t.typname as name, t.typtype::text as typtype, t.typelem as element,
    coalesce((select e.typarray = t.oid from pg_catalog.pg_type e where e.oid = t.typelem), false) as is_array,
    exists (
      select from pg_catalog.pg_cast c
      where c.castsource = t.oid and c.casttarget = 'json'::regtype and c.castfunc <> 0
    ) as has_json_cast,
    coalesce(t.typtype in ('r', 'm') or ${hasOperatorClass("btree")}, false) as is_ordered,
    coalesce(t.typtype in ('r', 'm') or ${hasOperatorClass("hash")}, false) as is_comparable,
    (select coalesce(json_agg(json_build_array(a.attname, a.atttypid::int8, a.atttypmod) order by a.attnum), '[]')
      from pg_catalog.pg_attribute a
      where t.typtype = 'c' and a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped) as members,
    coalesce((select r.rngsubtype::int8 from pg_catalog.pg_range r where t.oid in (r.rngtypid, r.rngmultitypid)), 0)::int8::float8 as bound,
    t.typbasetype as base, t.typtypmod as modifier, t.typnotnull as is_not_null, format_type(t.oid, -1) as compared_as,
    (select coalesce(json_agg(e.enumlabel order by e.enumsortorder), '[]') from pg_catalog.pg_enum e where e.enumtypid = t.oid) as labels,
    (select coalesce(json_agg(pg_get_constraintdef(c.oid)), '[]') from pg_catalog.pg_constraint c where c.contypid = t.oid and c.contype = 'c') as checks
  from pg_catalog.pg_type t where t.oid in (select oid from used)`;

export const constraintsQuery = `
  select c.conrelid as relation, c.contype::text as kind, c.conname as name, to_json(c.conkey) as columns,
    n.nspname as to_schema, r.relname as to_name, pg_get_constraintdef(c.oid) as definition,
    obj_description(c.oid, 'pg_constraint') as comment,
    (select json_agg(a.attname order by k.position) from unnest(c.confkey) with ordinality k(number, position)
      join pg_catalog.pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) as to_columns
  from pg_catalog.pg_constraint c
  left join pg_catalog.pg_class r on r.oid = c.confrelid
  left join pg_catalog.pg_namespace n on n.oid = r.relnamespace
  where c.contype in ('p', 'u', 'f', 'c') and c.conrelid = any ($1::oid[])
  order by c.conrelid, c.conname collate "C"`;

/** Indexes over plain columns; \`is_whole\`: no condition. \`is_trigram\`: finds parts of words. */
export const indexesQuery = `
  select i.indrelid as relation, i.indisunique and i.indpred is null and i.indisvalid as is_unique,
    m.amname = 'btree' as is_ordered, i.indpred is null as is_whole,
    (select to_json(array_agg(k order by position)) from unnest(i.indkey::int2[]) with ordinality u(k, position) where position <= i.indnkeyatts) as columns,
    exists (
      select from unnest(i.indclass::oid[]) o(oid) join pg_catalog.pg_opclass p on p.oid = o.oid
      where p.opcname in ('gin_trgm_ops', 'gist_trgm_ops')
    ) as is_trigram,
    case when i.indnkeyatts = 1 and exists (
      select from pg_catalog.pg_opclass p where p.oid = i.indclass[0] and p.opcname = 'tsvector_ops'
    ) then json_build_object(
      'expression', pg_get_indexdef(i.indexrelid, 1, true),
      'source', (select pg_get_expr(d.adbin, d.adrelid) from pg_catalog.pg_attrdef d where d.adrelid = i.indrelid and d.adnum = i.indkey[0]),
      'columns', (select json_agg(distinct d.refobjsubid) from pg_catalog.pg_depend d
        where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = i.indexrelid and d.refobjid = i.indrelid and d.refobjsubid > 0)
    ) end as words
  from pg_catalog.pg_index i
  join pg_catalog.pg_class x on x.oid = i.indexrelid
  join pg_catalog.pg_am m on m.oid = x.relam
  where i.indrelid = any ($1::oid[]) and i.indisvalid`;
