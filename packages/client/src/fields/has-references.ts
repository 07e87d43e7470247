import type { Field } from "@quarterdeck/model";

/** True if records of other resources are shown in these fields, or below them. */
export function hasReferences(fields: readonly Field[]): boolean {
  return fields.some(
    (field) =>
      field.kind === "reference" ||
      field.kind === "references" ||
      (field.kind === "group" && hasReferences(field.fields)) ||
      (field.kind === "list" && hasReferences([field.item])),
  );
}
