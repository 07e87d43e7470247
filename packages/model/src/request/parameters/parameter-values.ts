import { isJsonObject } from "#request/values/value-at.ts";
import type { Field } from "#types/field.ts";
import type { Operation, Parameter } from "#types/operation.ts";
import { withLocatedValues, type LocatedValue } from "./located-value.ts";
import type { ParameterValues } from "./write-request.ts";

/** Values of required parameters that the caller does not set: their default, otherwise their first choice. */
function defaultValues(operation: Operation): ParameterValues {
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
  // `/projects.{format}` offers json and xml; only JSON can be read here.
  const json = field.choices.find(({ value }) => value === "json");
  return (json ?? field.choices[0])?.value;
}

/** Values of the parameters of an operation: its defaults, overridden by `located`. */
export function parameterValues(
  operation: Operation,
  located: readonly LocatedValue[],
): ParameterValues {
  const values = withLocatedValues(defaultValues(operation), located);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, joinForText(operation, name, value)]),
  );
}

const manyKinds: ReadonlySet<Field["kind"]> = new Set([
  "choices",
  "references",
  "list",
  "group",
  "json",
]);

/** Joins several values for a parameter that is declared as one text: `ordering=-a,b`. */
function joinForText(operation: Operation, name: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const parameter = operation.parameters.find((item) => item.name === name);
  // `explode: false` applies to lists only (OpenAPI 3.1, "Parameter Object").
  const isText =
    !name.endsWith("[]") &&
    !value.some(isJsonObject) &&
    parameter?.mediaType === undefined &&
    parameter?.explode === true &&
    !manyKinds.has(parameter.field.kind);
  return isText ? value.join(",") : value;
}
