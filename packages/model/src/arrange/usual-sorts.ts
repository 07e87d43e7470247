import type { Field, FieldKind } from "#types/field.ts";
import type { Sort, SortForm } from "#types/list-shape.ts";
import type { Resource } from "#types/resource.ts";
import { scalarText } from "#request/values/write-text.ts";
import { valueAt } from "#request/values/value-at.ts";
import { findIgnored } from "./find-ignored.ts";

/** Names of parameters with the field of a sort, the most usual first. */
export const usualSortNames: readonly string[] = [
  "sort",
  "ordering",
  "order_by",
  "sort_by",
  "orderBy",
  "sortBy",
  "_sort",
  "$orderby",
];

const forms: readonly SortForm[] = ["sign", "colon", "space", "comma", "dot"];

/** Names of parameters with the direction of a sort. */
const directions = ["order", "direction", "sort_order", "sortOrder", "dir"];

const kinds: ReadonlySet<FieldKind> = new Set(["text", "number", "date", "date-time", "email"]);
const LEAST_VALUES = 5;

/** A field by which the rows are sorted in neither direction. */
export function findUnsortedField(resource: Resource, rows: readonly unknown[]): Field | undefined {
  return resource.fields.find((field) => {
    if (!kinds.has(field.kind)) return false;
    return (
      countValues(field, rows) >= LEAST_VALUES &&
      [true, false].every((one) => !isSortedBy(resource, field, rows, one))
    );
  });
}

/** Fields with different values in the order of which the rows are. */
export function listSortedFields(
  resource: Resource,
  rows: readonly unknown[],
  isDescending: boolean,
): readonly Field[] {
  return resource.fields.filter((field) => {
    if (!kinds.has(field.kind)) return false;
    return (
      countValues(field, rows) >= LEAST_VALUES && isSortedBy(resource, field, rows, isDescending)
    );
  });
}

function countValues({ name }: Field, rows: readonly unknown[]): number {
  const values = rows.map((row) => scalarText(valueAt(row, [name])));
  return new Set(values.filter((value) => value !== undefined)).size;
}

/** True if the rows may have the order of a field. */
export function isSortedBy(
  resource: Resource,
  { name }: Field,
  rows: readonly unknown[],
  isDescending: boolean,
): boolean {
  const sort = [{ field: name, isDescending }];
  const state = { page: 1, sort, search: "", filters: {} };
  return rows.length > 0 && findIgnored(resource, state, rows).sort === undefined;
}

/** Usual sorts of a parameter, all with the plain name for an ascending order: the most usual first. */
export function listUsualSorts(parameter: string): readonly Sort[] {
  const shared = {
    at: { parameter },
    words: { ascending: "asc", descending: "desc" },
    isMultiple: false,
    evidence: { pointer: "", reason: { code: "seen" }, confidence: 1 },
  } as const;
  const pairs = parameter.startsWith("_") ? ["_order"] : directions;
  const paired = pairs.map((name): Sort => ({
    ...shared,
    form: "pair",
    direction: { parameter: name },
  }));
  const signed = forms.map((form): Sort => ({ ...shared, form }));
  return parameter.startsWith("_") ? [...paired, ...signed] : [...signed, ...paired];
}
