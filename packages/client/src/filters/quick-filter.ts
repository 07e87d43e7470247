import type { BooleanField, ChoiceField, Filter } from "@quarterdeck/model";

/** A filter by one of few values. */
export type QuickFilter = Filter & { readonly field: BooleanField | ChoiceField };

const MAX_CHOICES = 8;

/** Switches that add rows which the API leaves out by default: `all`, `include_deleted`. */
const WIDER =
  /^(all|(show|include|with)[_-]?(all|archived|deleted|disabled|hidden|inactive|stopped))$/i;

/** True for a filter whose values are few enough for buttons above the table. */
export function isQuickFilter(filter: Filter): filter is QuickFilter {
  const { name, fieldName, isRequired, operator, field } = filter;
  return (
    (fieldName !== undefined || (field.kind === "boolean" && WIDER.test(name))) &&
    isRequired !== true &&
    (operator === "is" || operator === "in") &&
    (field.kind === "boolean" || ("choices" in field && field.choices.length <= MAX_CHOICES))
  );
}
