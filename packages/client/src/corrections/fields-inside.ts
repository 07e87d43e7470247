import type { Field } from "@quarterdeck/model";

/** Fields of an object or of the items of a list. */
export function fieldsInside(field: Field): readonly Field[] {
  if (field.kind === "group") return field.fields;
  return field.kind === "list" ? fieldsInside(field.item) : [];
}

/** Field that the names lead to; undefined if there is none. */
export function fieldInside(field: Field, names: readonly string[]): Field | undefined {
  return names.reduce<Field | undefined>(
    (at, name) => at && fieldsInside(at).find((inner) => inner.name === name),
    field,
  );
}
