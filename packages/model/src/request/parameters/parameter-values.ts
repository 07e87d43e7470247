import type { Operation, Parameter } from "#types/operation.ts";
import type { ParameterValues } from "./write-request.ts";

/** The values of required parameters that nobody gave: their default, else the first of their choices. */
export function defaultValues(operation: Operation): ParameterValues {
  const values: [string, unknown][] = [];
  for (const parameter of operation.parameters) {
    const value = parameter.isRequired ? defaultValue(parameter) : undefined;
    if (value !== undefined) values.push([parameter.name, value]);
  }
  return Object.fromEntries(values);
}

function defaultValue({ field }: Parameter): unknown {
  if (field.default !== undefined) return field.default;
  if (field.kind !== "choice" && field.kind !== "choices") return undefined;
  // `/projects.{format}` offers json beside xml; the rest of this product reads JSON.
  const json = field.choices.find(({ value }) => value === "json");
  return (json ?? field.choices[0])?.value;
}
