import type { Document } from "./document.ts";
import { entriesOf, isMap, memberOf } from "./member.ts";
import type { JsonMap } from "./member.ts";
import { resolve } from "./resolve.ts";
import { readSchema } from "./schema.ts";
import { schemaOfValues } from "./schema-of-values.ts";

/** Schema of a media type object; without one, the schema that its examples match. */
export function readMediaSchema(document: Document, media: unknown): unknown {
  const declared = memberOf(media, "schema");
  if (!isMap(media) || (declared !== undefined && !isOpen(document, declared))) return declared;
  const cached = document.exampleSchemas.get(media);
  if (cached !== undefined) return cached;
  const values = listExamples(document, media).filter((value) => typeof value === "object");
  if (values.length === 0) return declared;
  const schema = schemaOfValues(values);
  document.exampleSchemas.set(media, schema);
  return schema;
}

/** True for a schema that permits any value or any object. */
function isOpen(document: Document, node: unknown): boolean {
  const { types, properties, items, additional, variants } = readSchema(document, node);
  const isAny = types.length === 0 || types.join() === "object";
  const isEmpty = properties.size === 0 && variants.length === 0 && items === undefined;
  return isAny && isEmpty && !isMap(additional);
}

const MAX_EXAMPLES = 10;

function listExamples(document: Document, media: JsonMap): readonly unknown[] {
  const named = entriesOf(memberOf(media, "examples")).slice(0, MAX_EXAMPLES);
  return [
    memberOf(media, "example"),
    ...named.map(([, node]) => memberOf(resolve(document, node).value, "value")),
  ]
    .map(readExample)
    .filter((value) => value !== undefined && value !== null);
}

/** Many documents write JSON examples as text. */
function readExample(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[{[]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}
