import type { Call } from "#infer/calls/call.ts";
import { isCalled, isCalledCreate } from "#infer/calls/operation-words.ts";
import { callOf, isParameter, listAncestors } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { ResourceDraft } from "./resource-draft.ts";

/** Path segment for a version of the API: `v2`, `v1beta1`. */
const VERSION = /^v(\d+)(?:\.\d+)*(?:(?:alpha|beta)\d*)?$/;

/** Path of a position without version segments, innermost segment first. */
export function unversionedPath(position: Position): string {
  return [position, ...listAncestors(position)]
    .map(({ segment }) => segment.shape)
    .filter((shape) => !VERSION.test(shape))
    .join("/");
}

/** Version number in a path; 0 if there is none. */
export function versionOf(position: Position): number {
  const version = [position, ...listAncestors(position)]
    .map(({ segment }) => VERSION.exec(segment.shape)?.[1])
    .find((number) => number !== undefined);
  return version === undefined ? 0 : Number(version);
}

/** Merges versions of a resource into one; each role has its newest call. */
export function mergeVersions(
  drafts: readonly ResourceDraft[],
  positions: readonly Position[],
): ReadonlySet<ResourceDraft> {
  const merged = new Set<ResourceDraft>();
  const groups = groupByPath(drafts.filter(({ isSingleton }) => !isSingleton));
  const twins = groupPositions(positions);
  for (const group of groups.values()) {
    const [base, ...others] = group.toSorted(compareVersions);
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
    const path = unversionedPath(draft.position);
    groups.set(path, [...(groups.get(path) ?? []), draft]);
  }
  return groups;
}

/** Order: resources with a list, then those not deprecated, then the newest. */
function compareVersions(a: ResourceDraft, b: ResourceDraft): number {
  const rank = ({ calls, position }: ResourceDraft) =>
    (calls.has("list") ? 1_000 : 0) -
    ([...calls.values()].every(({ isDeprecated }) => isDeprecated) ? 500 : 0) +
    versionOf(position);
  return rank(b) - rank(a);
}

function absorb(base: ResourceDraft, other: ResourceDraft): void {
  const isNewer = versionOf(other.position) > versionOf(base.position);
  for (const [role, call] of other.calls) {
    const current: Call | undefined = base.calls.get(role);
    if (current === undefined || (isNewer && role !== "list" && !call.isDeprecated))
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

/** Positions with a version, by path without the version. */
function groupPositions(positions: readonly Position[]): ReadonlyMap<string, readonly Position[]> {
  const groups = new Map<string, Position[]>();
  for (const position of positions) {
    if (versionOf(position) === 0) continue;
    const path = unversionedPath(position);
    const group = groups.get(path);
    if (group === undefined) groups.set(path, [position]);
    else group.push(position);
  }
  return groups;
}

/** Operations in other versions belong to the resource: a create or a deletion that it lacks, and actions. */
function adoptTwins(base: ResourceDraft, twins: ReadonlyMap<string, readonly Position[]>): void {
  for (const at of [base.position, base.item]) {
    if (at === undefined) continue;
    for (const twin of twins.get(unversionedPath(at)) ?? []) {
      const isIncluded = twin === at || base.others.includes(twin) || base.aliases.includes(twin);
      if (isIncluded) continue;
      adoptWrites(base, twin, at === base.item);
      if (isParameter(twin)) base.aliases.push(twin);
      else base.others.push(twin);
    }
  }
}

function adoptWrites({ calls }: ResourceDraft, twin: Position, isItem: boolean): void {
  const [role, call] = isItem
    ? (["remove", callOf(twin, "delete")] as const)
    : (["create", callOf(twin, "post")] as const);
  if (call === undefined || calls.has(role)) return;
  if (isItem ? isCalled(call, "remove") : call.body !== undefined && isCalledCreate(call))
    calls.set(role, call);
}
