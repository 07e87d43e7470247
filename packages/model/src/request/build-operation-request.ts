import type { HttpRequest } from "#types/http.ts";
import type { Operation } from "#types/operation.ts";
import { writeBody } from "#request/bodies/write-body.ts";
import { writeRequest } from "#request/parameters/write-request.ts";
import type { ParameterValues } from "#request/parameters/write-request.ts";

/** Any operation with what a person gave it. Throws a `RangeError` where the path lacks a value. */
export function buildOperationRequest(
  operation: Operation,
  values: { readonly parameters: ParameterValues; readonly body?: unknown },
): HttpRequest {
  const request = writeRequest(operation, values.parameters);
  if (operation.body === undefined || values.body === undefined) return request;
  return { ...request, body: writeBody(operation.body, values.body) };
}
