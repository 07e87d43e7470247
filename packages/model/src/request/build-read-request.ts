import type { AdminModel } from "#types/admin-model.ts";
import type { HttpRequest } from "#types/http.ts";
import type { Resource } from "#types/resource.ts";
import { parameterValues } from "#request/parameters/parameter-values.ts";
import { allowedOperation } from "#request/parameters/allowed-operation.ts";
import { findOperation } from "#request/parameters/find-operation.ts";
import { pathValues } from "#request/parameters/path-values.ts";
import { bodyValues } from "#request/parameters/located-value.ts";
import { expansions } from "#request/parameters/expansions.ts";
import { keyValues } from "#request/parameters/key-values.ts";
import { splitKey } from "#request/records/record-key.ts";
import { withBody } from "#request/bodies/write-body.ts";
import { writeRequest } from "#request/parameters/write-request.ts";
import type { ParameterValues } from "#request/parameters/write-request.ts";

/**
 * Request of one record by its key (as `recordKey` writes it; empty for a resource without a key). Throws a
 * `RangeError` if the key does not match the resource.
 */
export function buildReadRequest(
  model: Pick<AdminModel, "operations">,
  resource: Resource,
  key: string,
  parents: ParameterValues = {},
): HttpRequest {
  const { one } = resource.labels;
  const described = findOperation(model, resource.operations.read, `read ${one}`);
  const operation = allowedOperation(described, resource.refused);
  const parts = resource.key.length === 0 ? {} : splitKey(resource, key);
  if (!parts) throw new RangeError(`"${key}" is not a key of ${one}.`);
  const located = keyValues(operation, resource, parts);
  const request = writeRequest(operation, {
    ...parameterValues(operation, [...expansions(operation, resource, "record"), ...located]),
    ...pathValues(operation, resource, { ...parents, ...parts }),
  });
  const readSource = () => ({ model, resource, parents, of: key });
  return { ...withBody(operation, request, bodyValues(located)), readSource };
}
