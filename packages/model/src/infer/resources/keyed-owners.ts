import type { Call } from "#infer/calls/call.ts";
import { isNested, isParameter, listAncestors } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { isKeyName } from "#infer/names/technical-names.ts";
import { foldName, stemOf } from "#infer/names/words.ts";
import { keyParameters } from "#infer/keys/infer-key.ts";
import { subjectOfDraft } from "./resource-draft.ts";
import type { ResourceDraft } from "./resource-draft.ts";

/** Records whose key fills the only path parameter of this name. */
export type KeyedOwners = ReadonlyMap<string, ResourceDraft>;

/**
 * Resources by the name of their key: `nodeId` of `/nodes/{nodeId}`. If several have a key of that name, it is that of the
 * records with the name in it, at the shortest path. Nested records have it if the API writes them and no others.
 */
export function findKeyedOwners(drafts: Iterable<ResourceDraft>): KeyedOwners {
  const named = new Map<string, ResourceDraft[]>();
  for (const draft of drafts) {
    const { item, position, isSingleton } = draft;
    const [name, ...others] =
      item === undefined || isSingleton ? [] : keyParameters(item, position);
    if (name === undefined || others.length > 0 || isKeyName(name)) continue;
    named.set(name, [...(named.get(name) ?? []), draft]);
  }
  return new Map(
    [...named].flatMap(([name, all]) => {
      const owner = findOwner(name, all);
      return owner === undefined ? [] : [[name, owner] as const];
    }),
  );
}

/** Resources by the name of a key outside their paths: `vesselCode` of `/delete-vessel?vesselCode=`. */
export function findOutsideOwners(drafts: Iterable<ResourceDraft>): KeyedOwners {
  const owners = new Map<string, ResourceDraft>();
  const shared = new Set<string>();
  for (const draft of drafts) {
    const name = draft.verbs?.key?.parameter;
    if (name === undefined || isKeyName(name)) continue;
    if (owners.has(name)) shared.add(name);
    owners.set(name, draft);
  }
  return new Map([...owners].filter(([name]) => !shared.has(name)));
}

/** Records whose key a call at another path requires in its query: `/tracker/uninstall?vesselCode=`. */
export function findOutsideOwner(
  { parameters }: Call,
  owners: KeyedOwners,
): ResourceDraft | undefined {
  const [owner, ...others] = parameters.flatMap(({ parameter }) =>
    parameter.in === "query" && parameter.isRequired ? (owners.get(parameter.name) ?? []) : [],
  );
  return others.length > 0 ? undefined : owner;
}

function findOwner(name: string, all: readonly ResourceDraft[]): ResourceDraft | undefined {
  const roots = all.filter(({ position }) => !isNested(position));
  const [written, ...others] = all.filter(isWritten);
  if (written !== undefined && others.length === 0) return written;
  return roots.length === 1 ? roots[0] : findNamesake(name, roots);
}

/** True for records that the API changes or deletes. */
function isWritten({ calls }: ResourceDraft): boolean {
  return calls.has("update") || calls.has("replace") || calls.has("remove");
}

function findNamesake(name: string, drafts: readonly ResourceDraft[]): ResourceDraft | undefined {
  const depthOf = ({ position }: ResourceDraft) => listAncestors(position).length;
  const [first, second] = drafts
    .filter((draft) => foldName(name).startsWith(stemOf(subjectOfDraft(draft))))
    .toSorted((one, other) => depthOf(one) - depthOf(other));
  const isShortest =
    first !== undefined && (second === undefined || depthOf(first) < depthOf(second));
  return isShortest ? first : undefined;
}

/** Records whose key is the only parameter of a path: `/relays/promote/{nodeId}` acts on a node. */
export function findKeyedOwner(position: Position, owners: KeyedOwners): ResourceDraft | undefined {
  const [only, ...others] = [position, ...listAncestors(position)].filter(isParameter);
  const [name = "", ...more] = only?.segment.parameters ?? [];
  return others.length > 0 || more.length > 0 ? undefined : owners.get(name);
}
