import { ownMember } from "#own/own-member.ts";
import { ExactNumber } from "#types/json.ts";
import { isMap, type JsonMap } from "./member.ts";
import { listObservedRows, readRecord, type ObservedCall, splitFormat } from "./observed-call.ts";

const KEYS = ["id", "_id", "uuid", "guid", "objectId", "key"];
const MAX_LEVELS = 4;
const MAX_RECORDS = 200;

/** Form of records of another list in a body: their keys, a key in another member (`owner_id`), or no member. */
export type EmbeddedShape = "key" | "id-member" | "none";

/** Records in the responses of an API. */
export interface ObservedRecords {
  /** Rows of one list and its records. */
  readonly own: readonly JsonMap[];
  /** Rows by the path of their list. */
  readonly lists: ReadonlyMap<string, readonly JsonMap[]>;
  /** All objects that have a key, at any depth. */
  readonly all: readonly JsonMap[];
}

/** Records of calls; `own` belong to the list at `path`, with its keys left out. */
export function collectRecords(
  calls: readonly ObservedCall[],
  own: readonly ObservedCall[],
): ObservedRecords {
  const read = calls.filter(({ method }) => method === "get");
  const lists = new Map(
    read.map(({ segments, response }) => [
      splitFormat(segments).segments.join("/"),
      listObservedRows(response?.value),
    ]),
  );
  const all: JsonMap[] = [];
  for (const { response } of read) collectKeyed(response?.value, all, MAX_LEVELS);
  const rows = own.flatMap(({ response }) => listObservedRows(response?.value));
  const ownRecords = own.flatMap((call) =>
    recordsOf(readRecord(call, rows) ?? call.response?.value),
  );
  return { own: ownRecords, lists, all };
}

function recordsOf(value: unknown): readonly JsonMap[] {
  return isMap(value) && keyOf(value) !== undefined ? [value] : listObservedRows(value);
}

function collectKeyed(value: unknown, keyed: JsonMap[], levels: number): void {
  if (levels === 0 || keyed.length >= MAX_RECORDS) return;
  if (isMap(value) && keyOf(value) !== undefined) keyed.push(value);
  const inner = isMap(value) ? Object.values(value) : Array.isArray(value) ? value : [];
  for (const one of inner) collectKeyed(one, keyed, isMap(value) ? levels - 1 : levels);
}

/**
 * Members that contain records of another list. A body has their keys if a record of the same kind has a key there in
 * another response, or if the member has nothing but a key and addresses. APIs with names such as `created_on` take the
 * key of one record in another member (`owner_id`). Otherwise nothing shows how the API takes them, and a body does
 * not have them.
 */
export function findEmbedded(records: ObservedRecords): ReadonlyMap<string, EmbeddedShape> {
  const names = new Set(records.own.flatMap((record) => Object.keys(record)));
  const hasUnderscores = isSnakeCase([...names]);
  return new Map(
    [...names].flatMap((name): readonly (readonly [string, EmbeddedShape])[] => {
      const values = records.own.map((record) => ownMember(record, name));
      const objects = values.flat().filter(isMap);
      if (objects.length === 0) return [];
      const isOther = objects.every((one) => isOfList(one, name, records));
      const isLabeled = objects.every(isLabeledKey) && !values.some(Array.isArray);
      if (isOther && hasKeyInstead(name, records)) return [[name, "key"]];
      if (objects.every(isLink)) return [[name, "key"]];
      if (hasUnderscores && isLabeled) return [[name, "id-member"]];
      return isOther ? [[name, "none"]] : [];
    }),
  );
}

function isSnakeCase(names: readonly string[]): boolean {
  return names.some((name) => /[a-z]_[a-z]/.test(name)) && !names.some((n) => /[a-z][A-Z]/.test(n));
}

const LABEL = /^(?:name|title|label|login|username|display_?name|full_?name|slug|code)$/i;
const ADDRESS = /^_?(?:ur[il]|href|self|links?|type|ref|kind|@id|@type|resource_uri)$/i;

/** True for a key with a label, and nothing else than conditions and addresses: `{"id": 1, "name": "New"}`. */
function isLabeledKey(object: JsonMap): boolean {
  const others = Object.entries(object).filter(([name]) => !KEYS.includes(name));
  return (
    keyOf(object) !== undefined &&
    others.some(([name]) => LABEL.test(name)) &&
    others.every(
      ([name, value]) => LABEL.test(name) || ADDRESS.test(name) || typeof value === "boolean",
    )
  );
}

/** True for a key with its type and its address alone: `{"id": "4", "type": "user", "_url": "…"}`. */
function isLink(object: JsonMap): boolean {
  const names = Object.keys(object).filter((name) => !KEYS.includes(name));
  const hasAddress = names.some((name) => /ur[il]|href/i.test(name));
  return keyOf(object) !== undefined && hasAddress && names.every((name) => ADDRESS.test(name));
}

/** True for an excerpt of a record of a list, by the name of the member or by the key. */
function isOfList(object: JsonMap, name: string, { lists }: ObservedRecords): boolean {
  const key = keyOf(object);
  if (key === undefined) return false;
  return [...lists].some(([path, rows]) => {
    const [row] = rows;
    if (row === undefined) return false;
    const isExcerpt = Object.keys(object).every((member) => Object.hasOwn(row, member));
    const last = (path.split("/").at(-1) ?? "").toLowerCase();
    const own = name.toLowerCase();
    const isNamed = last === own || last === `${own}s` || own === `${last}s`;
    return isExcerpt && (isNamed || rows.some((one) => String(keyOf(one)) === String(key)));
  });
}

/** True if a record with the same members has a key, or keys, instead of the records. */
function hasKeyInstead(name: string, { own, all }: ObservedRecords): boolean {
  const members = new Set(own.flatMap((record) => Object.keys(record)));
  const key = own.flatMap((record) => ownMember(record, name)).find(isMap);
  const type = typeof keyOf(key ?? {});
  return all.some((record) => {
    const value = ownMember(record, name);
    const values = Array.isArray(value) ? value : [value];
    const others = Object.keys(record).filter((member) => member !== name);
    const isSameKind = others.length > 1 && others.every((member) => members.has(member));
    return (
      isSameKind && values.length > 0 && values.every((one) => typeof one === type && !isMap(one))
    );
  });
}

/** The key of a record, or the keys of a list of them; other values as they are. */
export function keysOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysOf);
  return isMap(value) ? keyOf(value) : value;
}

function keyOf(record: JsonMap): unknown {
  const keys = KEYS.map((name) => ownMember(record, name));
  return keys.find(
    (key) => typeof key === "string" || typeof key === "number" || key instanceof ExactNumber,
  );
}
