import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { addressPath } from "#infer/fields/record-members.ts";
import { fieldAt, type RelationTarget } from "./relation-targets.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";

/** Path of the key in an embedded record, or of the address or another key in it; empty if it has none. */
export function embeddedKey(
  { key, isReadable, stems, alternateKeys }: RelationTarget,
  nestedFields: readonly Field[],
): JsonPath {
  if (fieldAt(nestedFields, key) !== undefined) return key;
  const renamed = key.length === 1 ? findRenamedKey(key[0] ?? "", stems, nestedFields) : undefined;
  if (renamed !== undefined) return [renamed];
  const address = isReadable ? addressPath(nestedFields.map(({ name }) => name)) : undefined;
  if (address !== undefined) return address;
  const alternate =
    alternateKeys.find(({ kind, name }) => kind === "id" && has(nestedFields, name)) ??
    alternateKeys.find(({ kind, name }) => kind === "code" && has(nestedFields, name));
  return alternate === undefined ? [] : [alternate.name];
}

function has(fields: readonly Field[], name: string): boolean {
  return fields.some((field) => field.name === name);
}

/** Key of an excerpt under another name: `id` of records with `warehouseID`, or `customerId` of records with `id`. */
function findRenamedKey(
  key: string,
  stems: ReadonlySet<string>,
  nestedFields: readonly Field[],
): string | undefined {
  const words = splitWords(key);
  const [last = ""] = words.slice(-1);
  if (!KEY_NAME.test(last)) return undefined;
  const isOwn = (own: readonly string[]) => stems.has(stemOf(own.join(" ")));
  const isSame = (name: string) => {
    const other = splitWords(name);
    if (other.at(-1) !== last || other.length === words.length) return false;
    const [short, long] = other.length < words.length ? [other, words] : [words, other];
    return short.length === 1 && isOwn(long.slice(0, -1));
  };
  return nestedFields.find(({ name }) => isSame(name))?.name;
}

const KEY_NAME = /^(?:id|uuid|guid|gid|key|number|code|slug)$/;
