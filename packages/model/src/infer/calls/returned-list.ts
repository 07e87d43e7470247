import { mapOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";
import type { Document } from "#read/document.ts";
import { readMediaSchema } from "#read/media-schema.ts";
import { resolve } from "#read/resolve.ts";
import { readSchema } from "#read/schema.ts";
import { readContent } from "#infer/fields/media-types.ts";
import { stemOf } from "#infer/names/words.ts";
import type { RecordLocation } from "./record-location.ts";

interface ListFacts {
  readonly schema: unknown;
  readonly subject: string;
  /** True if the path has the key of one record, or the method creates. */
  readonly isOne: boolean;
}

/** Finds the list of records that a write of one takes and that its response has too: `{ "Accounts": [{…}] }`. */
export function findReturnedList(
  document: Document,
  operation: JsonMap,
  { schema, subject, isOne }: ListFacts,
): RecordLocation | undefined {
  const { properties } = readSchema(document, schema);
  const [name, ...others] = properties.keys();
  if (!isOne || name === undefined || others.length > 0 || stemOf(name) !== stemOf(subject))
    return undefined;
  const names = namesOfItems(document, properties.get(name));
  const returned = namesOfItems(document, readReturned(document, operation).get(name));
  const isSame = names.length > 0 && names.every((one) => returned.includes(one));
  return isSame ? { path: [name], schema: properties.get(name) } : undefined;
}

function readReturned(document: Document, operation: JsonMap): ReadonlyMap<string, unknown> {
  const responses = mapOf(operation, "responses");
  const response = resolve(document, responses["200"] ?? responses["201"]).value;
  const [media] = Object.values(readContent(response));
  return readSchema(document, readMediaSchema(document, resolve(document, media).value)).properties;
}

/** Members of the objects in a list; empty for anything else. */
function namesOfItems(document: Document, node: unknown): readonly string[] {
  const { types, items } = readSchema(document, node);
  if (!types.includes("array")) return [];
  return [...readSchema(document, items).properties.keys()];
}
