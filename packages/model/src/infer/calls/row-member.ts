import { isKeyName } from "#infer/names/technical-names.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import { isNamedAfter, isWrapper } from "./envelope.ts";

/** Facts about a row next to its record: its address, its position in a list, its rank in a search. */
const ABOUT_ROW = /^(?:cursor|full_?url|(?:self_?)?(?:links?|url|href)|search|score|highlights?)$/i;

/** Names of the record in a row that has more members. */
const RECORD = /^(?:node|record|item|entity|entry|document)$/i;

/** Member of a row that contains its record: `[{ "product": { … } }]`, `[{ "cursor": "a", "node": { … } }]`. */
export function findRowMember(
  document: Document,
  row: unknown,
  subject: string,
): string | undefined {
  const { properties, resourceObject } = readSchema(document, row);
  const names = [...properties.keys()];
  if (resourceObject !== undefined || names.some(isKeyName)) return undefined;
  const [only, ...others] = names.filter((name) => !ABOUT_ROW.test(name));
  if (only === undefined || others.length > 0) return undefined;
  const record = readSchema(document, properties.get(only));
  const members = [...record.properties.keys()];
  if (record.types.includes("array") || members.length === 0) return undefined;
  if (isWrapper(only) || isNamedAfter(only, subject) || RECORD.test(only)) return only;
  return only === "resource" || (names.length === 1 && members.some(isKeyName)) ? only : undefined;
}
