import type { Field } from "#types/field.ts";

/** Name of the relation of a field that has a key: `customer` of `customer_id`; undefined for other fields. */
export function relationName(field: Field): string | undefined {
  if (field.kind !== "reference" || field.keyPath.length > 0) return undefined;
  return /^(.+?)(?:_(?:id|uuid|key)|_?(?:Id|ID|Uuid))$/.exec(field.name)?.[1];
}
