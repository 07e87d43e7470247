import { ownMember } from "#own/own-member.ts";
import type { Operation, Parameter } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { pathParameters } from "./fill-path.ts";
import type { ParameterValues } from "./write-request.ts";
import { normalizeName } from "#request/values/normalize-name.ts";

/**
 * Values of the path parameters of an operation. Operations may name one parameter differently (`{id}`,
 * `{projectId}`), so a parameter without a match by name takes its value by position: parents first, then the key.
 */
export function pathValues(
  operation: Operation,
  resource: Resource,
  resourceValues: ParameterValues,
): ParameterValues {
  const names = pathParameters(operation.path);
  const resourceParameters = [
    ...resource.parents.map(({ parameter }) => parameter),
    ...resource.key.map(({ parameter }) => parameter),
  ];
  const values: [string, unknown][] = [];
  for (const [index, name] of names.entries()) {
    const other = resourceParameters[index];
    const isFree = other !== undefined && !names.includes(other);
    const value =
      ownMember(resourceValues, name) ?? (isFree ? ownMember(resourceValues, other) : undefined);
    if (value !== undefined) values.push([name, value]);
  }
  return { ...repeatedValues(operation, new Map(values)), ...Object.fromEntries(values) };
}

/** Query parameters that repeat a path parameter: `domain_name` and `{domainName}`. */
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

/** Name of the path parameter that a required query parameter repeats. */
export function repeatedName(
  { path }: Pick<Operation, "path">,
  { name, in: location, isRequired }: Parameter,
): string | undefined {
  if (location !== "query" || !isRequired) return undefined;
  return pathParameters(path).find((other) => normalizeName(other) === normalizeName(name));
}
