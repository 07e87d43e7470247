import { type Field, relationName } from "@quarterdeck/model";

/** True for a record whose key is another field: `client` next to `client_id`, which shows its title. */
export function isTwinReference(field: Field, fields: readonly Field[]): boolean {
  if (field.kind !== "reference" || field.keyPath.length === 0) return false;
  return fields.some(
    (other) =>
      other.kind === "reference" && other.to === field.to && relationName(other) === field.name,
  );
}
