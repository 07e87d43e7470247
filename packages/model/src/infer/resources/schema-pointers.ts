import type { Resource } from "#types/resource.ts";
import type { Document } from "#read/document.ts";
import { entriesOf, listOf, memberOf } from "#read/member.ts";
import { escapeStep, readAt, readFragment, writePointer } from "#read/pointer.ts";
import { referenceOf } from "#read/resolve.ts";
import type { Call } from "#infer/calls/call.ts";
import type { ResourceDraft } from "./resource-draft.ts";

/** A value of the document as it is written, and where. */
interface SchemaLocation {
  readonly node: unknown;
  readonly pointer: string;
}

/**
 * The resource with the place of its record's schema, and of the fields that are not written right there: what a
 * correction must be addressed to. Nothing where another file holds it.
 */
export function addSchemaPointers(
  document: Document,
  draft: ResourceDraft,
  resource: Resource,
): Resource {
  const records = [draft.calls.get("list"), draft.calls.get("read")].flatMap(
    (call) => (call === undefined ? undefined : locateResponse(document, call)) ?? [],
  );
  const [record] = records;
  if (record === undefined) return resource;
  const fields = resource.fields.map((field) => {
    const found = records
      .map((spot) => locateProperty(document, spot, field.name))
      .find((spot) => spot !== undefined);
    const usual = `${record.pointer}/properties/${escapeStep(field.name)}`;
    return found === undefined || found.pointer === usual
      ? field
      : { ...field, pointer: found.pointer };
  });
  return { ...resource, fields, schema: record.pointer };
}

/** Where the row or the record of an answer is written. */
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
  const found = shape === "rows" ? inner && locateItems(document, inner) : inner;
  return found && settle(document, found);
}

function enter(document: Document, spot: SchemaLocation, step: string): SchemaLocation | undefined {
  const at = memberOf(spot.node, step) === undefined ? settle(document, spot) : spot;
  const node = memberOf(at?.node, step);
  return node === undefined || at === undefined
    ? undefined
    : { node, pointer: `${at.pointer}/${escapeStep(step)}` };
}

const MAX_STEPS = 32;
/** Parts of one schema that are looked through. */
const MAX_SEEN = 300;

/** Follows references as long as they stay in the document. */
function settle(document: Document, spot: SchemaLocation): SchemaLocation | undefined {
  let at = spot;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const reference = referenceOf(at.node);
    if (reference === undefined) return at;
    if (!reference.startsWith("#/")) return undefined;
    const steps = readFragment(reference.slice(1));
    at = { node: readAt(document.source, steps), pointer: writePointer(...steps) };
  }
  return undefined;
}

/** A property as the reader of schemas finds it: its own first, then alternatives, `allOf`, and what is referred to. */
function locateProperty(
  document: Document,
  spot: SchemaLocation,
  name: string,
): SchemaLocation | undefined {
  return search(document, spot, ({ node, pointer }) => {
    const property = memberOf(memberOf(node, "properties"), name);
    return property === undefined
      ? undefined
      : { node: property, pointer: `${pointer}/properties/${escapeStep(name)}` };
  });
}

function locateItems(document: Document, spot: SchemaLocation): SchemaLocation | undefined {
  return search(document, spot, ({ node, pointer }) => {
    const items = memberOf(node, "items");
    return items === undefined ? undefined : { node: items, pointer: `${pointer}/items` };
  });
}

function search(
  document: Document,
  spot: SchemaLocation,
  look: (spot: SchemaLocation) => SchemaLocation | undefined,
  seen: Set<unknown> = new Set(),
): SchemaLocation | undefined {
  // Schemas hold themselves and one another.
  if (seen.has(spot.node) || seen.size > MAX_SEEN) return undefined;
  seen.add(spot.node);
  const own = look(spot);
  if (own !== undefined) return own;
  for (const part of partsOf(spot)) {
    const found = search(document, part, look, seen);
    if (found !== undefined) return found;
  }
  const target = referenceOf(spot.node) === undefined ? undefined : settle(document, spot);
  return target && search(document, target, look, seen);
}

function partsOf({ node, pointer }: SchemaLocation): readonly SchemaLocation[] {
  return ["anyOf", "oneOf", "allOf"].flatMap((key) =>
    entriesOf({ ...listOf(node, key) })
      .map(([place, part]) => ({ node: part, pointer: `${pointer}/${key}/${place}` }))
      .toReversed(),
  );
}
