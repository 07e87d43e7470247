import type { Field } from "@quarterdeck/model";

/** A value of this field, or some of it, must not be kept in a browser. */
export function holdsSecret(field: Field): boolean {
  const { kind, isWriteOnly } = field;
  if (kind === "secret" || kind === "file" || isWriteOnly === true) return true;
  if (kind === "group") return field.fields.some(holdsSecret);
  return kind === "list" && holdsSecret(field.item);
}
