import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import { isNested, isParameter, itemOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { KeyLocation, ResourceDraft, Role } from "./resource-draft.ts";
import { isTechnical } from "#infer/names/technical-names.ts";
import { foldName, stemOf } from "#infer/names/words.ts";

interface Verb {
  readonly role: Role;
  /** Verbs in order of preference. */
  readonly names: readonly string[];
  readonly accepts: (call: Call) => boolean;
}

const words = (text: string): readonly string[] => text.split(" ");
const isWrite = ({ method }: Call) => method !== "get";

/** Verbs in paths: `/orders.list`, `/orders/create`. */
const VERBS: readonly Verb[] = [
  {
    role: "list",
    names: words("list index all getall search query find filter paginate browse scroll get"),
    accepts: ({ response }) => response.shape === "rows",
  },
  {
    role: "read",
    names: words("info get read show retrieve detail details view fetch"),
    accepts: ({ response }) => response.shape === "record",
  },
  { role: "create", names: words("create add new insert"), accepts: isWrite },
  { role: "update", names: words("update edit modify change set save"), accepts: isWrite },
  { role: "remove", names: words("delete remove destroy revoke"), accepts: isWrite },
];

/** Finds a resource whose paths contain verbs: each operation has a path, its records have none. */
export function findVerbResource(
  document: Document,
  position: Position,
): ResourceDraft | undefined {
  if (itemOf(position) !== undefined || isTechnical(position.segment.text)) return undefined;
  const calls = new Map<Role, Call>();
  for (const { role, names, accepts } of VERBS) {
    const call = names
      .flatMap((name) => callsNamed(position, name))
      .find((one) => accepts(one) && ![...calls.values()].includes(one));
    if (call !== undefined) calls.set(role, call);
  }
  if (!calls.has("list") && calls.size < 2) return undefined;
  const key = findKeyLocation(document, position.segment.text, calls);
  const isSingleton = !calls.has("list") && calls.has("read") && key === undefined;
  if (isSingleton && !calls.has("update")) return undefined;
  // A nested set that can only be changed is an action on its parent.
  if (!calls.has("list") && !calls.has("read") && isNested(position)) return undefined;
  const [first] = calls.values();
  return {
    position,
    item: undefined,
    isSingleton,
    calls,
    others: [],
    aliases: [],
    evidence: [
      {
        pointer: first?.pointer ?? "",
        reason: { code: "verb-paths" },
        confidence: calls.has("list") ? 0.85 : 0.7,
      },
    ],
    verbs: { key },
  };
}

function callsNamed(position: Position, name: string): readonly Call[] {
  return [...position.children.values()]
    .filter((child) => !isParameter(child) && foldName(child.segment.text) === name)
    .flatMap((child) => child.calls.filter(({ isDeprecated }) => !isDeprecated));
}

/** Location of the key in the calls for one record. */
export function findKeyLocation(
  document: Document,
  subject: string,
  calls: ReadonlyMap<Role, Call>,
): KeyLocation | undefined {
  const stem = stemOf(subject);
  const names = [...words("id _id uuid guid key slug"), `${stem}id`, `${stem}uuid`, stem, "name"];
  for (const role of ["read", "remove", "update"] as const) {
    const call = calls.get(role);
    if (call === undefined) continue;
    const locations = listKeyLocations(document, call);
    for (const name of names) {
      const location = locations.find(({ parameter }) => foldName(parameter) === foldName(name));
      if (location !== undefined) return location;
    }
  }
  return undefined;
}

/** "The id ( owner/name ) of the user". */
const JOINED = /[(`"]\s*([a-z_]\w*)\s*\/\s*([a-z_]\w*)\s*[)`"]/i;

function listKeyLocations(document: Document, call: Call): readonly KeyLocation[] {
  const inQuery = call.parameters
    .filter(({ parameter }) => parameter.in === "query")
    .map(({ parameter }): KeyLocation => {
      const { description = "" } = parameter.field;
      const [, before, after] = JOINED.exec(description) ?? [];
      const location: KeyLocation = { in: "query", parameter: parameter.name };
      return before === undefined || after === undefined
        ? location
        : { ...location, joined: [before, after] };
    });
  const body = call.body === undefined ? undefined : readSchema(document, call.body.schema);
  const inBody = [...(body?.properties.keys() ?? [])].map((parameter) => ({
    in: "body" as const,
    parameter,
  }));
  return [...inQuery, ...inBody];
}

/** True if a call takes the key of a record, so it acts on one record. */
export function takesKey(call: Call, key: KeyLocation | undefined): boolean {
  if (key === undefined) return false;
  if (key.in === "query") {
    return call.parameters.some(
      ({ parameter }) => parameter.in === "query" && parameter.name === key.parameter,
    );
  }
  const field = call.body?.field;
  return field?.kind === "group" && field.fields.some(({ name }) => name === key.parameter);
}
