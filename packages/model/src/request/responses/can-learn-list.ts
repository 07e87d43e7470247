import { isAddressName } from "#own/address-names.ts";
import { ownMember } from "#own/own-member.ts";
import { isTimeName, unixUnitOf } from "#own/unix-units.ts";
import type { Field } from "#types/field.ts";
import type { HttpResponse } from "#types/http.ts";
import type { JsonPath } from "#types/json.ts";
import type { ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { countsFromZero } from "#request/lists/counts-from-zero.ts";
import { recordKey } from "#request/records/record-key.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

/** True if a list response contains more than its description declares. Cheap, so it runs on every response. */
export function canLearnList(
  { list, fields, key, title, itemPath }: Resource,
  response: HttpResponse,
  state: ListState,
): boolean {
  if (list === undefined) return false;
  if (countsFromZero(list.paging, response, state)) return true;
  const rows = valueAt(response.body, list.rows);
  if (!Array.isArray(rows)) return isJsonObject(response.body) || Array.isArray(response.body);
  const row: unknown = rows[0];
  if (!isJsonObject(row)) return rows.length === 0 && hasOtherList(response.body, list.rows);
  if (Object.keys(row).some((name) => fields.every((field) => field.name !== name))) return true;
  if (title !== undefined && ownMember(row, title[0] ?? "") === undefined) return true;
  if (fields.some((field) => isOpenField(field, ownMember(row, field.name)))) return true;
  if (itemPath !== undefined && recordKey({ key }, row) === undefined) return true;
  const isBare = Array.isArray(response.body);
  return !isBare && (list.total === undefined || list.paging.style === "cursor");
}

/** True for a list of objects next to the rows, which may have the choices of a field. */
function hasOtherList(body: unknown, rows: JsonPath): boolean {
  const envelope = rows.length === 0 ? undefined : valueAt(body, rows.slice(0, -1));
  if (!isJsonObject(envelope)) return false;
  return Object.values(envelope).some((value) => Array.isArray(value) && isJsonObject(value[0]));
}

/** Begin of a date, of a text with a clock, or of a length of time: the inference reads it exactly. */
const TIME = /^(?:\d{4}-\d\d-\d\d$|\/Date\(|.{8,25}\d\d:\d\d|\d{8}T\d|-?PT?\d)/;

/** True if the value shows more about its kind than the description. */
function isOpenField(field: Field, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  // It may be the address of the record itself.
  if (field.isReadOnly !== true && isAddressName(field.name)) return true;
  if (field.kind === "json" && !isJsonObject(value))
    return field.shape === undefined && field.evidence === undefined;
  if (field.kind === "text") {
    // Rows may show the few words of a status.
    if (/stat(?:e|us)$/i.test(field.name)) return field.suggestions === undefined;
  }
  return isOtherKind(field, value);
}

/** True if the value is a time or one value in a field that the description declares as a text or an object. */
export function isOtherKind({ kind, name }: Field, value: unknown): boolean {
  if (kind === "group" || kind === "map") return value !== undefined && typeof value !== "object";
  if (kind === "text" && TIME.test(String(value))) return true;
  return (
    (kind === "number" || kind === "text") &&
    isTimeName(name) &&
    unixUnitOf([Number(value)]) !== undefined
  );
}
