import type { HttpRequest } from "#nouns/http.ts";
import { findOperation } from "./find-operation.ts";
import { writeAt, type WriteExtras, type WritePlace } from "./write-place.ts";

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
