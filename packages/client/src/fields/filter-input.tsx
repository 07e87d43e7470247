import type { ReactNode } from "react";
import { fieldFilters } from "./field-filters.ts";
import type { FilterProps } from "./field-props.ts";
import { takesList, TextFilter } from "#fields/filters/text-filter.tsx";

const multiValueKinds: ReadonlySet<FilterProps["field"]["kind"]> = new Set([
  "choice",
  "choices",
  "reference",
  "references",
]);

/** Filter input of any field kind; a text input for several values if the kind has no input for them. */
export function FilterInput(props: FilterProps): ReactNode {
  const { kind } = props.field;
  const { Filter } = fieldFilters[kind];
  return takesList(kind, props.operator) && !multiValueKinds.has(kind) ? (
    <TextFilter {...props} />
  ) : (
    <Filter {...props} />
  );
}
