import type { Call } from "#infer/calls/call.ts";
import { isCalledCreate, mayBe } from "#infer/calls/operation-words.ts";
import {
  callOf,
  isNested,
  isParameter,
  itemOf,
  listAncestors,
  listPositions,
} from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { readBodyRecord, readRecord, sharesFields } from "./find-edits.ts";
import type { RoleContext } from "./rejections.ts";
import type { ResourceDraft } from "./resource-draft.ts";

interface Adoption {
  /** Resources whose last segment has the same stem. */
  readonly withSameName: (position: Position) => readonly ResourceDraft[];
  /** Calls with a role. */
  readonly assigned: ReadonlySet<Call>;
}

/**
 * Uses the POST in front of the key of the records as their create: `POST /destinations/{project}` next to `GET
 * /destinations` and `DELETE /destinations/{project}/{id}`.
 */
export function adoptKeyedCreates(
  context: RoleContext,
  drafts: readonly ResourceDraft[],
  assigned: ReadonlySet<Call>,
): void {
  for (const { item, position, calls } of drafts) {
    const above = item?.parent;
    const isBelow = above !== undefined && above !== position && isParameter(above);
    const post = isBelow && !calls.has("create") ? callOf(above, "post") : undefined;
    if (post?.body === undefined || assigned.has(post) || !isCalledCreate(post)) continue;
    const record = readRecord(context, calls);
    const { properties } = readBodyRecord(context.document, post);
    if (record !== undefined && sharesFields(properties, record)) calls.set("create", post);
  }
}

/** Uses a nested POST as the create of a resource without one: `POST /projects/{id}/news`. */
export function adoptCreates(
  context: RoleContext,
  root: Position,
  { withSameName, assigned }: Adoption,
): void {
  for (const position of listPositions(root)) {
    const post = callOf(position, "post");
    if (post?.body === undefined || isParameter(position) || !mayBe(post, "create")) continue;
    // A create deep below other records belongs to its own list.
    if (assigned.has(post) && listAncestors(position).filter(isParameter).length > 1) continue;
    if (itemOf(position) !== undefined || !isNested(position)) continue;
    // Relationships of JSON:API link records that exist.
    if (position.parent?.segment.text === "relationships") continue;
    const targets = withSameName(position).filter(
      (draft) => !draft.calls.has("create") && !isNested(draft.position),
    );
    const target =
      targets.find(({ calls }) => calls.has("list")) ??
      targets.find((draft) => isCreatedBelow(draft, position, post));
    if (target !== undefined && mayWrite(context, target, post)) target.calls.set("create", post);
  }
}

/** True for records without a list that other records next to them create: `DELETE /tasks/{id}`, `POST /projects/{id}/tasks`. */
function isCreatedBelow(
  { position, item, calls }: ResourceDraft,
  below: Position,
  post: Call,
): boolean {
  const isNext = position.parent !== undefined && listAncestors(below).includes(position.parent);
  const isRecord = item !== undefined && (calls.has("read") || calls.has("remove"));
  const isOnly = callOf(below, "get") === undefined && listAncestors(below).length < 5;
  return isNext && isRecord && isOnly && isCalledCreate(post);
}

/** True for words of a create, or a body with a field of the records. */
function mayWrite(context: RoleContext, { calls }: ResourceDraft, post: Call): boolean {
  if (isCalledCreate(post)) return true;
  const record = readRecord(context, calls);
  const { properties } = readBodyRecord(context.document, post);
  return record === undefined || (properties.size > 0 && sharesFields(properties, record));
}
