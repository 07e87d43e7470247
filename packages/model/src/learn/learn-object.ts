import type { LearnedFacts } from "#types/learned-facts.ts";
import type { Resource } from "#types/resource.ts";
import { isPagingMember } from "#infer/calls/envelope.ts";
import { isJsonObject, withValueAt } from "#request/values/value-at.ts";

/** Object in the response to a list: records by their keys, or one record. */
export type ListedObject =
  | { readonly kind: "keyed"; readonly keyMember: string; readonly rows: readonly unknown[] }
  | { readonly kind: "single"; readonly rows: readonly unknown[] };

/** Members of an empty envelope or of a message. */
const OUTCOME =
  /^(?:errors?|messages?|msg|detail|code|status|success|ok|data|results?|items|rows|value)$/i;

/** Reads the response to a list without rows; undefined for an envelope, an error or another value. */
export function readListedObject(
  resource: Pick<Resource, "fields" | "key" | "itemPath" | "list" | "operations">,
  body: unknown,
): ListedObject | undefined {
  if (!isJsonObject(body)) return undefined;
  const names = Object.keys(body);
  if (names.every((name) => OUTCOME.test(name) || isPagingMember(name))) return undefined;
  return readKeyed(resource, body) ?? readSingle(resource, body);
}

/** Records of one shape by their keys. One alone is a record only if the API has records at a path with the key. */
function readKeyed(
  { fields, key, itemPath }: Pick<Resource, "fields" | "key" | "itemPath">,
  body: object,
): ListedObject | undefined {
  const entries = Object.entries(body);
  const described = new Set(fields.map(({ name }) => name));
  const records = entries.flatMap(([name, row]: readonly [string, unknown]) =>
    isJsonObject(row) && !described.has(name) ? [row] : [],
  );
  const least = itemPath === undefined ? 2 : 1;
  if (records.length < Math.max(entries.length, least)) return undefined;
  const counts = new Map<string, number>();
  for (const name of records.flatMap((row) => Object.keys(row)))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const shared = [...counts.values()].filter((count) => count === records.length).length;
  if (shared === 0 || shared * 2 < counts.size) return undefined;
  const [part] = key;
  const own = key.length === 1 && part?.field.length === 1 ? part.field[0] : undefined;
  const keyMember = own ?? ["name", "key", "id"].find((name) => !counts.has(name));
  if (keyMember === undefined) return undefined;
  const rows = entries.map(([name, row]) =>
    counts.has(keyMember) ? row : withValueAt(row, [keyMember], name),
  );
  return { kind: "keyed", keyMember, rows };
}

/** One record in place of a list that has no pages, no records with a path and no create. */
function readSingle(
  { itemPath, list, operations }: Pick<Resource, "itemPath" | "list" | "operations">,
  body: object,
): ListedObject | undefined {
  const isList =
    itemPath !== undefined || list?.paging.style !== "none" || operations.create !== undefined;
  return isList ? undefined : { kind: "single", rows: [body] };
}

/** The facts of the rows as those of the object that has them. */
export function factsOfObject(object: ListedObject, facts: LearnedFacts): LearnedFacts {
  const { key, title, composedTitle, rows: _, rowMember: __, paging: ___, ...rest } = facts;
  const listed = {
    ...(key && { key }),
    ...(title && { title }),
    ...(composedTitle && { composedTitle }),
  };
  return object.kind === "single"
    ? { ...rest, isSingle: true }
    : { ...rest, ...listed, rows: [], keyMember: object.keyMember };
}
