import type { Assignment, Call } from "./call.ts";
import { listAncestors } from "./position.ts";
import type { Position } from "./position.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import type { ResourceNaming } from "./resource-names.ts";

interface Place {
  readonly draft: ResourceDraft;
  readonly scope: "record" | "collection";
}

/** What each call does and to which resource: a role where it has one, else an action of what stands nearest above. */
export function assignCalls(
  positions: readonly Position[],
  names: ReadonlyMap<ResourceDraft, ResourceNaming>,
): ReadonlyMap<Call, Assignment> {
  const places = new Map<Position, Place>();
  const found = new Map<Call, Assignment>();
  for (const [draft, { name }] of names) {
    places.set(draft.position, { draft, scope: draft.isSingleton ? "record" : "collection" });
    for (const other of draft.others) places.set(other, { draft, scope: "collection" });
    if (draft.item !== undefined) places.set(draft.item, { draft, scope: "record" });
    for (const [role, call] of draft.calls) {
      const isWhole = role === "list" || role === "create";
      found.set(call, {
        role,
        scope: isWhole ? "collection" : "record",
        resource: name,
        evidence: [],
      });
    }
  }
  for (const position of positions) {
    const nearest = [position, ...listAncestors(position)].find((at) => places.has(at));
    const place = nearest === undefined ? undefined : places.get(nearest);
    const name = place === undefined ? undefined : names.get(place.draft)?.name;
    for (const call of position.calls) {
      if (found.has(call)) continue;
      found.set(
        call,
        place === undefined || name === undefined
          ? { role: "action", scope: "workspace", evidence: [] }
          : { role: "action", scope: place.scope, resource: name, evidence: [] },
      );
    }
  }
  return found;
}
