import type { HttpRequest } from "#types/http.ts";
import type { RecordRef } from "#types/record-ref.ts";
import { findOperation } from "#request/parameters/find-operation.ts";
import { splitCreated } from "./created-field.ts";
import { buildWrite, type WriteExtras } from "./build-write.ts";

/**
 * Request that creates a record; `record` is without its envelope. Throws a `RangeError` if the API has no operation
 * for it.
 */
export function buildCreate(target: RecordRef, record: unknown, extras?: WriteExtras): HttpRequest {
  const { chunk, resource } = target;
  const purpose = `create ${resource.labels.one}`;
  const operation = findOperation(chunk, resource.operations.create, purpose);
  const { content, parameters } = splitCreated(target, operation, record);
  const values = { ...parameters, ...extras?.parameters };
  return buildWrite(operation, target, content, { ...extras, parameters: values });
}
