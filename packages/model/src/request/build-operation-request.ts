import type { HttpRequest } from "#types/http.ts";
import type { Operation } from "#types/operation.ts";
import { writeBody } from "#request/bodies/write-body.ts";
import { writeRequest } from "#request/parameters/write-request.ts";
import type { ParameterValues } from "#request/parameters/write-request.ts";

/** Request of any operation with values from its form. Throws a `RangeError` if a path parameter has no value. */
export function buildOperationRequest(
  operation: Operation,
  values: { readonly parameters: ParameterValues; readonly body?: unknown },
): HttpRequest {
  const request = writeRequest(operation, values.parameters);
  if (operation.body === undefined || values.body === undefined) return request;
  return { ...request, body: writeBody(operation.body, values.body) };
}
