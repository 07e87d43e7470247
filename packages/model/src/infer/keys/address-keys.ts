import type { Position } from "#infer/calls/path-tree.ts";
import { subjectOf } from "#infer/calls/path-tree.ts";
import { readDescribedReference } from "#infer/fields/described-references.ts";
import { addressPath } from "#infer/fields/record-members.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";
import type { Document } from "#read/document.ts";
import { textOf } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import type { JsonPath } from "#types/json.ts";
import type { KeyField } from "./key-fields.ts";

/** Highest confidence of a key that only has a common name. */
export const WEAK = 0.6;

/** Key parameter of a record path, with the member that its name suggests. */
export interface SoughtKey {
  readonly parameter: string;
  /** Member found by its name. */
  readonly keyField: KeyField | undefined;
  /** Last fixed segment of the record's path. */
  readonly subject: string;
}

/** Parameter that takes an identifier, not a name. */
const ID = /(?:id|uuid|key|pk)$/i;

/** Own address of the records, if no member is probably the key. */
export function keyOfAddress(
  document: Document,
  schemas: readonly unknown[],
  { parameter, keyField }: SoughtKey,
): JsonPath | undefined {
  if (keyField !== undefined && (keyField.confidence > WEAK || !ID.test(parameter)))
    return undefined;
  return schemas
    .map((node) => addressPath(readSchema(document, node).properties.keys()))
    .find((path) => path !== undefined);
}

/** Member with the address of its record, by its example: `uri` with `/channels/927` for `/channels/{channel_id}`. */
export function keyOfOwnAddress(
  records: readonly Schema[],
  { parameter, keyField, subject }: SoughtKey,
): JsonPath | undefined {
  if (keyField !== undefined && keyField.confidence > WEAK) return undefined;
  const names = [subject, splitWords(parameter).slice(0, -1).join(" ")].map(stemOf);
  for (const { properties } of records) {
    const field = OWN_ADDRESSES.find((name) => {
      const example = textOf(properties.get(name), "example") ?? "";
      const [, collection = ""] = /([^/{}?#]+)\/[^/{}?#]+\/?$/.exec(example) ?? [];
      return collection !== "" && names.includes(stemOf(collection));
    });
    if (field !== undefined) return [field];
  }
  return undefined;
}

/** Names of members with the address of their record, the most probable first. */
const OWN_ADDRESSES = ["uri", "self", "href", "resource_uri", "resourceUri", "url"];

/** True if the field contains a resource name and the parameter takes its last segment (https://google.aip.dev/122). */
export function isResourceName(
  item: Position,
  parameters: readonly string[],
  records: readonly Schema[],
  keyFields: readonly (KeyField | undefined)[],
): boolean {
  const [name] = keyFields[0]?.field ?? [];
  if (parameters.length !== 1 || name === undefined) return false;
  return records.some(({ properties }) => {
    const property = properties.get(name);
    const description = textOf(property, "description");
    if (readDescribedReference(description)?.pattern !== undefined) return true;
    if (/\bresource name\b/i.test(description ?? "")) return true;
    const texts = ["description", "pattern", "example"].map((one) => textOf(property, one));
    return texts.some((text) => text !== undefined && hasCollection(text, subjectOf(item)));
  });
}

/** True for a text with a key below the collection: `books/{book}`, `^publishers/[^/]+/books/[^/]+$`, `books/7`. */
function hasCollection(text: string, collection: string): boolean {
  const [before, after] = text.replaceAll("\\", "").split(`${collection}/`, 2);
  if (collection === "" || before === undefined || after === undefined) return false;
  return !/[\w.-]$/.test(before) && /^[\w{[(*]/.test(after);
}
