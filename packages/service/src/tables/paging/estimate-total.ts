import type { ListQuery } from "#tables/list-query.ts";
import type { Table } from "#tables/table.ts";

/** A table with more rows is counted on request only. */
const mostCounted = 1_000_000;

/** True if the total of the list of all rows is an estimate, unless the query requests the exact one. */
export function isEstimated({ estimatedRows, isEstimateWhole }: Table): boolean {
  return isEstimateWhole && estimatedRows > mostCounted;
}

/** PostgreSQL's estimate of the rows of a list; undefined if the list is counted. */
export function estimateTotal(
  table: Table,
  { filters, alternatives, search, isCounted }: ListQuery,
): number | undefined {
  const isAll = filters.length + alternatives.length === 0 && search === "";
  return isAll && !isCounted && isEstimated(table) ? Math.round(table.estimatedRows) : undefined;
}
