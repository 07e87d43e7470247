import { entriesOf, isMap, listOf, memberOf } from "#read/member.ts";
import { escapeStep, readAt, readFragment, readSteps, writePointer } from "#read/pointer.ts";
import { referenceOf } from "#read/resolve.ts";

/** Value of the source document with its JSON pointer. */
export interface SchemaLocation {
  readonly node: unknown;
  readonly pointer: string;
}

/** A document as written. */
interface Source {
  readonly source: unknown;
}

/**
 * JSON pointer of the property that the names lead to from the schema at `pointer`, through objects, items
 * of arrays and, for `*`, the values of maps; undefined if the document does not contain it.
 */
export function locateField(
  source: unknown,
  pointer: string,
  names: readonly string[],
): string | undefined {
  const document = { source };
  const start = { node: readAt(source, readSteps(pointer)), pointer };
  return names.reduce<SchemaLocation | undefined>(
    (at, name) => at && locateInside(document, at, name),
    start,
  )?.pointer;
}

/** Location of a property of an object or of the items of an array. */
function locateInside(
  document: Source,
  location: SchemaLocation,
  name: string,
): SchemaLocation | undefined {
  let at: SchemaLocation | undefined = location;
  for (let level = 0; level < MAX_LEVELS && at !== undefined; level += 1) {
    const property = locateProperty(document, at, name);
    if (property !== undefined) return property;
    const values = name === MAP_VALUES ? locateValues(document, at) : undefined;
    if (values !== undefined) return values;
    at = locateItems(document, at);
  }
  return undefined;
}

/** Name of the values of a map. */
const MAP_VALUES = "*";

/** Location of the schema of a map's values. */
function locateValues(document: Source, location: SchemaLocation): SchemaLocation | undefined {
  return search(document, location, ({ node, pointer }) => {
    const values = memberOf(node, "additionalProperties");
    return isMap(values) ? { node: values, pointer: `${pointer}/additionalProperties` } : undefined;
  });
}

/** Arrays of arrays are rare. */
const MAX_LEVELS = 4;

/** Location of a member, also of the target of a reference. */
export function enter(
  document: Source,
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
export function followReferences(
  document: Source,
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
export function locateProperty(
  document: Source,
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
export function indexProperties(
  document: Source,
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

/** Location of the items of an array. */
export function locateItems(
  document: Source,
  location: SchemaLocation,
): SchemaLocation | undefined {
  return search(document, location, ({ node, pointer }) => {
    const items = memberOf(node, "items");
    return items === undefined ? undefined : { node: items, pointer: `${pointer}/items` };
  });
}

function search(
  document: Source,
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
