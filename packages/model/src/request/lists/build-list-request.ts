import type { AdminModel } from "#types/admin-model.ts";
import type { HttpRequest } from "#types/http.ts";
import type { ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { allowedOperation } from "#request/parameters/allowed-operation.ts";
import { findOperation } from "#request/parameters/find-operation.ts";
import { parameterValues } from "#request/parameters/parameter-values.ts";
import { listValues } from "./list-values.ts";
import { followedValues, followQuery } from "./follow-next.ts";
import { readQueryValue } from "./read-link.ts";
import { withRange } from "./range-header.ts";
import { pathValues } from "#request/parameters/path-values.ts";
import { expansions } from "#request/parameters/expansions.ts";
import { bodyValues } from "#request/parameters/located-value.ts";
import { withBody } from "#request/bodies/write-body.ts";
import { writeRequest } from "#request/parameters/write-request.ts";
import type { ParameterValues } from "#request/parameters/write-request.ts";
import { encodeReserved } from "#request/values/write-text.ts";

/**
 * Request of one page of a resource with its filters, search and sort, in the style of this API. `parents` has the
 * values of the path parameters above the collection. Throws a `RangeError` if the resource has no list operation.
 */
export function buildListRequest(
  model: Pick<AdminModel, "operations">,
  resource: Resource,
  state: ListState,
  parents: ParameterValues = {},
): HttpRequest {
  const { list } = resource;
  const described = findOperation(model, list?.operation, `list ${resource.labels.many}`);
  const refused = [...(resource.refused ?? []), ...(list?.omitted ?? [])];
  const operation = allowedOperation(described, refused);
  const cursor = list && cursorOf(list, state);
  const token = cursor?.startsWith("&") ? cursor : undefined;
  const isBody = operation.method !== "get" && operation.body !== undefined;
  const range = cursor?.startsWith("#") ? cursor.slice(1) : undefined;
  const isObserved = token !== undefined || range !== undefined;
  const read = { ...state, cursor: isObserved ? undefined : cursor };
  const stated = list ? listValues(list, read, refused) : [];
  const located = list && token ? followedValues(list, stated, token, isBody) : stated;
  const values = {
    ...parameterValues(operation, [
      ...expansions(operation, { ...resource, refused }, "list"),
      ...located,
    ]),
    ...pathValues(operation, resource, parents),
  };
  const written = withBody(operation, writeRequest(operation, values), bodyValues(located));
  const readSource = () => ({ model, resource, parents, of: state });
  const request = { ...withRange(written, located, range), readSource };
  if (range !== undefined) return request;
  if (token !== undefined) return isBody ? request : followQuery(request, token);
  const isLink = list?.paging.style === "cursor" && list.paging.isLink === true;
  if (!cursor || (!isLink && !cursor.startsWith("?"))) return request;
  const [, path = "", query = ""] = BELOW.exec(cursor) ?? ["", "", cursor.replace(/^\?/, "")];
  return { ...request, path: request.path + path, query: writeLinkQuery(query) };
}

/** A token that the response showed goes into the parameter that was learned for it later. */
function cursorOf({ paging }: ListShape, { cursor }: ListState): string | undefined {
  const isLearned = paging.style === "cursor" && /^(?:body|header)$/.test(paging.next.in);
  if (!isLearned || cursor?.startsWith("&") !== true) return cursor;
  return readQueryValue(cursor.replace(/^[^=]*/, ""), "");
}

/** Path below that of the list, and query. The address of the console has the cursor: no segment leads upward. */
const BELOW = /^\?((?:\/(?!\.+(?:[/?]|$))[\w.~:@=,+-]+)+)(?:\?(.*))?$/s;

/** The query of a next link, unchanged except for characters that a query cannot contain (RFC 3986, section 3.4). */
function writeLinkQuery(query: string): string {
  return query.split("&").map(writePair).join("&");
}

function writePair(pair: string): string {
  const [name = "", ...rest] = pair.split("=");
  const value = rest.map(encodeLinkText).join("=");
  return rest.length === 0 ? encodeLinkText(name) : `${encodeLinkText(name)}=${value}`;
}

/** A plus sign stays: in a query that the API wrote it may mean a space. */
function encodeLinkText(text: string): string {
  return text.split("+").map(encodeReserved).join("+");
}
