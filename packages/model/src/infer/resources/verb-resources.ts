import type { Parameter } from "#types/operation.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import { isEnvelopeMember } from "#infer/calls/envelope.ts";
import { isPagedBy } from "#infer/calls/list-hints.ts";
import { isNested, itemOf, subjectOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { ResourceDraft, Role } from "./resource-draft.ts";
import { isCalledPartial } from "./partial-updates.ts";
import { findKeyLocation } from "./key-locations.ts";
import { readBodyRecord } from "./find-edits.ts";
import { findVerbRoles, isSave, listVerbCalls } from "./verb-calls.ts";
import type { VerbCall } from "./verb-calls.ts";
import { isTechnical, namesSeveral } from "#infer/names/technical-names.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";

/** Finds a resource whose paths contain verbs: each operation has its own path. */
export function findVerbResource(
  document: Document,
  position: Position,
): ResourceDraft | undefined {
  const { text } = position.segment;
  if (itemOf(position) !== undefined || isTechnical(text) || namesSeveral(text)) return undefined;
  const roles = findVerbRoles(position);
  const calls = new Map([...roles].map(([role, named]) => [editRole(role, named), named.call]));
  const unproven = calls.has("list") ? undefined : findUndescribedList(document, position);
  if (unproven !== undefined) {
    calls.set("list", unproven);
    if (calls.get("read") === unproven) calls.delete("read");
  }
  const isAlone = !calls.has("list") && new Set(calls.values()).size < 2;
  const items = listVerbCalls(position).flatMap(({ item }) => item ?? []);
  const item = (["read", "update", "remove"] as const)
    .map((role) => roles.get(role)?.item)
    .find((at) => at !== undefined);
  const replace = calls.get("replace");
  const isKeyless =
    replace !== undefined && roles.get("update")?.item === undefined && item !== undefined;
  // `/alias/store` next to `/alias/read/{aliasId}` edits only if its body has the key.
  if (isKeyless && !hasMember(document, replace, item)) calls.delete("replace");
  const key =
    item === undefined
      ? findKeyLocation(document, position.segment.text, calls, listActions(position, calls))
      : undefined;
  const isSingleton =
    !calls.has("list") && calls.has("read") && key === undefined && item === undefined;
  const isWritten = isSingleton ? calls.has("update") : !isAlone;
  if (!isWritten && !(isSingleton && isReadAlone(document, calls))) return undefined;
  // A nested set that can only be changed is an action on its parent.
  if (!calls.has("list") && !calls.has("read") && isNested(position)) return undefined;
  if (item === undefined && isMembership(position, calls)) return undefined;
  const [first] = calls.values();
  return {
    position,
    item,
    isSingleton,
    calls,
    others: [],
    aliases: item === undefined ? [] : [...new Set(items)].filter((at) => hasSameKey(at, item)),
    evidence: [
      {
        pointer: first?.pointer ?? "",
        reason: { code: "verb-paths" },
        confidence: unproven !== undefined ? 0.5 : calls.has("list") ? 0.85 : 0.7,
      },
    ],
    verbs: { key },
  };
}

/** True if the body has the key of the records, or `id`. */
function hasMember(document: Document, call: Call, item: Position): boolean {
  const names = [...readBodyRecord(document, call).properties.keys()].map(foldName);
  const key = foldName(item.segment.parameters[0] ?? "");
  return names.some((name) => name === key || name === "id" || name === "uuid");
}

/** True for calls that only add to the records above and remove from them: `/quote/tags/add`. */
function isMembership({ parent }: Position, calls: ReadonlyMap<Role, Call>): boolean {
  const isChanged = [...calls.keys()].every((role) => role === "create" || role === "remove");
  return isChanged && parent?.parent !== undefined && parent.calls.length > 0;
}

/** True for a record that is only read, without input: `/team.profile.get`. */
function isReadAlone(document: Document, calls: ReadonlyMap<Role, Call>): boolean {
  const read = calls.get("read");
  if (calls.size > 1 || read?.method !== "get" || read.response.shape !== "record") return false;
  const { properties } = readSchema(document, read.response.inner);
  const isDescribed = [...properties.keys()].some((name) => !isEnvelopeMember(name));
  return (
    isDescribed &&
    read.parameters.every(({ parameter }) => !parameter.isRequired && !isSearched(parameter))
  );
}

/** True for a value that is looked up: `q_track`, `search`. */
function isSearched({ name }: Parameter): boolean {
  return /^(?:q|query|search|text|term|keywords?)$/.test(splitWords(name)[0] ?? "");
}

/** True for another path of the same records: `/Orders/Cancel/{id}` next to `/Orders/Get/{id}`. */
function hasSameKey(at: Position, item: Position): boolean {
  const [name = "", other = ""] = [at, item].map(({ segment }) => segment.parameters[0] ?? "");
  const [folded, key] = [foldName(name), foldName(other)];
  const names = [key, "id", `${stemOf(subjectOf(item))}id`];
  return at !== item && names.includes(folded);
}

/** Calls below a position that have no role. */
function listActions(position: Position, calls: ReadonlyMap<Role, Call>): readonly Call[] {
  const taken = new Set(calls.values());
  return listVerbCalls(position).flatMap(({ call }) => (taken.has(call) ? [] : [call]));
}

const LIST_VERB = /^(?:index|list|all|getall|listall|findall|getlist)$/;

/** Call whose path names a list and whose response does not contradict it: `GET /rooms.list` with an array of anything. */
function findUndescribedList(document: Document, position: Position): Call | undefined {
  const match = listVerbCalls(position).find(
    ({ verb, call, item }) =>
      LIST_VERB.test(verb) && item === undefined && mayReturnRows(document, call),
  );
  return match?.call;
}

function mayReturnRows(document: Document, { response, parameters }: Call): boolean {
  const { shape, schema, status } = response;
  if (shape === "file" || shape === "text" || status.startsWith("204")) return false;
  const { properties } = readSchema(document, schema);
  const members = [...properties].filter(([name]) => name !== "ok" && !isEnvelopeMember(name));
  const isPaged = parameters.some(({ parameter }) => isPagedBy(parameter.name));
  const isPart = parameters.some(
    ({ parameter }) => parameter.in === "query" && parameter.isRequired && !parameter.isSetting,
  );
  return (
    members.length === 0 ||
    isPaged ||
    ((!isPart || properties.size === members.length) &&
      members.every(([, node]) => readSchema(document, node).types.includes("array")))
  );
}

/** PUT and a save replace the record unless the words of a PUT state that the body is a part of it. */
export function editRole(role: Role, named: VerbCall): Role {
  if (role !== "update") return role;
  const { call } = named;
  const isWhole = isSave(named) || (call.method === "put" && !isCalledPartial(call));
  return isWhole ? "replace" : role;
}
