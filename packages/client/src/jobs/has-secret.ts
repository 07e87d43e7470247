import type { Field } from "@quarterdeck/model";

/** True if a value of this field, or a part of it, must not be stored. */
export function hasSecret(field: Field): boolean {
  const { kind, isWriteOnly } = field;
  if (kind === "secret" || kind === "file" || isWriteOnly === true) return true;
  if (kind === "group") return field.fields.some(hasSecret);
  return kind === "list" && hasSecret(field.item);
}
