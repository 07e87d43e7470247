import type { JsonPath } from "#types/json.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";

/** Members that HAL and JSON-LD add to a record: links, embedded resources, address and type. */
const ADDED: ReadonlySet<string> = new Set(["_links", "_embedded", "@context", "@id", "@type"]);

/** True for a member that is not content of the record. */
export function isAddedMember(name: string): boolean {
  return ADDED.has(name);
}

/** True for a body of nothing but links and embedded records: it changes which records belong together, not a record. */
export function isOnlyAdded({ properties }: Pick<Schema, "properties">): boolean {
  return properties.size > 0 && [...properties.keys()].every(isAddedMember);
}

/** Path of a record's own address, if its format has one: HAL (section 4.1.1) or JSON-LD (section 4.4). */
export function addressPath(names: Iterable<string>): JsonPath | undefined {
  const all = new Set(names);
  if (all.has("@id")) return ["@id"];
  return all.has("_links") ? ["_links", "self", "href"] : undefined;
}

/** Keyword of the schema of a link: it is a field only if it leads to a resource. */
export const LINK = "x-link";

const link: object = { type: "string", format: "uri", readOnly: true, [LINK]: true };

/**
 * Schema of a record as `flattenResponse` changes it: embedded resources and linked addresses are members, and the
 * members that a format adds are left out.
 */
export function readRecordSchema(document: Document, node: unknown): Schema {
  const schema = readSchema(document, node);
  const { properties } = schema;
  if (![...ADDED].some((name) => properties.has(name))) return schema;
  const embedded = readSchema(document, properties.get("_embedded")).properties;
  const links = [...readSchema(document, properties.get("_links")).properties.keys()]
    .filter((name) => !RELATION.test(name))
    .map((name) => [name, link] as const);
  const own = [...properties].filter(([name]) => !isAddedMember(name));
  return { ...schema, properties: new Map([...own, ...without([...links, ...embedded], own)]) };
}

/** Link relations of lists and of the record itself (RFC 8288, section 4.2). */
const RELATION =
  /^(?:self|curies|next|prev|previous|first|last|profile|search|find|item|up|edit|delete|update|collection|.*:.*)$/;

function without(
  members: readonly (readonly [string, unknown])[],
  own: readonly (readonly [string, unknown])[],
): readonly (readonly [string, unknown])[] {
  const names = new Set(own.map(([name]) => name));
  return members.filter(([name]) => !names.has(name));
}
