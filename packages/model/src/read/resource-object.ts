import { isMap, memberOf, textOf } from "./member.ts";
import type { JsonMap } from "./member.ts";
import type { Schema } from "./schema-shape.ts";

type ReadSchema = (node: unknown) => Schema;

const MEMBERS: ReadonlySet<string> = new Set(
  "id lid type attributes relationships links meta".split(" "),
);

/** Keyword of a schema that refers to another record by type and id (JSON:API 1.1, "Resource Identifier Objects"). */
export const LINKAGE = "x-linkage";

/**
 * Moves the attributes and relationships of a resource object to its own members (JSON:API 1.1, "Resource Objects"), as
 * `flattenResponse` does with values. Other schemas are returned unchanged.
 */
export function flattenResourceObject(schema: Schema, read: ReadSchema): Schema {
  const { properties, required } = schema;
  if (!isResourceObject(schema, read)) return schema;
  const attributes = read(properties.get("attributes"));
  const relationships = read(properties.get("relationships"));
  const linkages = [...relationships.properties].flatMap(([name, node]) => {
    const linkage = readLinkage(node, read);
    return linkage === undefined ? [] : [[name, linkage] as const];
  });
  const hasMeta = describesMembers(read(properties.get("meta")), read);
  const own = ["id", "meta"].filter((name) => properties.has(name) && (name !== "meta" || hasMeta));
  const flat = new Map([
    ...own.map((name) => [name, properties.get(name)] as const),
    ...[...attributes.properties].map(([name, node]) => [name, unwrap(node, read)] as const),
    ...linkages.map(([name, { node }]) => [name, node] as const),
  ]);
  const type = properties.has("type") ? fixedText(read(properties.get("type"))) : undefined;
  return {
    ...schema,
    properties: flat,
    required: new Set([
      ...own.filter((name) => required.has(name)),
      ...(required.has("attributes") || !properties.has("id") ? attributes.required : []),
      ...(required.has("relationships") || !properties.has("id") ? relationships.required : []),
    ]),
    variants: [],
    shapes: [],
    resourceObject: {
      hasType: properties.has("type"),
      hasId: properties.has("id"),
      ...(type === undefined ? {} : { type }),
      relationships: new Map(linkages.map(([name, linkage]) => [name, linkage.type])),
    },
  };
}

/** True for an object with known members, or with values of a known type. */
function describesMembers({ properties, additional, variants }: Schema, read: ReadSchema): boolean {
  const isTyped = additional !== undefined && read(additional).types.length > 0;
  return properties.size > 0 || variants.length > 0 || isTyped;
}

function isResourceObject({ types, properties }: Schema, read: ReadSchema): boolean {
  const isNamed = properties.has("attributes") || properties.has("relationships");
  if (!isNamed || !types.includes("object")) return false;
  const [hasId, hasType] = [properties.has("id"), properties.has("type")];
  if (!hasId && !hasType) return false;
  if ([...properties.keys()].some((name) => !MEMBERS.has(name))) return false;
  const hasLinks = properties.has("relationships") || properties.has("links");
  if (hasId && hasType && hasLinks) return true;
  return (
    read(properties.get("attributes")).properties.size > 0 ||
    read(properties.get("relationships")).properties.size > 0
  );
}

interface Linkage {
  readonly node: JsonMap;
  /** The only type of the records, if it is declared. */
  readonly type: string | undefined;
}

/** Linkage of a relationship: `{ data: { type, id } }` or `{ data: [{ type, id }] }`. */
function readLinkage(node: unknown, read: ReadSchema): Linkage | undefined {
  const relationship = read(node);
  const dataNode = relationship.properties.get("data");
  if (dataNode === undefined) return undefined;
  const data = read(dataNode);
  const isList = data.types.includes("array");
  const identifier = isList ? read(data.items) : data;
  const id = identifier.properties.get("id") ?? { type: "string" };
  const type = identifier.properties.get("type") ?? { type: "string" };
  const description =
    textOf(relationship.keywords, "description") ?? textOf(data.keywords, "description");
  const object: JsonMap = {
    type: data.isNullable && !isList ? ["object", "null"] : "object",
    properties: { id, type },
    required: ["id"],
    [LINKAGE]: true,
    ...(description === undefined ? {} : { description }),
    ...copyExtensions(relationship.keywords),
  };
  return {
    node: isList ? { type: "array", items: object, ...(description && { description }) } : object,
    type: fixedText(read(type)),
  };
}

function copyExtensions(keywords: JsonMap): JsonMap {
  return Object.fromEntries(
    Object.entries(keywords).filter(([name]) => /^(?:x-quarterdeck-|readOnly$)/.test(name)),
  );
}

/** The only value of a text: a single choice, a default or an example. */
function fixedText({ choices = [], keywords }: Schema): string | undefined {
  const [only, ...others] = choices;
  if (only !== undefined) return others.length === 0 ? String(only) : undefined;
  const examples = memberOf(keywords, "examples");
  const first: unknown = Array.isArray(examples) ? examples[0] : undefined;
  const text = [keywords["default"], keywords["example"], first].find(
    (value) => typeof value === "string" && value !== "string",
  );
  return typeof text === "string" ? text : undefined;
}

/** Schema of a record in an attribute, without its envelope: `author: { data: { id, attributes } }`. */
function unwrap(node: unknown, read: ReadSchema): unknown {
  if (!isMap(node)) return node;
  const { properties } = read(node);
  const data = properties.get("data");
  if (
    data === undefined ||
    [...properties.keys()].some((name) => !/^(?:data|meta|links)$/.test(name))
  )
    return node;
  const schema = read(data);
  const record = schema.types.includes("array") ? read(schema.items) : schema;
  return record.resourceObject === undefined ? node : data;
}
