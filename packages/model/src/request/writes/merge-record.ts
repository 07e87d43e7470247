import { ownMember } from "#own/own-member.ts";
import type { JsonPath } from "#types/json.ts";
import { isSameJson, memberNames } from "#request/values/is-same-json.ts";
import { isJsonObject, valueAt, withValueAt } from "#request/values/value-at.ts";

/** A record as it was read, with the changes of this user, and as it is on the server now. */
export interface Versions {
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A path at which the two versions differ, and which side changed it. Undefined values are missing members. */
export interface Difference extends Versions {
  readonly path: JsonPath;
  readonly by: "me" | "them" | "both";
}

/** Paths at which the two versions differ, by member. Equal changes on both sides do not count. */
export function listDifferences(versions: Versions, path: JsonPath = []): readonly Difference[] {
  const { before, mine, theirs } = versions;
  if (isSameJson(mine, theirs)) return [];
  if (isJsonObject(before) && isJsonObject(mine) && isJsonObject(theirs)) {
    const names = new Set([...memberNames(before, mine), ...Object.keys(theirs)]);
    return Array.from(names).flatMap((name) =>
      listDifferences(
        {
          before: ownMember(before, name),
          mine: ownMember(mine, name),
          theirs: ownMember(theirs, name),
        },
        [...path, name],
      ),
    );
  }
  const isMine = !isSameJson(before, mine);
  const isTheirs = !isSameJson(before, theirs);
  return [{ path, ...versions, by: isMine && isTheirs ? "both" : isMine ? "me" : "them" }];
}

/** The version on the server with the changes of this user; `takesMine` decides for members that both changed. */
export function mergeRecord(
  versions: Versions,
  takesMine: (difference: Difference) => boolean,
): unknown {
  let merged = versions.theirs;
  for (const difference of listDifferences(versions)) {
    const { by, path, mine } = difference;
    const isMine = by === "me" || (by === "both" && takesMine(difference));
    if (isMine) merged = putAt(merged, path, mine);
  }
  return merged;
}

function putAt(target: unknown, path: JsonPath, value: unknown): unknown {
  const last = path.at(-1);
  if (value !== undefined || last === undefined) return withValueAt(target, path, value);
  const above = valueAt(target, path.slice(0, -1));
  if (!isJsonObject(above)) return target;
  const rest = Object.entries(above).filter(([name]) => name !== last);
  return withValueAt(target, path.slice(0, -1), Object.fromEntries(rest));
}
