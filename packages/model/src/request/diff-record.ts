import { isJsonObject } from "./value-at.ts";
import { isSameJson, memberNames } from "./same-json.ts";

type Members = Readonly<Record<string, unknown>>;

/** Top-level members that differ; a value of `undefined` stands for one that is gone. */
export function changedMembers(before: unknown, after: unknown): Members {
  const was = isJsonObject(before) ? before : {};
  const is = isJsonObject(after) ? after : {};
  return Object.fromEntries(
    memberNames(was, is)
      .filter((name) => !isSameJson(was[name], is[name]))
      .map((name) => [name, is[name]]),
  );
}

/** RFC 7396: what differs, at any depth; what is gone is `null`, arrays are told whole. */
export function mergePatch(before: unknown, after: unknown): unknown {
  if (!isJsonObject(after)) return after;
  if (!isJsonObject(before)) return after;
  const entries = memberNames(before, after)
    .filter((name) => !isSameJson(before[name], after[name]))
    .map((name) => [name, name in after ? mergePatch(before[name], after[name]) : undefined]);
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? null]));
}

interface PatchStep {
  readonly op: "add" | "remove" | "replace";
  readonly path: string;
  readonly value?: unknown;
}

/** RFC 6902: the steps from one value to the other; arrays are replaced whole, since positions shift. */
export function jsonPatch(before: unknown, after: unknown, at = ""): readonly PatchStep[] {
  if (isSameJson(before, after)) return [];
  if (!isJsonObject(before) || !isJsonObject(after)) {
    return [{ op: "replace", path: at, value: after }];
  }
  return memberNames(before, after).flatMap((name): readonly PatchStep[] => {
    const path = `${at}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (after[name] === undefined)
      return before[name] === undefined ? [] : [{ op: "remove", path }];
    if (before[name] === undefined) return [{ op: "add", path, value: after[name] }];
    return jsonPatch(before[name], after[name], path);
  });
}
