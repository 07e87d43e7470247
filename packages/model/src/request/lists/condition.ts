import type { Filter, FilterSyntax } from "#types/list-shape.ts";

/** A filter with its values, in a language that writes conditions as text. */
export interface Condition {
  readonly filter: Filter;
  /** Values as text; of alternatives, their conditions. */
  readonly texts: readonly string[];
  readonly syntax: FilterSyntax;
}
