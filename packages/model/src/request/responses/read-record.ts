import type { HttpResponse } from "#types/http.ts";
import type { Resource } from "#types/resource.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

/**
 * Record in the response to `buildReadRequest`, also in a list of one; the whole body if the described path has no value.
 */
export function readRecord(resource: Pick<Resource, "record">, response: HttpResponse): unknown {
  const record = valueAt(response.body, resource.record ?? []) ?? response.body;
  return Array.isArray(record) && record.length === 1 && isJsonObject(record[0])
    ? record[0]
    : record;
}
