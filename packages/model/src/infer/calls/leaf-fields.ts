import type { Field, LocatedField } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";

/** Fields of a body that are not groups, with their paths. */
export function listLeafFields(field: Field, path: JsonPath = []): readonly LocatedField[] {
  if (field.kind !== "group") return path.length === 0 ? [] : [{ path, field }];
  return field.fields.flatMap((inner) => listLeafFields(inner, [...path, inner.name]));
}
