import type { Resource } from "#types/resource.ts";
import type { Document } from "#read/document.ts";
import {
  enter,
  followReferences,
  indexProperties,
  locateItems,
  locateProperty,
  type SchemaLocation,
} from "#infer/fields/locate-schema.ts";
import { escapeStep, readFragment } from "#read/pointer.ts";
import { readSchema } from "#read/schema.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import type { Call } from "#infer/calls/call.ts";
import type { ResourceDraft } from "./resource-draft.ts";

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
