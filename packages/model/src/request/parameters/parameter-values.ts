import type { Field } from "#types/field.ts";
import type { Operation, Parameter } from "#types/operation.ts";
import { withLocatedValues, type LocatedValue } from "./located-value.ts";
import type { ParameterValues } from "./write-request.ts";

/** The values of required parameters that nobody gave: their default, else the first of their choices. */
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
  // `/projects.{format}` offers json beside xml; the rest of this product reads JSON.
  const json = field.choices.find(({ value }) => value === "json");
  return (json ?? field.choices[0])?.value;
}

/** An operation's parameters: what is required by default, and what the state asks for put in. */
export function parameterValues(
  operation: Operation,
  placed: readonly LocatedValue[],
): ParameterValues {
  const values = withLocatedValues(defaultValues(operation), placed);
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

/** Several values for a parameter that is declared as one text: `ordering=-a,b`. */
function joinForText(operation: Operation, name: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const parameter = operation.parameters.find((item) => item.name === name);
  // Declaring `explode: false` has a meaning for lists alone.
  const isText =
    parameter?.mediaType === undefined &&
    parameter?.explode === true &&
    !manyKinds.has(parameter.field.kind);
  return isText ? value.join(",") : value;
}
