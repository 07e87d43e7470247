import type { HttpResponse } from "#types/http.ts";
import type { Resource } from "#types/resource.ts";
import { valueAt } from "#request/values/value-at.ts";

/** The record in the answer to `buildReadRequest`; the whole answer where it does not stand where it should. */
export function readRecord(resource: Pick<Resource, "record">, response: HttpResponse): unknown {
  return valueAt(response.body, resource.record ?? []) ?? response.body;
}
