/** Settings of every session on both engines, so that equal values are written equally. */
const common = [
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, MDY'",
  "set intervalstyle = 'iso_8601'",
  "set bytea_output = 'hex'",
  "set client_min_messages = 'warning'",
  "set standard_conforming_strings = on",
  // Compiling the query of a page takes longer than running it.
  "set jit = off",
];

/** Time limit of a statement. The embedded engine has no clock: its session cancels the statement. */
export const statementTimeoutSeconds = 10;

/** Operators and types of extensions need their schema in the search path; it comes last. */
const extensionSchemas = `select set_config('search_path', concat_ws(', ', nullif(current_setting('search_path'), ''), (
  select string_agg(distinct quote_ident(n.nspname), ', ')
  from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace
  where n.nspname <> all (current_schemas(true))
)), false)`;

export const sessionSettings: { readonly [kind in "embedded" | "remote"]: string } = {
  embedded: [
    ...common,
    // Deep pages of unindexed orders sort in memory instead of in files.
    "set work_mem = '64MB'",
    // Spare WAL files would be half the size of a small database.
    "set wal_recycle = off",
  ].join("; "),
  remote: [
    ...common,
    `set statement_timeout = '${statementTimeoutSeconds}s'`,
    "set lock_timeout = '5s'",
    "set idle_in_transaction_session_timeout = '30s'",
    extensionSchemas,
  ].join("; "),
};
