import type { Call } from "#infer/calls/call.ts";
import { isParameter, listAncestors } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { ResourceDraft } from "./resource-draft.ts";

/** A step of a path that only says which version of the API is meant: `v2`, `v1beta1`. */
const VERSION = /^v(\d+)(?:\.\d+)*(?:(?:alpha|beta)\d*)?$/;

/** The same for paths that differ in their version only. */
export function unversionedPath(position: Position): string {
  return [position, ...listAncestors(position)]
    .map(({ segment }) => segment.shape)
    .filter((shape) => !VERSION.test(shape))
    .join("/");
}

/** The version in a path; 0: it names none. */
export function versionOf(position: Position): number {
  const found = [position, ...listAncestors(position)]
    .map(({ segment }) => VERSION.exec(segment.shape)?.[1])
    .find((version) => version !== undefined);
  return found === undefined ? 0 : Number(found);
}

/** What an API serves in several versions is one resource: each thing that it does in its newest one. */
export function mergeVersions(
  drafts: readonly ResourceDraft[],
  positions: readonly Position[],
): ReadonlySet<ResourceDraft> {
  const merged = new Set<ResourceDraft>();
  const groups = groupByPath(drafts.filter(({ isSingleton }) => !isSingleton));
  const twins = groupPositions(positions);
  for (const group of groups.values()) {
    const [base, ...others] = group.toSorted(byNewest);
    if (base === undefined) continue;
    for (const other of others) {
      absorb(base, other);
      merged.add(other);
    }
    adoptTwins(base, twins);
  }
  return merged;
}

function groupByPath(
  drafts: readonly ResourceDraft[],
): ReadonlyMap<string, readonly ResourceDraft[]> {
  const groups = new Map<string, ResourceDraft[]>();
  for (const draft of drafts) {
    if (versionOf(draft.position) === 0) continue;
    const place = unversionedPath(draft.position);
    groups.set(place, [...(groups.get(place) ?? []), draft]);
  }
  return groups;
}

/** Those with a list first, then those that are not on their way out, then the newest. */
function byNewest(a: ResourceDraft, b: ResourceDraft): number {
  const rank = ({ calls, position }: ResourceDraft) =>
    (calls.has("list") ? 1_000 : 0) -
    ([...calls.values()].every(({ isDeprecated }) => isDeprecated) ? 500 : 0) +
    versionOf(position);
  return rank(b) - rank(a);
}

function absorb(base: ResourceDraft, other: ResourceDraft): void {
  const isNewer = versionOf(other.position) > versionOf(base.position);
  for (const [role, call] of other.calls) {
    const before: Call | undefined = base.calls.get(role);
    if (before === undefined || (isNewer && role !== "list" && !call.isDeprecated))
      base.calls.set(role, call);
  }
  if (other.item !== undefined && base.item !== undefined) {
    const isBetter = isNewer && other.calls.has("read");
    base.aliases.push(isBetter ? base.item : other.item);
    if (isBetter) base.item = other.item;
  } else base.item ??= other.item;
  base.others.push(other.position, ...other.others);
  base.aliases.push(...other.aliases);
}

/** Positions by their place, for paths that name a version. */
function groupPositions(positions: readonly Position[]): ReadonlyMap<string, readonly Position[]> {
  const groups = new Map<string, Position[]>();
  for (const position of positions) {
    if (versionOf(position) === 0) continue;
    const place = unversionedPath(position);
    const group = groups.get(place);
    if (group === undefined) groups.set(place, [position]);
    else group.push(position);
  }
  return groups;
}

/** What is done to its records in yet other versions is done to them all the same. */
function adoptTwins(base: ResourceDraft, twins: ReadonlyMap<string, readonly Position[]>): void {
  for (const at of [base.position, base.item]) {
    if (at === undefined) continue;
    for (const twin of twins.get(unversionedPath(at)) ?? []) {
      const isKnown = twin === at || base.others.includes(twin) || base.aliases.includes(twin);
      if (isKnown) continue;
      if (isParameter(twin)) base.aliases.push(twin);
      else base.others.push(twin);
    }
  }
}
