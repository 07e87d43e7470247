import type { Field } from "#types/field.ts";

/** Record in a body that takes one record or several, or only several: the branch for one, else the item of the list. */
export function oneRecord(field: Field): Field {
  if (field.kind === "list" && field.item.kind === "group") return field.item;
  if (field.kind !== "variants") return field;
  const groups = field.types.filter((type) => type.kind === "group");
  const hasList = field.types.some((type) => type.kind === "list");
  const [one] = groups;
  return hasList && one !== undefined && groups.length === 1
    ? { ...one, label: field.label }
    : field;
}
