/** Function or procedure with the types of its arguments. */
export interface FunctionRow {
  readonly schema: string;
  readonly name: string;
  readonly kind: "f" | "p";
  /** `i` immutable, `s` stable, `v` volatile. */
  readonly volatility: string;
  readonly is_definer: boolean;
  readonly is_set: boolean;
  readonly comment: string | null;
  /** Types of its input, which distinguish functions of one name. */
  readonly signature: string;
  readonly result: number;
  readonly result_name: string;
  readonly result_sql: string;
  readonly arguments: readonly FunctionArgument[];
}

export interface FunctionArgument {
  /** Empty: it has no name. */
  readonly name: string;
  /** `i` in, `o` out, `b` both, `v` variadic, `t` column of the result. */
  readonly mode: string;
  readonly type: number;
  readonly sql_type: string;
  readonly default_sql: string | null;
}

/**
 * Functions and procedures that the role may call, without those of extensions and range types, those that serve triggers, aggregates,
 * operators, types and indexes, and those with pseudo-types.
 */
export const functionsQuery = `
  select n.nspname as schema, p.proname as name, p.prokind::text as kind, p.provolatile::text as volatility,
    p.prosecdef as is_definer, p.proretset as is_set, obj_description(p.oid, 'pg_proc') as comment,
    oidvectortypes(p.proargtypes) as signature,
    p.prorettype as result, r.typname as result_name, format_type(p.prorettype, -1) as result_sql,
    (select coalesce(json_agg(json_build_object(
        'name', coalesce(p.proargnames[i], ''), 'mode', coalesce(p.proargmodes[i]::text, 'i'), 'type', t::int8,
        'sql_type', format_type(t, -1), 'default_sql', pg_get_function_arg_default(p.oid, i::int4)
      ) order by i), '[]')
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u(t, i)) as arguments
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  join pg_catalog.pg_type r on r.oid = p.prorettype
  where p.prokind in ('f', 'p') and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'quarterdeck')
    and has_schema_privilege(n.oid, 'USAGE') and has_function_privilege(p.oid, 'EXECUTE')
    and (r.typtype <> 'p' or r.typname in ('void', 'record'))
    and not (r.typname = 'record' and p.proallargtypes is null)
    and not exists (
      select from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) u(t)
      join pg_catalog.pg_type a on a.oid = u.t
      where a.typtype = 'p'
    )
    and not exists (
      select from pg_catalog.pg_depend d
      where d.classid = 'pg_catalog.pg_proc'::regclass and d.objid = p.oid and d.deptype in ('e', 'i')
    )
    and not exists (
      select from pg_catalog.pg_depend d left join pg_catalog.pg_proc a on a.oid = d.objid and d.classid = 'pg_catalog.pg_proc'::regclass
      where d.refclassid = 'pg_catalog.pg_proc'::regclass and d.refobjid = p.oid and (a.prokind = 'a' or d.classid in (
        'pg_catalog.pg_operator'::regclass, 'pg_catalog.pg_type'::regclass, 'pg_catalog.pg_cast'::regclass,
        'pg_catalog.pg_opclass'::regclass, 'pg_catalog.pg_amproc'::regclass, 'pg_catalog.pg_opfamily'::regclass
      ))
    )
  order by n.nspname collate "C", p.proname collate "C", oidvectortypes(p.proargtypes) collate "C"`;
