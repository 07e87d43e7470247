import type { Field } from "#types/field.ts";
import type { ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { Operation } from "#types/operation.ts";
import { defaultValues } from "#request/parameters/parameter-values.ts";
import { filterValues, searchValues } from "./filter-values.ts";
import { pageValues } from "./paging-styles.ts";
import { placeValues } from "#request/parameters/located-value.ts";
import type { PlacedValue } from "#request/parameters/located-value.ts";
import { sortValues } from "./sort-values.ts";
import type { ParameterValues } from "#request/parameters/write-request.ts";

/** All that a list's state asks for, each value with its place. */
export function listValues(list: ListShape, state: ListState): readonly PlacedValue[] {
  return [
    ...pageValues(list.paging, state),
    ...(list.sort ? sortValues(list.sort, state.sort) : []),
    ...narrowingValues(list, state),
  ];
}

/** What decides which records match, whatever the page and the order. */
export function narrowingValues(list: ListShape, state: ListState): readonly PlacedValue[] {
  return [...searchValues(list.search, state.search), ...filterValues(list.filters, state.filters)];
}

/** An operation's parameters: what is required by default, and what the state asks for put in. */
export function parameterValues(
  operation: Operation,
  placed: readonly PlacedValue[],
): ParameterValues {
  const values = placeValues(defaultValues(operation), placed);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, joinForText(operation, name, value)]),
  );
}

const manyKinds: ReadonlySet<Field["kind"]> = new Set([
  "choices",
  "references",
  "list",
  "group",
  "json",
]);

/** Several values for a parameter that is declared as one text: `ordering=-a,b`. */
function joinForText(operation: Operation, name: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const parameter = operation.parameters.find((item) => item.name === name);
  // Declaring `explode: false` has a meaning for lists alone.
  const isText =
    parameter?.mediaType === undefined &&
    parameter?.explode === true &&
    !manyKinds.has(parameter.field.kind);
  return isText ? value.join(",") : value;
}
