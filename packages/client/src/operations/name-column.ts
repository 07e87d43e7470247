import type { Field, Resource } from "@quarterdeck/model";

type Named = Pick<Resource, "title" | "composedTitle" | "key" | "labels">;

/** True if the record's name is a separate column: a composite key, a reference or several fields name it. */
export function hasNameColumn(
  { title, composedTitle, key }: Named,
  { kind }: Pick<Field, "kind">,
): boolean {
  if (title !== undefined || key.length === 0) return false;
  return key.length > 1 || kind === "reference" || composedTitle !== undefined;
}

/** Label of a column with the name of the record: that of its field, if no other field is part of the name. */
export function nameLabel(
  { composedTitle, labels }: Named,
  { label }: Pick<Field, "label">,
): string {
  return composedTitle === undefined ? label : labels.one;
}
