import type { Operation, Parameter } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { pathParameters } from "./fill-path.ts";
import type { ParameterValues } from "./write-request.ts";

/**
 * The path's values for an operation of a resource. Operations often name the same place differently (`{id}`,
 * `{projectId}`), so what is not found by its name is taken by its position: parents first, then the key.
 */
export function pathValues(
  operation: Operation,
  resource: Resource,
  given: ParameterValues,
): ParameterValues {
  const names = pathParameters(operation.path);
  const known = [
    ...resource.parents.map(({ parameter }) => parameter),
    ...resource.key.map(({ parameter }) => parameter),
  ];
  const values: [string, unknown][] = [];
  for (const [index, name] of names.entries()) {
    const other = known[index];
    const isFree = other !== undefined && !names.includes(other);
    const value = given[name] ?? (isFree ? given[other] : undefined);
    if (value !== undefined) values.push([name, value]);
  }
  return { ...repeatedValues(operation, new Map(values)), ...Object.fromEntries(values) };
}

/** Some ask in the query for what the path says already: `domain_name` beside `{domainName}`. */
function repeatedValues(
  operation: Operation,
  values: ReadonlyMap<string, unknown>,
): ParameterValues {
  const repeated = operation.parameters.flatMap((parameter) => {
    const name = repeatedName(operation, parameter);
    const value = name === undefined ? undefined : values.get(name);
    return value === undefined ? [] : [[parameter.name, value] as const];
  });
  return Object.fromEntries(repeated);
}

/** The name of the path's parameter that a required one of the query repeats. */
export function repeatedName(
  { path }: Pick<Operation, "path">,
  { name, in: place, isRequired }: Parameter,
): string | undefined {
  if (place !== "query" || !isRequired) return undefined;
  return pathParameters(path).find((other) => fold(other) === fold(name));
}

function fold(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}
