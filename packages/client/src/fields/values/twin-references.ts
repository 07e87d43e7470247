import { type Field, ownMember, relationName } from "@quarterdeck/model";
import { isRecord } from "./record-value.ts";

/** True for a record whose key is another field: `client` next to `client_id`, which shows its title. */
export function isTwinReference(field: Field, fields: readonly Field[]): boolean {
  if (field.kind !== "reference" || field.keyPath.length === 0) return false;
  return fields.some(
    (other) =>
      other.kind === "reference" && other.to === field.to && relationName(other) === field.name,
  );
}

/** True for a key next to its record, which shows the same title: `client_id` if the record has the `client`. */
export function isRepeatedKey(
  field: Field,
  fields: readonly Field[],
  record: Readonly<Record<string, unknown>>,
): boolean {
  const name = relationName(field) ?? "";
  const twin = fields.find((other) => other.name === name);
  return twin !== undefined && isTwinReference(twin, [field]) && isRecord(ownMember(record, name));
}
