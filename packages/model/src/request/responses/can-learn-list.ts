import type { HttpResponse } from "#types/http.ts";
import type { ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { countsFromZero } from "#request/lists/counts-from-zero.ts";
import { recordKey } from "#request/records/record-key.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

/** True if a list response contains more than its description declares. Cheap, so it runs on every response. */
export function canLearnList(
  { list, fields, key, itemPath }: Resource,
  response: HttpResponse,
  state: ListState,
): boolean {
  if (list === undefined) return false;
  if (countsFromZero(list.paging, response, state)) return true;
  const rows = valueAt(response.body, list.rows);
  if (!Array.isArray(rows)) return isJsonObject(response.body) || Array.isArray(response.body);
  const row: unknown = rows[0];
  if (!isJsonObject(row)) return false;
  const names = new Set(fields.map(({ name }) => name));
  if (Object.keys(row).some((name) => !names.has(name))) return true;
  if (itemPath !== undefined && recordKey({ key }, row) === undefined) return true;
  const isBare = Array.isArray(response.body);
  return !isBare && (list.total === undefined || list.paging.style === "cursor");
}
