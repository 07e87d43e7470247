import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";

/** A field inside a body and the way to it. */
export interface Leaf {
  readonly path: JsonPath;
  readonly field: Field;
}

/** The simple fields of a body, groups opened. */
export function listLeaves(field: Field, path: JsonPath = []): readonly Leaf[] {
  if (field.kind !== "group") return path.length === 0 ? [] : [{ path, field }];
  return field.fields.flatMap((inner) => listLeaves(inner, [...path, inner.name]));
}
