import type { HttpResponse } from "#types/http.ts";
import type { Resource } from "#types/resource.ts";
import { valueAt } from "#request/values/value-at.ts";

/** Record in the response to `buildReadRequest`; the whole body if the described path has no value. */
export function readRecord(resource: Pick<Resource, "record">, response: HttpResponse): unknown {
  return valueAt(response.body, resource.record ?? []) ?? response.body;
}
