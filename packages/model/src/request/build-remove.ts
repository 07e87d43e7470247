import type { HttpRequest } from "#types/http.ts";
import { findOperation } from "./find-operation.ts";
import { writeAt, type WriteExtras, type WritePlace } from "./write-at.ts";

/** Throws a `RangeError` where the API removes none. */
export function buildRemove(
  place: WritePlace & { readonly key: string },
  extras?: WriteExtras,
): HttpRequest {
  const { part, resource } = place;
  const purpose = `remove ${resource.labels.one}`;
  const operation = findOperation(part, resource.operations.remove, purpose);
  return writeAt(operation, place, undefined, extras);
}
