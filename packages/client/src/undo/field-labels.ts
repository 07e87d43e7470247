import type { Field, Resource } from "@quarterdeck/model";

/** Members as people know them; what a resource does not tell of by its name, inner ones behind an arrow. */
export function fieldLabels(
  resource: Resource | undefined,
  names: readonly string[],
): readonly string[] {
  return names.map((name) => labelOf(resource?.fields ?? [], name.split(".")));
}

function labelOf(fields: readonly Field[], [step, ...rest]: readonly string[]): string {
  if (step === undefined) return "";
  const field = fields.find(({ name }) => name === step);
  const inner = field?.kind === "group" ? field.fields : [];
  const own = field?.label ?? step;
  return rest.length === 0 ? own : `${own} › ${labelOf(inner, rest)}`;
}
