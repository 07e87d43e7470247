import { keyParameters } from "./keys.ts";
import { isNested, isParameter, subjectOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import type { ResourceNaming } from "./resource-names.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";

/** Whose keys the parameters of paths hold. */
export interface ParameterOwners {
  /** By the place of the parameter. */
  readonly at: (position: Position) => string | undefined;
  /** By its name, where one resource alone is meant. */
  readonly named: (parameter: string) => string | undefined;
}

/** They say nothing of whose key they are. */
const PLAIN = /^(?:id|uuid|guid|key|name|slug|code|type|number|path|version|format)$/;

export function findParameterOwners(
  names: ReadonlyMap<ResourceDraft, ResourceNaming>,
): ParameterOwners {
  const byPosition = new Map<Position, string>();
  const byName = new Map<string, Set<string>>();
  const add = (name: string, owner: string) => {
    if (name === "" || PLAIN.test(name)) return;
    byName.set(name, (byName.get(name) ?? new Set()).add(owner));
  };
  for (const [{ item, position, isSingleton }, { name }] of names) {
    if (item === undefined) continue;
    for (const at of keyPositions(item, position)) byPosition.set(at, name);
    const [only, ...others] = keyParameters(item, position);
    if (isSingleton || isNested(position) || only === undefined || others.length > 0) continue;
    add(foldName(only), name);
    // `/orgs/{org}` is also meant by `{org_id}` and `{orgSlug}` elsewhere.
    add(`=${stemOf(subjectOf(position))}`, name);
  }
  const alone = (name: string) => {
    const found = byName.get(name);
    const [only] = found ?? [];
    return found?.size === 1 ? only : undefined;
  };
  return {
    at: (position) => byPosition.get(position),
    named: (parameter) => alone(foldName(parameter)) ?? alone(`=${ownStem(parameter)}`),
  };
}

function keyPositions(item: Position, collection: Position): readonly Position[] {
  const found: Position[] = [];
  for (let at: Position | undefined = item; at !== undefined && at !== collection; at = at.parent) {
    if (!isParameter(at)) break;
    found.push(at);
  }
  return found;
}

function ownStem(parameter: string): string {
  const words = splitWords(parameter);
  const isEnding = words.length > 1 && PLAIN.test(words.at(-1) ?? "");
  return stemOf((isEnding ? words.slice(0, -1) : words).join(" "));
}
