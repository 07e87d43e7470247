import type { HttpRequest } from "#types/http.ts";
import { findOperation } from "./find-operation.ts";
import { writeAt, type WriteExtras, type WritePlace } from "./write-at.ts";

/** A new record, without its envelope. Throws a `RangeError` where the API makes none. */
export function buildCreate(
  place: Omit<WritePlace, "key">,
  record: unknown,
  extras?: WriteExtras,
): HttpRequest {
  const { part, resource } = place;
  const purpose = `create ${resource.labels.one}`;
  const operation = findOperation(part, resource.operations.create, purpose);
  return writeAt(operation, place, record, extras);
}
