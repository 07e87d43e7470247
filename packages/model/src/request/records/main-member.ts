import type { Field } from "#types/field.ts";

/**
 * The member that a list shows for a group: its only plain member, or the choice that is its state. Returns the field
 * itself if there is none.
 */
export function mainMember(field: Field): Field {
  if (field.kind !== "group") return field;
  const plain = field.fields.filter(
    ({ kind }) => !/group|list|map|variants|json|secret/.test(kind),
  );
  const [only = field] = plain;
  if (plain.length < 2) return only;
  return plain.find(({ kind, name }) => kind === "choice" && /^stat(?:e|us)$/i.test(name)) ?? field;
}
