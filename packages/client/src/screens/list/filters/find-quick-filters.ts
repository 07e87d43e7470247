import type { Filter } from "@quarterdeck/model";
import { isQuickFilter, type QuickFilter } from "./quick-filter.ts";

const MAX_FILTERS = 2;

/** First filters for buttons above the table; "is one of" replaces "is". */
export function findQuickFilters(filters: readonly Filter[]): readonly QuickFilter[] {
  const quick = filters.filter(isQuickFilter);
  const several = new Set(
    quick.filter(({ operator }) => operator === "in").map(({ fieldName }) => fieldName),
  );
  return quick
    .filter(({ operator, fieldName }) => operator === "in" || !several.has(fieldName))
    .slice(0, MAX_FILTERS);
}
