import type { Call } from "#infer/calls/call.ts";
import { callOf, isNested, itemOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import type { ResourceDraft, Role } from "./resource-draft.ts";
import { isTechnical } from "#infer/names/technical-names.ts";

/** Finds a record without a key: `/settings`, `/current/user`. */
export function findSingleton(
  position: Position,
  { isBelowCollection }: { readonly isBelowCollection: boolean },
): ResourceDraft | undefined {
  const read = callOf(position, "get");
  if (read === undefined || read.response.shape !== "record" || itemOf(position) !== undefined)
    return undefined;
  const calls = new Map<Role, Call>([["read", read]]);
  const isBelow = isNested(position);
  const replace = callOf(position, "put");
  const update = callOf(position, "patch") ?? (isBelow ? undefined : postUpdate(position, replace));
  if (replace !== undefined) calls.set("replace", replace);
  if (update !== undefined) calls.set("update", update);
  const remove = callOf(position, "delete");
  const isWritable = replace !== undefined || update !== undefined;
  if (isWritable && remove !== undefined) calls.set("remove", remove);
  const isForPeople = !isTechnical(position.segment.text) && !requiresInput(read);
  if (!isWritable && (isBelow || isBelowCollection || !isForPeople)) return undefined;
  return {
    position,
    item: undefined,
    isSingleton: true,
    calls,
    others: [],
    aliases: [],
    evidence: [
      {
        pointer: read.pointer,
        reason: isWritable ? { code: "object-written" } : { code: "object-alone" },
        confidence: isWritable ? 0.9 : 0.6,
      },
    ],
  };
}

function postUpdate(position: Position, replace: Call | undefined): Call | undefined {
  const post = callOf(position, "post");
  return replace === undefined && post?.body?.field.kind === "group" ? post : undefined;
}

function requiresInput(call: Call): boolean {
  return call.parameters.some(({ parameter }) => parameter.in === "query" && parameter.isRequired);
}
