import type { ReactNode } from "react";
import { fieldFilters } from "./field-filters.ts";
import type { FilterProps } from "./field-props.ts";
import { takesList, TextFilter } from "#fields/filters/text-filter.tsx";

const many: ReadonlySet<FilterProps["field"]["kind"]> = new Set([
  "choice",
  "choices",
  "reference",
  "references",
]);

/** What narrows a list by any field; several values of a kind that has no input for many are typed. */
export function FilterInput(props: FilterProps): ReactNode {
  const { kind } = props.field;
  const { Filter } = fieldFilters[kind];
  return takesList(kind, props.operator) && !many.has(kind) ? (
    <TextFilter {...props} />
  ) : (
    <Filter {...props} />
  );
}
