import type { Field, JsonPath } from "@quarterdeck/model";

/** The field at a path, labeled with the labels of its parents; a JSON field if the path is not described. */
export function findField(root: Field, path: JsonPath): Field {
  let field = root;
  const labels: string[] = [];
  for (const step of path) {
    const inner =
      field.kind === "group" ? field.fields.find(({ name }) => name === step) : undefined;
    field = inner ?? { kind: "json", name: step, label: step, isRequired: false };
    labels.push(field.label);
  }
  return { ...field, label: labels.join(" › ") };
}
