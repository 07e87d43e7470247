import type { Call } from "#infer/calls/call.ts";
import { isCalled, isCalledCreate } from "#infer/calls/operation-words.ts";
import { callOf, isNested, isParameter, itemOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { isVersion } from "#infer/names/technical-names.ts";

/**
 * True for records below the key of a tenant that their path has behind their name: `PUT /queues/{instance}` creates and
 * `DELETE /queues/{instance}/{queue}` deletes a queue.
 */
export function isBelowTenantKey(position: Position): boolean {
  const { parent, segment, calls } = position;
  if (parent === undefined || parent.parent === undefined || !isParameter(position)) return false;
  if (segment.parameters.length !== 1 || parent.calls.length > 0 || isNested(parent)) return false;
  if (isVersion(parent.segment.text)) return false;
  const item = itemOf(position);
  const isRecord =
    item?.parent === position &&
    item.segment.parameters.length === 1 &&
    (callOf(item, "get")?.response.shape === "record" || callOf(item, "delete") !== undefined);
  return isRecord && calls.some(isCreate) && calls.every((call) => isCreate(call) || isList(call));
}

function isCreate(call: Call): boolean {
  return (
    (call.method === "put" || call.method === "post") &&
    call.body !== undefined &&
    isCalledCreate(call) &&
    !isCalled(call, "remove")
  );
}

function isList({ method, response }: Call): boolean {
  return method === "get" && response.shape === "rows";
}
