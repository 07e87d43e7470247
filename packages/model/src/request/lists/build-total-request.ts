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
 * Asks how many records match, where that is an operation of its own (LoopBack's `/count`). Undefined where it is
 * not, or where it cannot be asked with these filters: then its answer would be a wrong total.
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
  const placed: LocatedValue[] = [];
  for (const { at, value } of narrowingValues(list, state)) {
    const place = placeIn(operation, at);
    if (!place) return undefined;
    placed.push({ at: place, value });
  }
  return writeRequest(operation, {
    ...parameterValues(operation, placed),
    ...pathValues(operation, resource, parents),
  });
}

/** The number in the answer to `buildTotalRequest`. */
export function readTotal(resource: Resource, response: HttpResponse): number | undefined {
  const total = resource.list?.total;
  return total?.in === "operation" ? readCount(valueAt(response.body, total.path)) : undefined;
}

/** The same parameter; or one named as the first step inside it: a list's `filter.where` is a count's `where`. */
function placeIn(operation: Operation, at: ParameterLocation): ParameterLocation | undefined {
  const has = (name: string | undefined) =>
    operation.parameters.some((parameter) => parameter.name === name);
  if (has(at.parameter)) return at;
  const [first, ...rest] = at.path ?? [];
  return first !== undefined && has(first) ? { parameter: first, path: rest } : undefined;
}
