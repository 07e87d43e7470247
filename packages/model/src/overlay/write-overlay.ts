import { ownMember } from "#own/own-member.ts";
import type { Json, JsonObject } from "#types/json.ts";
import { isMap } from "#read/member.ts";
import { readFragment } from "#read/pointer.ts";
import { writeYaml } from "./write-yaml.ts";

/** One correction of a description by the user. */
export interface Correction {
  /** Label for the description of the action. */
  readonly label: string;
  /** JSON pointer (RFC 6901) of the object that it changes. */
  readonly pointer: string;
  readonly update: JsonObject;
  /** Members to remove first: of another kind, or lists that would be joined. */
  readonly removes?: readonly (readonly string[])[];
}

/** Overlay document (1.1, YAML) with these corrections. */
export function writeOverlay(title: string, corrections: readonly Correction[]): string {
  const byPointer = new Map<string, Correction[]>();
  for (const correction of corrections) {
    byPointer.set(correction.pointer, [...(byPointer.get(correction.pointer) ?? []), correction]);
  }
  const actions = [...byPointer].flatMap(([pointer, all]) => [
    ...all.flatMap(({ removes = [] }) =>
      removes.map((steps) => ({
        target: writePath([...stepsOf(pointer), ...steps]),
        remove: true,
      })),
    ),
    {
      target: writePath(stepsOf(pointer)),
      description: all.map(({ label }) => label).join("; "),
      update: all.reduce<JsonObject>((sum, { update }) => joinUpdates(sum, update), {}),
    },
  ]);
  return writeYaml({ overlay: "1.1.0", info: { title, version: "1.0.0" }, actions });
}

function stepsOf(pointer: string): readonly string[] {
  return readFragment(pointer);
}

/** JSONPath (RFC 9535) that selects one node. */
export function writePath(steps: readonly string[]): string {
  const written = steps.map((step, at) => (isPosition(steps, at) ? `[${step}]` : writeStep(step)));
  return `$${written.join("")}`;
}

/** True for a number below a keyword whose value is an array: `allOf/0`, not the property `allOf`. */
function isPosition(steps: readonly string[], at: number): boolean {
  const isNumber = /^(?:0|[1-9]\d*)$/.test(steps[at] ?? "");
  return isNumber && ARRAYS.has(steps[at - 1] ?? "") && !NAMES.has(steps[at - 2] ?? "");
}

/** Keywords of OpenAPI and JSON Schema with an array of objects. */
const ARRAYS: ReadonlySet<string> = new Set([
  "allOf",
  "anyOf",
  "oneOf",
  "parameters",
  "prefixItems",
  "security",
  "servers",
  "tags",
]);

/** Keywords whose members have names of the API. */
const NAMES: ReadonlySet<string> = new Set([
  "$defs",
  "definitions",
  "patternProperties",
  "properties",
  "schemas",
]);

function writeStep(step: string): string {
  if (/^[A-Za-z_][\w]*$/.test(step)) return `.${step}`;
  // A member whose name is a number is selected by name.
  return `['${escapeName(step)}']`;
}

const ESCAPES: { readonly [character: string]: string } = {
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "'": "\\'",
  "\\": "\\\\",
};

function escapeName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- RFC 9535 requires these to be escaped
  return name.replaceAll(
    /[\u0000-\u001f'\\]/g,
    (character) =>
      ownMember(ESCAPES, character) ??
      `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function joinUpdates(sum: JsonObject, update: JsonObject): JsonObject {
  const members = new Map<string, Json>(Object.entries(sum));
  for (const [key, value] of Object.entries(update)) {
    const before = members.get(key);
    members.set(key, isMap(before) && isMap(value) ? joinUpdates(before, value) : value);
  }
  return Object.fromEntries(members);
}
