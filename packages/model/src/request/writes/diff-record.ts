import { ownMember } from "#own/own-member.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { isSameJson, memberNames } from "#request/values/is-same-json.ts";

type Members = Readonly<Record<string, unknown>>;

/** Top-level members that differ, with their new values; undefined means removed. */
export function changedMembers(before: unknown, after: unknown): Members {
  const was = isJsonObject(before) ? before : {};
  const is = isJsonObject(after) ? after : {};
  return Object.fromEntries(
    memberNames(was, is)
      .filter((name) => !isSameJson(ownMember(was, name), ownMember(is, name)))
      .map((name) => [name, ownMember(is, name)]),
  );
}

/** JSON Merge Patch (RFC 7396) between two values: removed members are `null`, arrays are sent whole. */
export function mergePatch(before: unknown, after: unknown): unknown {
  if (!isJsonObject(after)) return after;
  if (!isJsonObject(before)) return after;
  const entries = memberNames(before, after)
    .filter((name) => !isSameJson(ownMember(before, name), ownMember(after, name)))
    .map((name) => [
      name,
      Object.hasOwn(after, name)
        ? mergePatch(ownMember(before, name), ownMember(after, name))
        : undefined,
    ]);
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? null]));
}

interface PatchStep {
  readonly op: "add" | "remove" | "replace" | "test";
  readonly path: string;
  readonly value?: unknown;
}

/** JSON Patch (RFC 6902) between two values. Arrays are replaced whole, because positions shift. */
export function jsonPatch(before: unknown, after: unknown): readonly PatchStep[] {
  return differences(before, after).map(({ path, was, is }): PatchStep => {
    if (is === undefined) return { op: "remove", path };
    return { op: was === undefined ? "add" : "replace", path, value: is };
  });
}

/** `test` operations (RFC 6902, section 4.6) for the old values of a patch. A missing member cannot be tested. */
export function patchTests(before: unknown, after: unknown): readonly PatchStep[] {
  return differences(before, after).flatMap(({ path, was }) =>
    was === undefined ? [] : [{ op: "test", path, value: was }],
  );
}

/** `was` and `is` are undefined if the member is missing. */
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
      ownMember(before, name),
      ownMember(after, name),
      `${at}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
    ),
  );
}
