import type { BooleanField, ChoiceField, Filter } from "@quarterdeck/model";

/** A filter by one of few values. */
export type QuickFilter = Filter & { readonly field: BooleanField | ChoiceField };

const MAX_CHOICES = 8;

/** True for a filter whose values are few enough for buttons above the table. */
export function isQuickFilter(filter: Filter): filter is QuickFilter {
  const { fieldName, isRequired, operator, field } = filter;
  return (
    fieldName !== undefined &&
    isRequired !== true &&
    (operator === "is" || operator === "in") &&
    (field.kind === "boolean" || ("choices" in field && field.choices.length <= MAX_CHOICES))
  );
}
