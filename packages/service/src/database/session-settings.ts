/** Both engines start every session like this, so that the same value is written the same way. */
const common = [
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, MDY'",
  "set intervalstyle = 'iso_8601'",
  "set bytea_output = 'hex'",
  "set client_min_messages = 'warning'",
  "set standard_conforming_strings = on",
  // Compiling a page's query takes longer than running it.
  "set jit = off",
];

/** A statement of a person may not hold a server up; the embedded engine does not know such a limit. */
export const statementTimeoutSeconds = 10;

export const sessionSettings: { readonly [kind in "embedded" | "remote"]: string } = {
  embedded: [
    ...common,
    // Deep pages of unindexed orders sort in memory instead of in files.
    "set work_mem = '64MB'",
    // Spare files of the log would be half of what a small database weighs.
    "set wal_recycle = off",
  ].join("; "),
  remote: [
    ...common,
    `set statement_timeout = '${statementTimeoutSeconds}s'`,
    "set lock_timeout = '5s'",
    "set idle_in_transaction_session_timeout = '30s'",
  ].join("; "),
};
