import type { Field } from "./field.ts";

/** The names of shapes that stand in a field. */
export function listShapeNames(field: Field): readonly string[] {
  if (field.kind === "json") return field.shape === undefined ? [] : [field.shape];
  return insideOf(field).flatMap(listShapeNames);
}

function insideOf(field: Field): readonly Field[] {
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
