import type { Call } from "./call.ts";
import { callOf, listAncestors, isParameter, itemOf } from "./position.ts";
import type { Position } from "./position.ts";
import type { ResourceDraft, Role } from "./resource-draft.ts";
import { splitWords } from "./words.ts";

/** What a service says about itself is no record that a person keeps. */
const TECHNICAL =
  /^(?:health|healthz|healthcheck|ping|version|status|ready|readyz|readiness|live|livez|liveness|alive|login|logout|signin|signout|callback|authorize|auth|openapi|swagger|docs|search|count|find|download|export|test|check|validate|oops|error|whoami|me|self|.*info|stream|websocket|ws|metrics)$/;

/** A record without a key: `/settings`, `/current/user`. */
export function findSingleton(
  position: Position,
  { isBelowCollection }: { readonly isBelowCollection: boolean },
): ResourceDraft | undefined {
  const read = callOf(position, "get");
  if (read === undefined || read.answer.shape !== "record" || itemOf(position) !== undefined)
    return undefined;
  const calls = new Map<Role, Call>([["read", read]]);
  const isNested = listAncestors(position).some(isParameter);
  const replace = callOf(position, "put");
  const update =
    callOf(position, "patch") ?? (isNested ? undefined : postUpdate(position, replace));
  if (replace !== undefined) calls.set("replace", replace);
  if (update !== undefined) calls.set("update", update);
  const remove = callOf(position, "delete");
  const isWritable = replace !== undefined || update !== undefined;
  if (isWritable && remove !== undefined) calls.set("remove", remove);
  const words = splitWords(position.segment.text);
  const isTechnical = words.some((word) => TECHNICAL.test(word)) || asksForInput(read);
  if (!isWritable && (isNested || isBelowCollection || isTechnical)) return undefined;
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
        because: isWritable
          ? "one object, read and written at the same path"
          : "one object at a path without a key",
        confidence: isWritable ? 0.9 : 0.6,
      },
    ],
  };
}

function postUpdate(position: Position, replace: Call | undefined): Call | undefined {
  const post = callOf(position, "post");
  return replace === undefined && post?.body?.field.kind === "group" ? post : undefined;
}

function asksForInput(call: Call): boolean {
  return call.parameters.some(({ parameter }) => parameter.in === "query" && parameter.isRequired);
}
