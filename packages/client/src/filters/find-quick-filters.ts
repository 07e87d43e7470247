import type { Field, Filter } from "@quarterdeck/model";
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

/** Label of the field: that of a filter can name its operator, which the buttons show. */
export function quickLabel({ fieldName, field }: QuickFilter, fields: readonly Field[]): string {
  return fields.find(({ name }) => name === fieldName)?.label ?? field.label;
}
