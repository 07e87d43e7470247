import type { HttpResponse } from "#types/http.ts";
import type { ListShape } from "#types/list-shape.ts";
import type { Resource } from "#types/resource.ts";
import { isJsonObject, valueAt, withValueAt } from "#request/values/value-at.ts";

/** Response with a list of the rows that it has by their keys; any other response itself. */
export function withListedRows(resource: Resource, response: HttpResponse): HttpResponse {
  const { list } = resource;
  const rows =
    list &&
    (readKeyedRows(response.body, list, resource) ?? readOneRow(response.body, list, resource));
  if (rows === undefined) return response;
  return { ...response, body: withValueAt(response.body, list?.rows ?? [], rows) };
}

/**
 * Rows of an object that has records by their keys, as described, or by numbers as PHP writes a list with gaps, where
 * the description has a list. A row without a key has the name of its member. Undefined for other objects.
 */
function readKeyedRows(
  body: unknown,
  list: Pick<ListShape, "rows" | "keyMember">,
  { fields, key }: Pick<Resource, "fields" | "key">,
): readonly unknown[] | undefined {
  const rows = valueAt(body, list.rows);
  const names = new Set(fields.map(({ name }) => name));
  if (!isJsonObject(rows)) return undefined;
  const entries = Object.entries(rows);
  const isKeyed =
    list.keyMember === undefined
      ? entries.length > 0 &&
        entries.every(([name, row]) => !names.has(name) && isRecord(row, names))
      : entries.every(([, row]) => isJsonObject(row)) &&
        (entries.length === 0 || entries.some(([, row]) => hasField(row, names)));
  if (!isKeyed) return undefined;
  const [part] = key;
  const own = part?.field.length === 1 ? part.field[0] : undefined;
  const member = list.keyMember ?? own;
  return entries.map(([name, row]) =>
    member === undefined || valueAt(row, [member]) !== undefined
      ? row
      : withValueAt(row, [member], name),
  );
}

/**
 * The one record that a list below another record responds with if the relation leads to one: `/orders/7/customer`. A null
 * means that it has none.
 */
function readOneRow(
  body: unknown,
  list: Pick<ListShape, "rows">,
  { fields, collectionPath = "" }: Pick<Resource, "fields" | "collectionPath">,
): readonly unknown[] | undefined {
  if (!collectionPath.includes("{")) return undefined;
  const rows = valueAt(body, list.rows);
  if (body === null || rows === null) return [];
  // Members of the envelope may have the names of fields: `kind`, `etag`.
  if (Array.isArray(rows)) return undefined;
  const names = new Set(fields.map(({ name }) => name));
  const record = [rows, body].find((value) => isRecord(value, names));
  return record === undefined ? undefined : [record];
}

function hasField(row: unknown, names: ReadonlySet<string>): boolean {
  return isJsonObject(row) && Object.keys(row).some((name) => names.has(name));
}

/** True for an object of which at least half of the members are fields. */
function isRecord(row: unknown, names: ReadonlySet<string>): boolean {
  if (!isJsonObject(row)) return false;
  const own = Object.keys(row);
  return own.length > 0 && own.filter((name) => names.has(name)).length * 2 >= own.length;
}
