import type { Field } from "@quarterdeck/model";

/** Name of the values of a map in a path. */
export const MAP_VALUES = "*";

/** Fields of an object or of the items of a list, and the values of a map. */
export function fieldsInside(field: Field): readonly Field[] {
  if (field.kind === "group") return [...field.fields, ...valuesOf(field.additionalProperties)];
  if (field.kind === "map") return valuesOf(field.value);
  return field.kind === "list" ? fieldsInside(field.item) : [];
}

function valuesOf(value: Field | undefined): readonly Field[] {
  return value === undefined ? [] : [{ ...value, name: MAP_VALUES }];
}

/** Field that the names lead to; undefined if there is none. */
export function fieldInside(field: Field, names: readonly string[]): Field | undefined {
  return names.reduce<Field | undefined>(
    (at, name) => at && fieldsInside(at).find((inner) => inner.name === name),
    field,
  );
}
