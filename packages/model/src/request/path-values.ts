import type { Operation } from "#nouns/operation.ts";
import type { Resource } from "#nouns/resource.ts";
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
  return Object.fromEntries(values);
}
