import {
  isNested,
  isParameter,
  listAncestors,
  listPositions,
  subjectOf,
} from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { foldName, stemOf } from "#infer/names/words.ts";
import type { ResourceDraft } from "./resource-draft.ts";

/** Adds paths that no resource contains and that take a key with its name: `/portal-access/{app_id}` of `/apps/{app_id}`. */
export function adoptKeyPaths(remaining: ReadonlySet<ResourceDraft>, root: Position): void {
  const taken = new Set(
    [...remaining].flatMap(({ position, item, others, aliases }) => [
      position,
      item,
      ...others,
      ...aliases,
    ]),
  );
  const owners = new Map<string, readonly ResourceDraft[]>();
  for (const draft of remaining) {
    const [key, ...others] = draft.item?.segment.parameters ?? [];
    const isPlain = draft.item?.parent === draft.position && !isNested(draft.position);
    if (key === undefined || others.length > 0 || !isPlain || draft.isSingleton) continue;
    const name = `${stemOf(subjectOf(draft.position))}id`;
    owners.set(name, [...(owners.get(name) ?? []), draft]);
  }
  for (const position of listPositions(root)) {
    const [key = "", ...others] = position.segment.parameters;
    if (!isParameter(position) || others.length > 0) continue;
    const above = listAncestors(position);
    if (above.some(isParameter) || [position, ...above].some((at) => taken.has(at))) continue;
    const [target, ...more] = owners.get(foldName(key)) ?? [];
    if (target !== undefined && more.length === 0) target.aliases.push(position);
  }
}
