import type { Call } from "#infer/calls/call.ts";
import { isForSeveral, mayBe } from "#infer/calls/operation-words.ts";
import { callOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { namesOfKey, takesKeyOutside } from "./outside-keys.ts";
import { contradict, reject } from "./rejections.ts";
import type { RoleContext } from "./rejections.ts";

/** DELETE on the collection that requires the key of a record in its body or query. */
function findKeyedRemove(
  item: Position | undefined,
  position: Position | undefined,
): Call | undefined {
  const remove = callOf(position, "delete");
  if (remove === undefined || item === undefined || position === undefined) return undefined;
  return takesKeyOutside(remove, namesOfKey(item, position)) ? remove : undefined;
}

/** Finds the DELETE of a record, unless its words contradict it. */
export function findRemove(
  context: RoleContext,
  item: Position | undefined,
  position?: Position,
): Call | undefined {
  const remove = callOf(item, "delete") ?? findKeyedRemove(item, position);
  if (remove === undefined) return undefined;
  const isListed =
    callOf(position, "get")?.response.shape === "rows" && callOf(item, "get") !== undefined;
  const isRecord = isListed && mayBe({ ...remove, path: "" }, "remove");
  if ((mayBe(remove, "remove") || isRecord) && !isForSeveral(remove)) return remove;
  return reject(context, remove, contradict(remove, "remove"));
}
