import { quoteName } from "./quote-name.ts";
import { sortableColumns } from "./sortable-columns.ts";
import type { Table } from "./table.ts";

/** Above this number of rows, search covers columns with a trigram index only. */
export const mostUnindexedRows = 50_000;

/** Reason that a table with texts is not searched, and the statement that fixes it; undefined if it is searched. */
export function explainSearch(
  table: Table,
): { readonly reason: string; readonly sql: string } | undefined {
  const { columns, searched, estimatedRows } = table;
  const text = columns.find((column) => column.type.kind === "text" && !column.isSecret);
  if (searched.length > 0 || text === undefined || estimatedRows <= mostUnindexedRows) {
    return undefined;
  }
  return {
    reason: "the table is large and its texts have no trigram or full-text index",
    sql: writeIndex(table, text.name),
  };
}

/** Above this number of rows, or if it is unknown, search without an index is noticeable. */
const mostFastRows = 10_000;

/** Remark on a search that reads every row, with the statement that makes it fast; undefined for others. */
export function explainSlowSearch(table: Table): string | undefined {
  const { kind, searched, isSearchIndexed, estimatedRows } = table;
  const [first] = searched;
  if (first === undefined || isSearchIndexed) return undefined;
  if (kind === "view") return "Slow if the view has many rows, because it reads all of them.";
  if (estimatedRows <= mostFastRows) return undefined;
  return `Slow, because it reads every row; an index makes it fast: ${writeIndex(table, first)}`;
}

/** Sortable columns of a large table with which no index starts: a sort by them reads all rows. */
export function listSlowSorts(table: Table): readonly string[] {
  if (table.estimatedRows <= mostUnindexedRows) return [];
  const sortable = sortableColumns(table).map(({ name }) => name);
  return sortable.filter((name) => !table.indexed.includes(name));
}

/** Statement that makes a sort by a column fast. */
export function writeSortIndex(table: Table, column: string): string {
  const name = `${quoteName(table.schema)}.${quoteName(table.name)}`;
  const concurrently = table.isPartitioned ? "" : "concurrently ";
  return `create index ${concurrently}on ${name} (${quoteName(column)});`;
}

/** Remark on columns of a large table by which a sort reads all rows, with the statement that makes one fast. */
export function explainSlowSort(table: Table, columns: readonly string[]): string {
  const [first] = columns;
  if (first === undefined) return "";
  return ` Slow by ${columns.join(", ")}, because no index starts with them; for example: ${writeSortIndex(table, first)}`;
}

/** Statement that creates an index for parts of texts. */
function writeIndex(table: Table, column: string): string {
  const name = `${quoteName(table.schema)}.${quoteName(table.name)}`;
  const concurrently = table.isPartitioned ? "" : "concurrently ";
  return `create extension if not exists pg_trgm; create index ${concurrently}on ${name} using gin (${quoteName(column)} gin_trgm_ops);`;
}
