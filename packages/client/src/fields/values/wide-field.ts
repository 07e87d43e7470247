import type { Field, FieldKind } from "@quarterdeck/model";

/** Kinds that need the full width of the page. */
const wide: ReadonlySet<FieldKind> = new Set([
  "long-text",
  "json",
  "group",
  "list",
  "map",
  "variants",
  "image",
]);

export function isWideField(field: Field): boolean {
  return wide.has(field.kind);
}
