import type { Resource } from "#types/resource.ts";
import type { Document } from "#read/document.ts";
import { entriesOf, listOf, memberOf } from "#read/member.ts";
import { escapeStep, readAt, readFragment, writePointer } from "#read/pointer.ts";
import { referenceOf } from "#read/resolve.ts";
import { readSchema } from "#read/schema.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import type { Call } from "#infer/calls/call.ts";
import type { ResourceDraft } from "./resource-draft.ts";

/** Value of the source document with its JSON pointer. */
interface SchemaLocation {
  readonly node: unknown;
  readonly pointer: string;
}

/**
 * Adds the JSON pointer of the record schema, and pointers of fields that another schema declares: the targets of
 * corrections. Nothing is added if the schema is in another file.
 */
export function addSchemaPointers(
  { document, schemaFacts }: Pick<FieldContext, "document" | "schemaFacts">,
  draft: ResourceDraft,
  resource: Resource,
): Resource {
  const reads = [draft.calls.get("list"), draft.calls.get("read")];
  const records = reads.flatMap(
    (call) => (call === undefined ? undefined : locateResponse(document, call)) ?? [],
  );
  const split = reads.find((call) => call?.response.format === "split")?.response.rowMember;
  const [record] = records;
  if (record === undefined) return resource;
  const locators = records.map((location) => createFieldLocator(document, location, split));
  const fields = resource.fields.map((field) => {
    const located = locators
      .map((locate) => locate(field.name))
      .find((location) => location !== undefined);
    const ownPointer = `${record.pointer}/properties/${escapeStep(field.name)}`;
    if (located === undefined || located.pointer === ownPointer) return field;
    const facts = schemaFacts.get(field);
    const copy = { ...field, pointer: located.pointer };
    if (facts !== undefined) schemaFacts.set(copy, facts);
    return copy;
  });
  return { ...resource, fields, schema: record.pointer };
}

type Locate = (name: string) => SchemaLocation | undefined;

/**
 * Finds locations of the fields of a record: properties, or those in a member whose properties are fields of the record
 * (JSON:API, HAL, split records).
 */
function createFieldLocator(
  document: Document,
  record: SchemaLocation,
  split: string | undefined,
): Locate {
  const isResourceObject = readSchema(document, record.node).resourceObject !== undefined;
  const members = isResourceObject
    ? ["attributes", "relationships"]
    : ["_embedded", "_links", ...(split === undefined ? [] : [split])];
  const own = indexProperties(document, record);
  const inner = members.flatMap((member) => {
    const at = own.get(member);
    const target = at && followReferences(document, at);
    return target === undefined ? [] : [indexProperties(document, target)];
  });
  return (name) => {
    const nested = inner.find((properties) => properties.has(name))?.get(name);
    return isResourceObject ? (nested ?? own.get(name)) : (own.get(name) ?? nested);
  };
}

/** Location of the schema of a row or a record in the source document. */
function locateResponse(
  document: Document,
  { pointer, response }: Call,
): SchemaLocation | undefined {
  const { status, mediaType, shape, path } = response;
  if (mediaType === undefined || (shape !== "rows" && shape !== "record")) return undefined;
  const toSchema = document.version === "2.0" ? ["schema"] : ["content", mediaType, "schema"];
  const steps = [...readFragment(pointer), "responses", status, ...toSchema];
  const schema = steps.reduce<SchemaLocation | undefined>(
    (at, step) => at && enter(document, at, step),
    {
      node: document.source,
      pointer: "",
    },
  );
  const inner = path.reduce<SchemaLocation | undefined>(
    (at, name) => at && locateProperty(document, at, name),
    schema,
  );
  const record = shape === "rows" ? inner && locateItems(document, inner) : inner;
  return record && followReferences(document, record);
}

function enter(
  document: Document,
  location: SchemaLocation,
  step: string,
): SchemaLocation | undefined {
  const at =
    memberOf(location.node, step) === undefined ? followReferences(document, location) : location;
  const node = memberOf(at?.node, step);
  return node === undefined || at === undefined
    ? undefined
    : { node, pointer: `${at.pointer}/${escapeStep(step)}` };
}

const MAX_STEPS = 32;
/** Maximum number of subschemas that are searched. */
const MAX_VISITED = 300;

/** Follows references within the document; undefined if one leads to another file. */
function followReferences(
  document: Document,
  location: SchemaLocation,
): SchemaLocation | undefined {
  let at = location;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const reference = referenceOf(at.node);
    if (reference === undefined) return at;
    if (!reference.startsWith("#/")) return undefined;
    const steps = readFragment(reference.slice(1));
    at = { node: readAt(document.source, steps), pointer: writePointer(...steps) };
  }
  return undefined;
}

/** Location of a property: in the schema itself, its alternatives, `allOf`, or the target of its reference. */
function locateProperty(
  document: Document,
  location: SchemaLocation,
  name: string,
): SchemaLocation | undefined {
  return search(document, location, ({ node, pointer }) => {
    const property = memberOf(memberOf(node, "properties"), name);
    return property === undefined
      ? undefined
      : { node: property, pointer: `${pointer}/properties/${escapeStep(name)}` };
  });
}

/** Locations of all properties, by name: as `locateProperty`, in one search. */
function indexProperties(
  document: Document,
  location: SchemaLocation,
): ReadonlyMap<string, SchemaLocation> {
  const properties = new Map<string, SchemaLocation>();
  search(document, location, ({ node, pointer }) => {
    for (const [name, property] of entriesOf(memberOf(node, "properties"))) {
      if (properties.has(name)) continue;
      properties.set(name, {
        node: property,
        pointer: `${pointer}/properties/${escapeStep(name)}`,
      });
    }
    return undefined;
  });
  return properties;
}

function locateItems(document: Document, location: SchemaLocation): SchemaLocation | undefined {
  return search(document, location, ({ node, pointer }) => {
    const items = memberOf(node, "items");
    return items === undefined ? undefined : { node: items, pointer: `${pointer}/items` };
  });
}

function search(
  document: Document,
  location: SchemaLocation,
  find: (location: SchemaLocation) => SchemaLocation | undefined,
  visited: Set<unknown> = new Set(),
): SchemaLocation | undefined {
  // Schemas may be recursive.
  if (visited.has(location.node) || visited.size > MAX_VISITED) return undefined;
  visited.add(location.node);
  const own = find(location);
  if (own !== undefined) return own;
  for (const subschema of subschemasOf(location)) {
    const nested = search(document, subschema, find, visited);
    if (nested !== undefined) return nested;
  }
  const target =
    referenceOf(location.node) === undefined ? undefined : followReferences(document, location);
  return target && search(document, target, find, visited);
}

function subschemasOf({ node, pointer }: SchemaLocation): readonly SchemaLocation[] {
  return ["anyOf", "oneOf", "allOf"].flatMap((key) =>
    listOf(node, key)
      .map((subschema, index) => ({ node: subschema, pointer: `${pointer}/${key}/${index}` }))
      .toReversed(),
  );
}
