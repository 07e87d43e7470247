import type { Assignment, Call } from "#infer/calls/call.ts";
import { takesKey } from "./verb-resources.ts";
import { isNested } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { Evidence, Reason } from "#types/evidence.ts";
import type { ResourceDraft, Role } from "./resource-draft.ts";
import type { ResourceNaming } from "./resource-names.ts";

/** Why an operation has its role: its method, and where it stands. */
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
  const where = scope === "record" ? "record" : "collection";
  const reason: Reason = isOwn
    ? { code: `action-at-${where}` }
    : { code: takesKey(call, draft.verbs?.key) ? "action-told" : `action-behind-${where}` };
  return { pointer: call.pointer, reason, confidence: isOwn ? 0.7 : 0.8 };
}

function loose({ pointer }: Call): Evidence {
  return { pointer, reason: { code: "action-loose" }, confidence: 0.6 };
}

interface OwnerScope {
  readonly draft: ResourceDraft;
  readonly scope: "record" | "collection";
}

/** `/servers/{id}/actions/reboot` acts on a server, not on the list of what was done to it. */
function isTransparent(position: Position, scopes: ReadonlyMap<Position, OwnerScope>): boolean {
  return (
    isNested(position) &&
    scopes.get(position)?.scope === "collection" &&
    /^(?:actions?|commands?|operations?|methods?|invoke|do)$/i.test(position.segment.text)
  );
}

export interface AssignedCalls {
  readonly assignments: ReadonlyMap<Call, Assignment>;
  /** By resource: ids of what can be done to its records or its collection beside its roles. */
  readonly actions: ReadonlyMap<string, readonly string[]>;
}

/** What each call does and to which resource: a role where it has one, else an action of what stands nearest above. */
export function assignCalls(
  positions: readonly Position[],
  names: ReadonlyMap<ResourceDraft, ResourceNaming>,
): AssignedCalls {
  const scopes = listOwnerScopes(names);
  const assignments = new Map<Call, Assignment>();
  for (const [{ calls }, { name }] of names) {
    for (const [role, call] of calls) {
      const scope = role === "list" || role === "create" ? "collection" : "record";
      const evidence = [explainRole(role, call)];
      assignments.set(call, { role, scope, resource: name, evidence });
    }
  }
  const actions = new Map<string, string[]>();
  const act = (name: string, call: Call) => {
    actions.set(name, [...(actions.get(name) ?? []), call.id]);
  };
  for (const position of positions) {
    const place = findOwnerScope(position, scopes);
    const name = place === undefined ? undefined : names.get(place.draft)?.name;
    for (const call of position.calls) {
      const known = assignments.get(call);
      if (place === undefined || name === undefined) {
        if (known === undefined) {
          assignments.set(call, { role: "action", scope: "workspace", evidence: [loose(call)] });
        }
      } else if (known === undefined) {
        const scope = takesKey(call, place.draft.verbs?.key) ? "record" : place.scope;
        const evidence = [explainAction(call, position, place, scope)];
        assignments.set(call, { role: "action", scope, resource: name, evidence });
        act(name, call);
      } else if (known.role === "create" && known.resource !== name) {
        // What is created below a record is also something to do with that record.
        act(name, call);
      }
    }
  }
  return { assignments, actions };
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

function findOwnerScope(
  position: Position,
  scopes: ReadonlyMap<Position, OwnerScope>,
): OwnerScope | undefined {
  for (let at: Position | undefined = position; at !== undefined; at = at.parent) {
    const place = scopes.get(at);
    // What stands beside the records of `/` has nothing to do with them.
    if (at.parent === undefined && at !== position) return undefined;
    if (place !== undefined && (at === position || !isTransparent(at, scopes))) return place;
  }
  return undefined;
}
