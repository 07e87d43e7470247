import { isJsonObject } from "#request/values/value-at.ts";
import { isSameJson, memberNames } from "#request/values/is-same-json.ts";

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
  readonly op: "add" | "remove" | "replace" | "test";
  readonly path: string;
  readonly value?: unknown;
}

/** RFC 6902: the steps from one value to the other; arrays are replaced whole, since positions shift. */
export function jsonPatch(before: unknown, after: unknown): readonly PatchStep[] {
  return differences(before, after).map(({ path, was, is }): PatchStep => {
    if (is === undefined) return { op: "remove", path };
    return { op: was === undefined ? "add" : "replace", path, value: is };
  });
}

/** RFC 6902, section 4.6: what must stand there for a patch to be made at all. That nothing stands there no step can say. */
export function patchTests(before: unknown, after: unknown): readonly PatchStep[] {
  return differences(before, after).flatMap(({ path, was }) =>
    was === undefined ? [] : [{ op: "test", path, value: was }],
  );
}

/** Undefined: it is not there. */
interface Difference {
  readonly path: string;
  readonly was: unknown;
  readonly is: unknown;
}

function differences(before: unknown, after: unknown, at = ""): readonly Difference[] {
  if (isSameJson(before, after)) return [];
  if (!isJsonObject(before) || !isJsonObject(after)) return [{ path: at, was: before, is: after }];
  return memberNames(before, after).flatMap((name) =>
    differences(
      before[name],
      after[name],
      `${at}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
    ),
  );
}
