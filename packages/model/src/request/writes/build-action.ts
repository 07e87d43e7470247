import type { HttpRequest } from "#types/http.ts";
import type { Operation } from "#types/operation.ts";
import type { KeyedRecordRef } from "#types/record-ref.ts";
import { parameterValues } from "#request/parameters/parameter-values.ts";
import { pathValues } from "#request/parameters/path-values.ts";
import { keyValues } from "#request/parameters/key-values.ts";
import { bodyValues } from "#request/parameters/located-value.ts";
import { splitKey } from "#request/records/record-key.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { withBody } from "#request/bodies/write-body.ts";
import { type ParameterValues, writeRequest } from "#request/parameters/write-request.ts";

interface ActionValues {
  /** Values of the parameters that the key does not fill, by name. */
  readonly parameters: ParameterValues;
  readonly body?: unknown;
}

/**
 * Request of an action on one record, with parameters and body from its form. Throws a `RangeError` if the key does
 * not match the resource.
 */
export function buildAction(
  operation: Operation,
  { resource, key, parents }: Omit<KeyedRecordRef, "chunk">,
  { parameters, body }: ActionValues,
): HttpRequest {
  const parts = resource.key.length === 0 ? {} : splitKey(resource, key);
  if (!parts) throw new RangeError(`"${key}" is not a key of ${resource.labels.one}.`);
  const located = keyValues(operation, resource, parts);
  const request = writeRequest(operation, {
    ...parameterValues(operation, located),
    ...parameters,
    ...pathValues(operation, resource, { ...parents, ...parts }),
  });
  const inBody = bodyValues(located);
  const content = isJsonObject(body) && isJsonObject(inBody) ? { ...body, ...inBody } : undefined;
  return withBody(operation, request, content ?? body ?? inBody);
}
