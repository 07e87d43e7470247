import { type JsonObject, ownMember, setOwnMember } from "@quarterdeck/model";

/** Changes that turn one description into a fuller one: members to add, and those to remove first. */
export interface DescriptionChanges {
  readonly update: JsonObject;
  readonly removes: readonly (readonly string[])[];
}

interface MutableObject {
  [name: string]: unknown;
}

/** Maps of a description whose members are compared one by one. */
const MAPS: readonly (readonly string[])[] = [
  ["paths"],
  ["definitions"],
  ["parameters"],
  ["responses"],
  ...[
    "schemas",
    "parameters",
    "responses",
    "requestBodies",
    "headers",
    "examples",
    "links",
    "pathItems",
  ].map((name) => ["components", name]),
];

/**
 * Compares the description that everyone may read with the one that a user gets. Undefined if the second has no further
 * operations, or is not a description of the same API: some APIs respond with other things.
 */
export function compareDescriptions(
  open: JsonObject,
  own: JsonObject,
): DescriptionChanges | undefined {
  const versions = [own["openapi"] ?? own["swagger"], open["openapi"] ?? open["swagger"]];
  if (versions[0] === undefined || versions[0] !== versions[1]) return undefined;
  const paths = [mapAt(own, ["paths"]), mapAt(open, ["paths"])] as const;
  if (countOperations(paths[0]) <= countOperations(paths[1])) return undefined;
  const update: MutableObject = {};
  const removes: (readonly string[])[] = [];
  for (const steps of MAPS) {
    const previous = mapAt(open, steps);
    for (const [name, value] of Object.entries(mapAt(own, steps))) {
      const before = ownMember(previous, name);
      if (JSON.stringify(before) === JSON.stringify(value)) continue;
      if (before !== undefined) removes.push([...steps, name]);
      setOwnMember(makeMap(update, steps), name, value);
    }
  }
  return { update: update as JsonObject, removes };
}

function countOperations(paths: JsonObject): number {
  return Object.values(paths).reduce<number>(
    (sum, item) => sum + (isObject(item) ? Object.keys(item).length : 0),
    0,
  );
}

function mapAt(document: JsonObject, steps: readonly string[]): JsonObject {
  let map: unknown = document;
  for (const step of steps) map = isObject(map) ? ownMember(map, step) : undefined;
  return isObject(map) ? map : {};
}

function makeMap(document: MutableObject, steps: readonly string[]): MutableObject {
  let map = document;
  for (const step of steps) {
    const next = ownMember(map, step) ?? {};
    setOwnMember(map, step, next);
    map = next as MutableObject;
  }
  return map;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
