import type { HttpRequest } from "#types/http.ts";
import type { KeyedRecordRef } from "#types/record-ref.ts";
import { findOperation } from "#request/parameters/find-operation.ts";
import { buildWrite, type WriteExtras } from "./build-write.ts";

/** Request that removes a record. Throws a `RangeError` if the API has no operation for it. */
export function buildRemove(target: KeyedRecordRef, extras?: WriteExtras): HttpRequest {
  const { chunk, resource } = target;
  const purpose = `remove ${resource.labels.one}`;
  const operation = findOperation(chunk, resource.operations.remove, purpose);
  return buildWrite(operation, target, undefined, extras);
}
