import type { Call } from "#infer/calls/call.ts";
import { isCalled, isForSeveral, mayBe } from "#infer/calls/operation-words.ts";
import { callOf, isNested } from "#infer/calls/path-tree.ts";
import { hasEdit, hasKey, readBodyRecord, readRecord } from "./find-edits.ts";
import type { CollectionCalls } from "./find-edits.ts";
import type { RoleContext } from "./rejections.ts";
import type { Role } from "./resource-draft.ts";
import type { KeyLocation } from "#infer/keys/infer-key.ts";
import { stemOf } from "#infer/names/words.ts";
import { readSchema } from "#read/schema.ts";
import { requiresKey } from "./outside-keys.ts";
import { findKeyLocation } from "./key-locations.ts";

/**
 * Finds the writes of a list without record paths whose key is in the query or body: `DELETE /labels?id=`,
 * `PUT /tags` with an `id`. Returns the location of the key.
 */
export function findKeyedWrites(
  context: RoleContext,
  { position, item, calls }: CollectionCalls,
): KeyLocation | undefined {
  const record = readRecord(context, calls);
  const isListed = calls.has("list");
  // Records that the API only writes: `POST`, `PUT` and `DELETE /notes`.
  const isOnlyWritten =
    calls.size === 1 &&
    calls.has("create") &&
    callOf(position, "get") === undefined &&
    !isNested(position);
  if (item !== undefined || !(isListed || isOnlyWritten)) return undefined;
  const subject = position.segment.text;
  const remove = callOf(position, "delete");
  const edits: readonly (readonly [Role, Call | undefined])[] = [
    ["replace", callOf(position, "put")],
    ["update", callOf(position, "patch")],
  ];
  const taken = new Set(calls.values());
  const matches = edits.flatMap(([role, call]) => {
    if (call === undefined || taken.has(call) || !takesValues(call)) return [];
    if (isForSeveral(call) || !mayBe(call, "update")) return [];
    if (record === undefined && isListed && !isCalled(call, "update")) return [];
    const key = findKeyLocation(context.document, subject, new Map([["update", call]]));
    if (containsRecords(context, call, subject)) return [];
    const inBody = hasKey(context, call, { key: key?.parameter ?? "id", record, subject });
    return key !== undefined && (inBody || requiresKey(call, key)) ? [{ role, call, key }] : [];
  });
  const removeKey =
    remove !== undefined && mayBe(remove, "remove")
      ? findKeyLocation(context.document, subject, new Map([["remove", remove]]))
      : undefined;
  const isRemoved =
    remove !== undefined && removeKey !== undefined && requiresKey(remove, removeKey);
  if (isRemoved) calls.set("remove", remove);
  for (const { role, call } of hasEdit(calls) ? [] : matches) calls.set(role, call);
  return (isRemoved ? removeKey : undefined) ?? matches[0]?.key;
}

/** True for a body, or for the words of an edit whose query has values next to the key. */
function takesValues(call: Call): boolean {
  const inQuery = call.parameters.filter(({ parameter }) => parameter.in === "query");
  return call.body !== undefined || (inQuery.length > 1 && isCalled(call, "update"));
}

/** True if the body has a member with all records: `PATCH /memos/{memo}/attachments` with `attachments`. */
function containsRecords({ document }: RoleContext, call: Call, subject: string): boolean {
  const { properties } = readBodyRecord(document, call);
  return [...properties].some(
    ([name, node]) =>
      stemOf(name) === stemOf(subject) && readSchema(document, node).types.includes("array"),
  );
}
