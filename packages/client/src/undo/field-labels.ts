import type { Field, Resource } from "@quarterdeck/model";

/** Labels of members: "Address › City"; the name of a member without a field. */
export function fieldLabels(
  resource: Resource | undefined,
  names: readonly string[],
): readonly string[] {
  return names.map((name) => labelOf(resource?.fields ?? [], name.split(".")));
}

function labelOf(fields: readonly Field[], [step, ...rest]: readonly string[]): string {
  if (step === undefined) return "";
  const field = fields.find(({ name }) => name === step);
  const nested = field?.kind === "group" ? field.fields : [];
  const label = field?.label ?? step;
  return rest.length === 0 ? label : `${label} › ${labelOf(nested, rest)}`;
}
