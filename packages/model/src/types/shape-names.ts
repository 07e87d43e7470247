import type { Field } from "./field.ts";

/** Names of the shapes that a field and its nested fields use. */
export function listShapeNames(field: Field): readonly string[] {
  if (field.kind === "json") return field.shape === undefined ? [] : [field.shape];
  return nestedFieldsOf(field).flatMap(listShapeNames);
}

function nestedFieldsOf(field: Field): readonly Field[] {
  if (field.kind === "list") return [field.item];
  if (field.kind === "map") return [field.value];
  if (field.kind === "variants") return field.types;
  if (field.kind !== "group") return [];
  const own = (field.variants ?? []).flatMap(({ fields }) => fields ?? []);
  return [
    ...field.fields,
    ...own,
    ...(field.additionalProperties === undefined ? [] : [field.additionalProperties]),
  ];
}
