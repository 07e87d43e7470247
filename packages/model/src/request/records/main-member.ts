import type { Field, GroupField } from "#types/field.ts";
import type { Json } from "#types/json.ts";

/** The only member of an object that is not its type, and the values of the others. */
export interface TypedMember {
  readonly member: Field;
  readonly constants: Readonly<Record<string, Json>>;
}

/** The member with the value of an object with a type: `iso` in `{"__type": "Date", "iso": "2024-01-01"}`. */
export function typedMember({
  fields,
  variants,
  additionalProperties,
}: GroupField): TypedMember | undefined {
  if (variants !== undefined || additionalProperties !== undefined) return undefined;
  const constants = fields.flatMap((one) => {
    const [only, ...others] = one.kind === "choice" ? one.choices : [];
    return only === undefined || others.length > 0 ? [] : [[one.name, only.value] as const];
  });
  const names = new Set(constants.map(([name]) => name));
  const [member, ...others] = fields.filter(({ name }) => !names.has(name));
  // MongoDB writes the type as the name of the only member: `{"$date": "2024-01-01"}`.
  const isTyped = constants.length > 0 || member?.name.startsWith("$") === true;
  if (member === undefined || others.length > 0 || !isTyped) return undefined;
  return { member, constants: Object.fromEntries(constants) };
}

/**
 * The member that a list shows for a group: its only plain member, or the choice that is its state. Returns the field
 * itself if there is none.
 */
export function mainMember(field: Field): Field {
  if (field.kind !== "group") return field;
  const plain = field.fields.filter(
    ({ kind }) => !/group|list|map|variants|json|secret/.test(kind),
  );
  const typed = typedMember(field);
  if (typed !== undefined) return typed.member;
  const [only = field] = plain;
  if (plain.length < 2) return only;
  return plain.find(({ kind, name }) => kind === "choice" && /^stat(?:e|us)$/i.test(name)) ?? field;
}
