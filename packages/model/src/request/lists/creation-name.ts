import type { Field } from "#types/field.ts";

/** Names of the creation time of a record. */
export const creation =
  /^(?:created|inserted|placed|registered|published|added|date_?created|creation)/i;

/** True if the name of a field means the creation time of its record. */
export function isCreation({ name }: Pick<Field, "name">): boolean {
  return creation.test(name);
}
