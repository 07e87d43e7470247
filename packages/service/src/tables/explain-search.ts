import type { Table } from "./table.ts";

/** Above this number of rows, search covers columns with a trigram index only. */
export const mostUnindexedRows = 50_000;

/** Reason that a table with texts is not searched, and the statement that mends it; undefined if it is searched. */
export function explainSearch(
  table: Table,
): { readonly reason: string; readonly sql: string } | undefined {
  const { columns, searched, estimatedRows } = table;
  const text = columns.find((column) => column.type.kind === "text" && !column.isSecret);
  if (searched.length > 0 || text === undefined || estimatedRows <= mostUnindexedRows) {
    return undefined;
  }
  const name = `${quoteName(table.schema)}.${quoteName(table.name)}`;
  const concurrently = table.isPartitioned ? "" : "concurrently ";
  return {
    reason: "the table is large and its texts have no trigram or full-text index",
    sql: `create extension if not exists pg_trgm; create index ${concurrently}on ${name} using gin (${quoteName(text.name)} gin_trgm_ops);`,
  };
}

/** Quotes a name as PostgreSQL does, if it must be quoted. */
export function quoteName(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
}
