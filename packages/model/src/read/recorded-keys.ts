import { ownMember } from "#own/own-member.ts";
import { keyMembers } from "./allowed-calls.ts";
import { extendedValue } from "./extended-value.ts";
import { isMap, type JsonMap } from "./member.ts";
import { listObservedRows, type ObservedCall, splitFormat } from "./observed-call.ts";

/**
 * Values of the rows that a list at this path returned, of addresses the last segment: a following segment with one of
 * them is a key.
 */
export type KeysByPath = ReadonlyMap<string, ReadonlySet<string>>;

const RECORD_WRITES = new Set(["put", "patch", "delete"]);

/** Text with a digit that is not a version: `c_1003`, `AST-1010`. */
const CODE = /^(?!v\d+$|\{)(?=.*\d)[\w.:@-]+$/i;

/** Collects the keys in rows, created records and paths of records. */
export function collectKeys(calls: readonly ObservedCall[]): KeysByPath {
  const keys = new Map<string, Set<string>>();
  const add = (path: string, key: string): void => {
    keys.set(path, (keys.get(path) ?? new Set()).add(key));
  };
  const written = new Set(calls.map(({ segments }) => splitFormat(segments).segments.join("/")));
  for (const call of calls) {
    const { method, segments, response } = call;
    const own = splitFormat(segments).segments;
    const path = own.join("/");
    if (hasOwnKey(call)) add(own.slice(0, -1).join("/"), own.at(-1) ?? "");
    const above = own.slice(0, -1).join("/");
    // A code in the path of a write, below the path of another call: `PATCH /customers/c_1003`.
    if (RECORD_WRITES.has(method) && written.has(above) && CODE.test(own.at(-1) ?? ""))
      add(above, own.at(-1) ?? "");
    if (method === "post") for (const key of listNewKeys(call)) add(path, key);
    if (method !== "get") continue;
    for (const row of listObservedRows(response?.value)) {
      const values = Object.values(row)
        .map(extendedValue)
        .filter((value) => typeof value === "string" || typeof value === "number");
      const texts = new Set(values.map(String));
      for (const text of texts) {
        const [, folder, key = text] = ADDRESS_OF_KEY.exec(text) ?? [];
        add(path, key);
        // Records may have another path than their list: `/user/ada` in a row of `/users`.
        if (folder !== undefined && texts.has(key)) add(folder, key);
      }
    }
  }
  for (const [path, key] of listAlikeKeys(calls, keys)) add(path, key);
  return keys;
}

/** True if the record of a response has the key that its path has, also inside of envelopes. */
function hasOwnKey(call: ObservedCall): boolean {
  if (keyMembers(call).length > 0) return true;
  return listEnclosed(call.response?.value, MAX_ENVELOPES).some(
    (value) => keyMembers({ ...call, response: { status: 200, value } }).length > 0,
  );
}

const MAX_ENVELOPES = 3;

function listEnclosed(value: unknown, levels: number): readonly JsonMap[] {
  if (!isMap(value) || levels === 0) return [];
  return Object.values(value)
    .filter(isMap)
    .flatMap((inner) => [inner, ...listEnclosed(inner, levels - 1)]);
}

/** Codes in the place of keys that look the same: `ord_2004` in `/orders/ord_2004/ship` next to `/orders/ord_2007`. */
function listAlikeKeys(
  calls: readonly ObservedCall[],
  keys: KeysByPath,
): readonly (readonly [path: string, key: string])[] {
  const looks = new Map(
    Array.from(keys, ([path, own]) => [path, new Set([...own].map(lookOf))] as const),
  );
  return calls.flatMap(({ segments }) =>
    segments.flatMap((segment, index) => {
      const path = segments.slice(0, index).join("/");
      const isAlike = CODE.test(segment) && looks.get(path)?.has(lookOf(segment)) === true;
      return isAlike ? [[path, segment] as const] : [];
    }),
  );
}

/** Words before digits: `ord_2004` and `ord_13` look the same. */
function lookOf(key: string): string {
  return key.replaceAll(/\d+/g, "0");
}

/** Names of keys that are known without a value. */
const USUAL = /^(?:_?id|name|slug|code|key|uuid|guid|number|username|title)$/i;

/**
 * Names of the members with the key, by the path of the list: `email` for `/addresses/ada@example.org` with `{"email":
 * "ada@example.org"}`. Without those whose names show that they are keys.
 */
export function collectKeyNames(calls: readonly ObservedCall[]): ReadonlyMap<string, string> {
  const byPath = new Map<string, readonly string[]>();
  for (const call of calls) {
    const { segments } = splitFormat(call.segments);
    const record = call.response?.value;
    const key = segments.at(-1) ?? "";
    if (call.method !== "get" || !isMap(record) || segments.length < 2) continue;
    const names = Object.keys(record).filter((name) => ownMember(record, name) === key);
    const isKnown = keyMembers(call).length > 0 || names.some((name) => USUAL.test(name));
    const path = segments.slice(0, -1).join("/");
    const others = byPath.get(path) ?? names;
    byPath.set(path, isKnown ? [] : names.filter((name) => others.includes(name)));
  }
  return new Map(
    Array.from(byPath, ([path, [name]]) => [path, name] as const).filter(
      (entry): entry is readonly [string, string] => entry[1] !== undefined,
    ),
  );
}

/** Values of members with the name of a key, in the record that a POST created. */
function listNewKeys({ response }: ObservedCall): readonly string[] {
  const body = isMap(response?.value) ? response.value : {};
  const [only, ...others] = Object.values(body);
  const record = isMap(only) && others.length === 0 ? only : body;
  return Object.entries(record).flatMap(([name, value]) => {
    const key = /^(?:_?id|.*(?:_id|Id|key|guid))$/.test(name) ? extendedValue(value) : undefined;
    return typeof key === "string" || typeof key === "number" ? [String(key)] : [];
  });
}

/** Folder and last segment of an address. */
const ADDRESS_OF_KEY = /^(?:https?:\/\/[^/?#]+)?\/(?:([^?#]*)\/)?([^/?#]+)\/?(?:[?#].*)?$/;

/** `addresses` is `address`, `stories` is `story`, `species` is `species`. */
export function singularOf(word: string): string {
  if (/(?:spec|ser)ies$/i.test(word)) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/(?<!s)s$/, "");
}
