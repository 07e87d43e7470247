import { keyParameters } from "#infer/keys/infer-key.ts";
import { isNested, isParameter, listAncestors, subjectOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import type { ResourceNaming } from "./resource-names.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";

/** Resources whose keys fill path parameters. */
export interface ParameterOwners {
  /** By the position of the parameter. */
  readonly at: (position: Position) => string | undefined;
  /** By the name of the parameter, if only one resource uses it. */
  readonly named: (parameter: string) => string | undefined;
  /** The only resource below the nearest path above the parameter whose key has its name: `/tables/orders/…`. */
  readonly near: (position: Position, parameter: string) => string | undefined;
  /** The only resource below other records whose key has the name of the parameter. */
  readonly nested: (parameter: string) => string | undefined;
}

/** Parameter names that do not identify a resource. */
const GENERIC_NAME = /^(?:id|uuid|guid|key|name|slug|code|type|number|path|version|format)$/;

/** Finds the resources whose keys fill path parameters. */
export function findParameterOwners(
  names: ReadonlyMap<ResourceDraft, ResourceNaming>,
): ParameterOwners {
  const byPosition = new Map<Position, string>();
  const byName = new Map<string, Set<string>>();
  const byNestedName = new Map<string, Set<string>>();
  const byAncestor = new Map<Position, Map<string, Set<string>>>();
  const add = (name: string, owner: string, index = byName) => {
    if (name === "" || GENERIC_NAME.test(name)) return;
    index.set(name, (index.get(name) ?? new Set()).add(owner));
  };
  for (const [{ item, position, isSingleton }, { name }] of names) {
    if (item === undefined) continue;
    for (const at of keyPositions(item, position)) byPosition.set(at, name);
    const [only, ...others] = keyParameters(item, position);
    if (isSingleton || only === undefined || others.length > 0) continue;
    if (isNested(position)) {
      add(foldName(only), name, byNestedName);
      continue;
    }
    add(foldName(only), name);
    for (const above of [position, ...listAncestors(position)]) {
      const index = byAncestor.get(above) ?? new Map<string, Set<string>>();
      byAncestor.set(above, index);
      add(foldName(only), name, index);
    }
    // `{org_id}` and `{orgSlug}` in other paths also refer to `/orgs/{org}`.
    add(`=${stemOf(subjectOf(position))}`, name);
  }
  const onlyOwner = (name: string, index = byName) => {
    const owners = index.get(name);
    const [only] = owners ?? [];
    return owners?.size === 1 ? only : undefined;
  };
  return {
    at: (position) => byPosition.get(position),
    named: (parameter) => onlyOwner(foldName(parameter)) ?? onlyOwner(`=${ownStem(parameter)}`),
    near: (position, parameter) => {
      const name = foldName(parameter);
      const above = listAncestors(position).find((at) => byAncestor.get(at)?.has(name));
      return above === undefined ? undefined : onlyOwner(name, byAncestor.get(above));
    },
    nested: (parameter) => onlyOwner(foldName(parameter), byNestedName),
  };
}

function keyPositions(item: Position, collection: Position): readonly Position[] {
  const positions: Position[] = [];
  for (let at: Position | undefined = item; at !== undefined && at !== collection; at = at.parent) {
    if (!isParameter(at)) break;
    positions.push(at);
  }
  return positions;
}

function ownStem(parameter: string): string {
  const words = splitWords(parameter);
  const isEnding = words.length > 1 && GENERIC_NAME.test(words.at(-1) ?? "");
  return stemOf((isEnding ? words.slice(0, -1) : words).join(" "));
}
