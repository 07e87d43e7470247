import type { AdminModel } from "#types/admin-model.ts";
import type { HttpRequest } from "#types/http.ts";
import type { ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { findOperation } from "#request/parameters/find-operation.ts";
import { parameterValues } from "#request/parameters/parameter-values.ts";
import { listValues } from "./list-values.ts";
import { pathValues } from "#request/parameters/path-values.ts";
import { bodyValues } from "#request/parameters/located-value.ts";
import { withBody } from "#request/bodies/write-body.ts";
import { writeRequest } from "#request/parameters/write-request.ts";
import type { ParameterValues } from "#request/parameters/write-request.ts";
import { encodeReserved } from "#request/values/write-text.ts";

/**
 * A page of a resource's records, asked for in the API's own dialect. `parents` holds the values of the path
 * parameters above the collection.
 */
export function buildListRequest(
  model: Pick<AdminModel, "operations">,
  resource: Resource,
  state: ListState,
  parents: ParameterValues = {},
): HttpRequest {
  const { list } = resource;
  const operation = findOperation(model, list?.operation, `list ${resource.labels.many}`);
  const placed = list ? listValues(list, state) : [];
  const values = {
    ...parameterValues(operation, placed),
    ...pathValues(operation, resource, parents),
  };
  const request = withBody(operation, writeRequest(operation, values), bodyValues(placed));
  const isLink = list?.paging.style === "cursor" && list.paging.isLink === true;
  if (!isLink || !state.cursor) return request;
  return { ...request, query: writeLinkQuery(state.cursor) };
}

/** A next link's query as it came, with only that mended which cannot stand in a query. */
function writeLinkQuery(query: string): string {
  return query.split("&").map(writePair).join("&");
}

function writePair(pair: string): string {
  const [name = "", ...rest] = pair.split("=");
  const value = rest.map(encodeLinked).join("=");
  return rest.length === 0 ? encodeLinked(name) : `${encodeLinked(name)}=${value}`;
}

/** A plus stays: in a query that someone else wrote it may be a space. */
function encodeLinked(text: string): string {
  return text.split("+").map(encodeReserved).join("+");
}
