import type { AdminModel } from "#types/admin-model.ts";
import type { HttpResponse, HttpRequest } from "#types/http.ts";
import type { ParameterLocation } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { parameterValues } from "#request/parameters/parameter-values.ts";
import { narrowingValues } from "./list-values.ts";
import { pathValues } from "#request/parameters/path-values.ts";
import type { LocatedValue } from "#request/parameters/located-value.ts";
import { readCount } from "#request/values/read-count.ts";
import { valueAt } from "#request/values/value-at.ts";
import { writeRequest } from "#request/parameters/write-request.ts";
import type { ParameterValues } from "#request/parameters/write-request.ts";

/**
 * Request of the total of a filtered list, for APIs with a count operation (LoopBack `/count`). Undefined if there is
 * none, or if it does not support an active filter.
 */
export function buildTotalRequest(
  model: Pick<AdminModel, "operations">,
  resource: Resource,
  state: ListState,
  parents: ParameterValues = {},
): HttpRequest | undefined {
  const { list } = resource;
  const total = list?.total;
  if (list === undefined || total?.in !== "operation") return undefined;
  const operation = model.operations.find(({ id }) => id === total.operation);
  if (!operation) return undefined;
  const located: LocatedValue[] = [];
  for (const { at, value } of narrowingValues(list, state)) {
    const location = locationIn(operation, at);
    if (!location) return undefined;
    located.push({ at: location, value });
  }
  return writeRequest(operation, {
    ...parameterValues(operation, located),
    ...pathValues(operation, resource, parents),
  });
}

/** Total in the response to `buildTotalRequest`. */
export function readTotal(resource: Resource, response: HttpResponse): number | undefined {
  const total = resource.list?.total;
  return total?.in === "operation" ? readCount(valueAt(response.body, total.path)) : undefined;
}

/**
 * Location of a list parameter in the count operation: the same parameter, or one named like its first step
 * (`filter.where` becomes `where`).
 */
function locationIn(operation: Operation, at: ParameterLocation): ParameterLocation | undefined {
  const has = (name: string | undefined) =>
    operation.parameters.some((parameter) => parameter.name === name);
  if (has(at.parameter)) return at;
  const [first, ...rest] = at.path ?? [];
  return first !== undefined && has(first) ? { parameter: first, path: rest } : undefined;
}
