import type { Assignment, Call } from "#infer/calls/call.ts";
import { actsOnRecord } from "./key-locations.ts";
import { findKeyList, hasSingular } from "./key-lists.ts";
import { isNested } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { actsOf } from "#infer/names/verbs.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";
import type { Evidence, Reason } from "#types/evidence.ts";
import type { KeyList } from "#types/operation.ts";
import {
  findKeyedOwner,
  findKeyedOwners,
  findOutsideOwner,
  findOutsideOwners,
} from "./keyed-owners.ts";
import type { Rejections } from "./rejections.ts";
import type { ResourceDraft, Role } from "./resource-draft.ts";
import type { ResourceNaming } from "./resource-names.ts";

/** Evidence for a role: the method and the position of the call. */
function explainRole(role: Role, call: Call): Evidence {
  return {
    pointer: call.pointer,
    reason: { code: `role-${role}`, params: { method: call.method.toUpperCase() } },
    confidence: role === "list" ? call.response.confidence : 0.9,
  };
}

function explainAction(
  call: Call,
  position: Position,
  { draft }: OwnerScope,
  scope: Assignment["scope"],
): Evidence {
  const isOwn = position === draft.position || position === draft.item;
  const target = scope === "record" ? "record" : "collection";
  const reason: Reason = isOwn
    ? { code: `action-at-${target}` }
    : { code: actsOnRecord(call, draft) ? "action-with-key" : `action-below-${target}` };
  return { pointer: call.pointer, reason, confidence: isOwn ? 0.7 : 0.8 };
}

function explainWorkspaceAction({ pointer }: Call): Evidence {
  return { pointer, reason: { code: "action-without-resource" }, confidence: 0.6 };
}

/** Reason against the role that the method and path suggest. */
function explainRejection(rejections: Rejections, call: Call): readonly Evidence[] {
  const reason = rejections.get(call);
  return reason === undefined
    ? []
    : [{ about: "role", pointer: call.pointer, reason, confidence: 0.8 }];
}

interface OwnerScope {
  readonly draft: ResourceDraft;
  readonly scope: "record" | "collection";
}

/** `/servers/{id}/actions/reboot` acts on a server, not on the list of past actions. */
function isTransparent(position: Position, scopes: ReadonlyMap<Position, OwnerScope>): boolean {
  return (
    isNested(position) &&
    scopes.get(position)?.scope === "collection" &&
    /^(?:actions?|commands?|operations?|methods?|invoke|do)$/i.test(position.segment.text)
  );
}

export interface AssignedCalls {
  readonly assignments: ReadonlyMap<Call, Assignment>;
  /** Ids of the actions on records and collections, by resource. */
  readonly actions: ReadonlyMap<string, readonly string[]>;
}

/** Assigns each call to a resource: its role there, else an action of the nearest resource above it. */
export function assignCalls(
  positions: readonly Position[],
  names: ReadonlyMap<ResourceDraft, ResourceNaming>,
  rejections: Rejections,
): AssignedCalls {
  const scopes = listOwnerScopes(names);
  const named = nameScopes(scopes);
  const keyed = findKeyedOwners(names.keys());
  const outside = findOutsideOwners(names.keys());
  const assignments = new Map<Call, Assignment>();
  for (const [draft, { name }] of names) {
    const { calls, item } = draft;
    for (const [role, call] of calls) {
      // One operation that creates and updates has the role of its create, unless it is at the path of a record.
      const isAtRecord = item?.calls.includes(call) === true && hasEditRole(calls, call);
      const other = isAtRecord ? role === "create" : role !== "create";
      if (calls.get("create") === call && other) continue;
      const scope = role === "list" || role === "create" ? "collection" : "record";
      const evidence = [explainRole(role, call)];
      const keys = role === "remove" ? findOutsideKeys(call, draft) : undefined;
      assignments.set(call, { role, scope, resource: name, evidence, ...(keys && { keys }) });
    }
  }
  const actions = new Map<string, string[]>();
  const addAction = (name: string, call: Call) => {
    actions.set(name, [...(actions.get(name) ?? []), call.id]);
  };
  /** No screen lists records that are only written: the record above them has their operations. */
  const addToParent = ({ draft }: OwnerScope, call: Call) => {
    const above = findOwnerScope(draft.position.parent, scopes);
    const parent = above === undefined ? undefined : names.get(above.draft)?.name;
    if (parent !== undefined) addAction(parent, call);
  };
  for (const position of positions) {
    const ofPosition =
      findOwnerScope(position, scopes) ??
      findNamedOwner(position, named) ??
      recordScope(findKeyedOwner(position, keyed));
    for (const call of position.calls) {
      const owner = ofPosition ?? collectionScope(findOutsideOwner(call, outside));
      const name = owner === undefined ? undefined : names.get(owner.draft)?.name;
      const assigned = assignments.get(call);
      if (owner === undefined || name === undefined) {
        if (assigned === undefined) {
          assignments.set(call, {
            role: "action",
            scope: "workspace",
            evidence: [explainWorkspaceAction(call), ...explainRejection(rejections, call)],
          });
        }
      } else if (assigned === undefined) {
        const isKeyed = isRecordAction(call, owner);
        const keys = isKeyed ? undefined : findActionKeys(call, owner);
        const scope = isKeyed || keys !== undefined ? "record" : owner.scope;
        const evidence = [
          explainAction(call, position, owner, scope),
          ...explainRejection(rejections, call),
        ];
        assignments.set(call, {
          role: "action",
          scope,
          resource: name,
          evidence,
          ...(keys && { keys }),
        });
        if (isAboutRead(call, position)) continue;
        addAction(name, call);
        if (isOnlyWritten(owner.draft)) addToParent(owner, call);
      } else if (isOnlyWritten(owner.draft)) {
        addToParent(owner, call);
      } else if (assigned.role === "create" && assigned.resource !== name) {
        // Creating a nested record is also an action on its parent.
        addAction(name, call);
      }
    }
  }
  return { assignments, actions };
}

/**
 * True for a call without a response body next to a GET: it has the headers of the read, or the allowed methods. Also for
 * a variant of the read with another query.
 */
function isAboutRead({ method }: Call, { calls, segment }: Position): boolean {
  if (method === "get" && segment.text.startsWith("#?")) return true;
  return /^(?:head|options|trace)$/.test(method) && calls.some((call) => call.method === "get");
}

function recordScope(draft: ResourceDraft | undefined): OwnerScope | undefined {
  return draft === undefined ? undefined : { draft, scope: "record" };
}

function collectionScope(draft: ResourceDraft | undefined): OwnerScope | undefined {
  return draft === undefined ? undefined : { draft, scope: "collection" };
}

/** True for a call with the key of a record outside its path; at the path of a record the key is in the path. */
function isRecordAction(call: Call, { draft, scope }: OwnerScope): boolean {
  return !draft.isSingleton && scope === "collection" && actsOnRecord(call, draft);
}

/** List of keys of an action on a collection, unless another operation does the same to one record. */
function findActionKeys(call: Call, { draft, scope }: OwnerScope): KeyList | undefined {
  const isOwn = !draft.isSingleton && scope === "collection" && hasKey(draft);
  return isOwn && !hasSingular(call, draft) ? findKeyList(call, draft) : undefined;
}

/** List of keys of a call that has no key in its path. */
function findOutsideKeys(call: Call, draft: ResourceDraft): KeyList | undefined {
  const isKeyed = draft.item?.calls.includes(call) === true || actsOnRecord(call, draft);
  return isKeyed ? undefined : findKeyList(call, draft);
}

function hasKey({ item, verbs }: ResourceDraft): boolean {
  return item !== undefined || verbs?.key !== undefined;
}

/** True for records below a key that the API neither lists nor reads. */
function isOnlyWritten({ position, calls }: ResourceDraft): boolean {
  return isNested(position) && !calls.has("list") && !calls.has("read");
}

function hasEditRole(calls: ResourceDraft["calls"], call: Call): boolean {
  return calls.get("replace") === call || calls.get("update") === call;
}

function listOwnerScopes(
  names: ReadonlyMap<ResourceDraft, ResourceNaming>,
): ReadonlyMap<Position, OwnerScope> {
  const scopes = new Map<Position, OwnerScope>();
  for (const draft of names.keys()) {
    scopes.set(draft.position, { draft, scope: draft.isSingleton ? "record" : "collection" });
    for (const other of draft.others) scopes.set(other, { draft, scope: "collection" });
    for (const alias of draft.aliases) scopes.set(alias, { draft, scope: "record" });
    if (draft.item !== undefined) scopes.set(draft.item, { draft, scope: "record" });
  }
  return scopes;
}

/** Scopes by the position above them, then by the stem of their name. */
type NamedScopes = ReadonlyMap<Position | undefined, ReadonlyMap<string, OwnerScope>>;

function nameScopes(scopes: ReadonlyMap<Position, OwnerScope>): NamedScopes {
  const named = new Map<Position | undefined, Map<string, OwnerScope>>();
  for (const [{ parent, segment }, scope] of scopes) {
    const siblings = named.get(parent) ?? new Map<string, OwnerScope>();
    named.set(parent, siblings.set(stemOf(segment.text), scope));
  }
  return named;
}

/** Resource that a path names after a verb: `POST /activate-user` next to `/users`. */
function findNamedOwner(
  { segment, parent, calls }: Position,
  scopes: NamedScopes,
): OwnerScope | undefined {
  const [first = "", ...rest] = splitWords(segment.text);
  const isRead = calls.some(({ method }) => method === "get");
  if (rest.length === 0 || isRead || actsOf(first) === undefined) return undefined;
  return scopes.get(parent)?.get(stemOf(rest.join(" ")));
}

/** Sibling with the name before the last dot: `admin.teams` of `admin.teams.settings`. */
function namespaceOf({ segment, parent }: Position): Position | undefined {
  const end = segment.text.lastIndexOf(".");
  return end > 0 ? parent?.children.get(segment.text.slice(0, end)) : undefined;
}

function findOwnerScope(
  position: Position | undefined,
  scopes: ReadonlyMap<Position, OwnerScope>,
): OwnerScope | undefined {
  for (
    let at: Position | undefined = position;
    at !== undefined;
    at = namespaceOf(at) ?? at.parent
  ) {
    const owner = scopes.get(at);
    // Siblings of the records of `/` do not belong to them.
    if (at.parent === undefined && at !== position) return undefined;
    if (owner !== undefined && (at === position || !isTransparent(at, scopes))) return owner;
  }
  return undefined;
}
