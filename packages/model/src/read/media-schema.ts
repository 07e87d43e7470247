import type { Document } from "./document.ts";
import { entriesOf, isMap, memberOf } from "./member.ts";
import type { JsonMap } from "./member.ts";
import { resolve } from "./resolve.ts";
import { readSchema } from "./schema.ts";
import { schemaOfValues } from "./schema-of-values.ts";

/** Schema of a media type object. Without one, or if it leaves the records open, its examples complete it. */
export function readMediaSchema(document: Document, media: unknown): unknown {
  const declared = memberOf(media, "schema");
  if (!isMap(media)) return declared;
  const isNone = declared === undefined || isOpen(document, declared);
  if (!isNone && !hasOpenRecords(document, declared)) return declared;
  const cached = document.exampleSchemas.get(media);
  if (cached !== undefined) return cached;
  const values = listExamples(document, media).filter((value) => typeof value === "object");
  if (values.length === 0) return declared;
  const observed = schemaOfValues(values);
  const schema = isNone ? observed : { allOf: [declared, observed] };
  document.exampleSchemas.set(media, schema);
  return schema;
}

/** True if no members of the records are declared: `{ data: [{}] }`, or resource objects without attributes. */
function hasOpenRecords(document: Document, node: unknown): boolean {
  const { items, properties } = readSchema(document, node);
  if (items !== undefined) return isOpenItem(document, items);
  const isOpenMember = (name: string, member: unknown) => {
    const inner = readSchema(document, member);
    if (inner.items !== undefined) return isOpenItem(document, inner.items);
    return name === "data" && isOpenRecord(document, member);
  };
  return [...properties].some(([name, member]) => isOpenMember(name, member));
}

/** True for items without any facts: `{ type: array, items: {} }`. */
function isOpenItem(document: Document, node: unknown): boolean {
  return readSchema(document, node).types.length === 0
    ? isOpen(document, node)
    : isOpenRecord(document, node);
}

function isOpenRecord(document: Document, node: unknown): boolean {
  const { types, properties, resourceObject } = readSchema(document, node);
  if (resourceObject !== undefined)
    return [...properties.keys()].every((name) => name === "id" || name === "meta");
  return types.includes("object") && isOpen(document, node);
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
