import type { Call } from "#infer/calls/call.ts";
import { isCalled, isCalledCreate, mayBe } from "#infer/calls/operation-words.ts";
import { callOf, isNested, isParameter, itemOf, listPositions } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { isVerbSegment } from "#infer/names/path-segments.ts";
import { isTechnical } from "#infer/names/technical-names.ts";
import { stemOf } from "#infer/names/words.ts";
import { findPostedList } from "./posted-lists.ts";
import type { RoleContext } from "./rejections.ts";
import type { ResourceDraft, Role } from "./resource-draft.ts";
import type { KeyLocation } from "#infer/keys/infer-key.ts";
import { findKeyLocation, takesKey } from "./key-locations.ts";

/** Finds resources whose records are read by a query parameter: `GET /user?id=` next to `GET /users`. */
export function findQueryKeyedResources(
  context: RoleContext,
  root: Position,
): readonly ResourceDraft[] {
  return listPositions(root).flatMap((position) => findQueryKeyed(context, position) ?? []);
}

function findQueryKeyed(context: RoleContext, position: Position): ResourceDraft | undefined {
  const read = callOf(position, "get");
  if (read === undefined || read.response.shape !== "record" || isParameter(position))
    return undefined;
  const { text } = position.segment;
  if (isVerbSegment(position.segment) || isTechnical(text) || itemOf(position) !== undefined)
    return undefined;
  const removed = callOf(position, "delete");
  const own = new Map<Role, Call>([
    ["read", read],
    ...(removed ? [["remove", removed] as const] : []),
  ]);
  const key = findKeyLocation(context.document, text, own);
  if (key?.in !== "query" || !isKeyRequired(read, key)) return undefined;
  const [listPosition, list] = findListOf(context, position) ?? [];
  const calls = new Map<Role, Call>([...(list ? [["list", list] as const] : []), ["read", read]]);
  const written = callOf(position, "put");
  // PUT without the key creates next to a PATCH with it.
  const isMade =
    written !== undefined &&
    !takesKey(written, key) &&
    (isCalledCreate(written) ||
      (mayBe(written, "create") && callOf(position, "patch") !== undefined));
  const posted = callOf(position, "post") ?? callOf(listPosition, "post");
  const create = posted ?? (isMade ? written : undefined);
  if (create !== undefined && create !== list && mayBe(create, "create"))
    calls.set("create", create);
  const keyed = (method: "put" | "patch" | "post" | "delete") => {
    const call = callOf(position, method);
    return call !== undefined && takesKey(call, key) ? call : undefined;
  };
  const [put, patch, remove] = [keyed("put"), keyed("patch"), keyed("delete")];
  if (put !== undefined && mayBe(put, "update")) calls.set("replace", put);
  if (patch !== undefined && mayBe(patch, "update")) calls.set("update", patch);
  if (remove !== undefined && mayBe(remove, "remove")) calls.set("remove", remove);
  const edited = calls.has("create") || put !== undefined ? undefined : keyed("post");
  if (edited !== undefined && !calls.has("update") && isCalled(edited, "update"))
    calls.set("update", edited);
  const isWritten = ["replace", "update", "remove"].some((role) => calls.has(role as Role));
  if (list === undefined && (!isWritten || isNested(position))) return undefined;
  return {
    position: listPosition ?? position,
    item: undefined,
    isSingleton: false,
    calls,
    others: listPosition === undefined || listPosition === position ? [] : [position],
    aliases: [],
    evidence: [{ pointer: read.pointer, reason: { code: "verb-paths" }, confidence: 0.8 }],
    verbs: { key },
  };
}

/** A key that is required, or that is the only parameter of the query. */
function isKeyRequired({ parameters }: Call, { parameter: name }: KeyLocation): boolean {
  const inQuery = parameters.filter(
    ({ parameter }) => parameter.in === "query" && parameter.isSetting !== true,
  );
  const own = inQuery.find(({ parameter }) => parameter.name === name);
  return own?.parameter.isRequired === true || (own !== undefined && inQuery.length === 1);
}

/** List at the plural of the path, or below it: `/users`, `/user/list`. */
function findListOf(
  { document }: RoleContext,
  position: Position,
): readonly [Position, Call] | undefined {
  const siblings = [...(position.parent?.children.values() ?? [])].filter(
    (at) => at !== position && !isParameter(at) && itemOf(at) === undefined,
  );
  const stem = stemOf(position.segment.text);
  const same = siblings.filter(({ segment }) => stemOf(segment.text) === stem);
  for (const at of same) {
    const call = callOf(at, "get");
    if (call?.response.shape === "rows") return [at, call];
  }
  for (const at of [...same, position]) {
    for (const name of ["list", "all", "index", "search"]) {
      const call = callOf(at.children.get(name), "get");
      if (call?.response.shape === "rows") return [at, call];
    }
  }
  const posted = findPostedList(document, position);
  return posted === undefined ? undefined : [position, posted];
}
