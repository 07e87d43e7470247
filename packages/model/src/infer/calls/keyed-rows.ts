import type { JsonPath } from "#types/json.ts";
import type { Document } from "#read/document.ts";
import { isMap } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { isKeyName, isOneObject } from "#infer/names/technical-names.ts";
import { foldName, splitWords } from "#infer/names/words.ts";
import { isEnvelopeMember, isNamedAfter, isWrapper } from "./envelope.ts";
import { isPlural, isScalar } from "./score-lists.ts";
import type { ListHints } from "./score-lists.ts";

/** Rows that a response has as an object by their keys: `{ "7": { "name": … }, "8": { "name": … } }`. */
export interface KeyedRows {
  readonly path: JsonPath;
  /** Schema of a row with its key. */
  readonly schema: unknown;
  /** Member of a row that contains its key. */
  readonly keyMember: string;
}

/** Finds the rows in an object without names of members (JSON Schema, `additionalProperties`). */
export function findKeyedRows(
  document: Document,
  node: unknown,
  hints: ListHints,
): KeyedRows | undefined {
  const { subject, isItem, isRead, isWrittenWhole, hasItems } = hints;
  if (isRead !== true || isItem || isWrittenWhole === true) return undefined;
  const isCounted = isPlural(subject) && !isOneObject(splitWords(subject).at(-1) ?? "");
  if (!hasItems && !isCounted) return undefined;
  const { path, map } = locateMap(document, readSchema(document, node), subject);
  if (map.properties.size > 0 || !isMap(map.additional)) return undefined;
  const row = readSchema(document, map.additional);
  if (row.properties.size === 0) return undefined;
  const keyMember = nameKey(row, hints.itemParameter);
  const key = { type: "string", readOnly: true };
  const schema = row.properties.has(keyMember)
    ? map.additional
    : { allOf: [map.additional], properties: { [keyMember]: key }, required: [keyMember] };
  return { path, schema, keyMember };
}

/** The object itself, or the only member of an envelope that may contain it: `{ "data": { "7": … }, "total": 2 }`. */
function locateMap(document: Document, schema: Schema, subject: string) {
  const members = [...schema.properties].map(([name, inner]) => ({
    name,
    map: readSchema(document, inner),
  }));
  const [inner, ...others] = members.filter(({ map }) => !isScalar(map));
  const isEnvelope = members.every((one) => one === inner || isEnvelopeMember(one.name));
  return inner !== undefined &&
    others.length === 0 &&
    isEnvelope &&
    (isWrapper(inner.name) || isNamedAfter(inner.name, subject))
    ? { path: [inner.name], map: inner.map }
    : { path: [], map: schema };
}

/** Member of the row with its key, or a name for it: that of the parameter in the path, `name` or `id`. */
function nameKey({ properties }: Schema, parameter: string | undefined): string {
  const own = [...properties.keys()];
  const isId = parameter === undefined || /(?:^|[_-])(?:uu|gu)?id$|I[dD]$/i.test(parameter);
  const same = own.find((name) => foldName(name) === foldName(parameter ?? ""));
  const written = same ?? (isId ? own.find(isKeyName) : undefined);
  if (written !== undefined) return written;
  if (parameter !== undefined) return isId ? "id" : parameter;
  return properties.has("name") ? "id" : "name";
}
