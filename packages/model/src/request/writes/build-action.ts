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
  /** Of the parameters that the key does not settle. */
  readonly parameters: ParameterValues;
  readonly body?: unknown;
}

/** An action on one record, with what a person said for it once. Throws a `RangeError` for a text that is no key. */
export function buildAction(
  operation: Operation,
  { resource, key, parents }: Omit<KeyedRecordRef, "chunk">,
  { parameters, body }: ActionValues,
): HttpRequest {
  const parts = resource.key.length === 0 ? {} : splitKey(resource, key);
  if (!parts) throw new RangeError(`"${key}" is no key of ${resource.labels.one}.`);
  const placed = keyValues(operation, resource, parts);
  const request = writeRequest(operation, {
    ...parameterValues(operation, placed),
    ...parameters,
    ...pathValues(operation, resource, { ...parents, ...parts }),
  });
  const inBody = bodyValues(placed);
  const content = isJsonObject(body) && isJsonObject(inBody) ? { ...body, ...inBody } : undefined;
  return withBody(operation, request, content ?? body ?? inBody);
}
