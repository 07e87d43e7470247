import type { Field } from "#types/field.ts";

/** A text field remains text although the key is a number: "ID or name". */
export function isText(field: Field): boolean {
  const { kind } = field.kind === "list" ? field.item : field;
  return kind === "text" || kind === "long-text" || kind === "url";
}

/** True for a text that is a UUID. */
export function isUuid(field: Field): boolean {
  return field.kind === "text" && field.format === "uuid";
}
