import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import { isNested, itemOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { KeyLocation, ResourceDraft, Role } from "./resource-draft.ts";
import { isCalledPartial } from "./partial-updates.ts";
import { findVerbRoles, isSave, listVerbCalls } from "./verb-calls.ts";
import type { VerbCall } from "./verb-calls.ts";
import { isTechnical } from "#infer/names/technical-names.ts";
import { foldName, stemOf } from "#infer/names/words.ts";

/** Finds a resource whose paths contain verbs: each operation has its own path. */
export function findVerbResource(
  document: Document,
  position: Position,
): ResourceDraft | undefined {
  if (itemOf(position) !== undefined || isTechnical(position.segment.text)) return undefined;
  const roles = findVerbRoles(position);
  const calls = new Map([...roles].map(([role, named]) => [editRole(role, named), named.call]));
  if (!calls.has("list") && new Set(calls.values()).size < 2) return undefined;
  const items = listVerbCalls(position).flatMap(({ item }) => item ?? []);
  const item = (["read", "update", "remove"] as const)
    .map((role) => roles.get(role)?.item)
    .find((at) => at !== undefined);
  const key =
    item === undefined ? findKeyLocation(document, position.segment.text, calls) : undefined;
  const isSingleton =
    !calls.has("list") && calls.has("read") && key === undefined && item === undefined;
  if (isSingleton && !calls.has("update")) return undefined;
  // A nested set that can only be changed is an action on its parent.
  if (!calls.has("list") && !calls.has("read") && isNested(position)) return undefined;
  const [first] = calls.values();
  return {
    position,
    item,
    isSingleton,
    calls,
    others: [],
    aliases: item === undefined ? [] : [...new Set(items)].filter((at) => at !== item),
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

/** PUT and a save replace the record unless the words of a PUT state that the body is a part of it. */
export function editRole(role: Role, named: VerbCall): Role {
  if (role !== "update") return role;
  const { call } = named;
  const isWhole = isSave(named) || (call.method === "put" && !isCalledPartial(call));
  return isWhole ? "replace" : role;
}

/** Location of the key in the calls for one record. */
export function findKeyLocation(
  document: Document,
  subject: string,
  calls: ReadonlyMap<Role, Call>,
): KeyLocation | undefined {
  const stem = stemOf(subject);
  const names = [
    "id",
    "_id",
    "uuid",
    "guid",
    "key",
    "slug",
    `${stem}id`,
    `${stem}uuid`,
    stem,
    "name",
  ];
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
