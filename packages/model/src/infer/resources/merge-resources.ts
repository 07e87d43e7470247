import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import { isCalledCreate } from "#infer/calls/operation-words.ts";
import {
  hasWritesBelow,
  isNested,
  isParameter,
  itemOf,
  listAncestors,
  listPositions,
  subjectOf,
} from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { adoptKeyPaths } from "./adopt-key-paths.ts";
import { adoptCreates, adoptKeyedCreates } from "./adopt-creates.ts";
import { findEditOnCollection } from "./find-edits.ts";
import type { RoleContext } from "./rejections.ts";
import { areSimilarSchemas, recordSchemas } from "./resource-draft.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import { isNamedAfter } from "#infer/calls/envelope.ts";
import { mergeVersions, unversionedPath, versionOf } from "./merge-versions.ts";
import { foldName, stemOf } from "#infer/names/words.ts";

/** Merges resources that an API serves at several paths. */
export function mergeResources(
  context: RoleContext,
  root: Position,
  drafts: readonly ResourceDraft[],
): readonly ResourceDraft[] {
  const { document } = context;
  const remaining = new Set(drafts);
  const byPath = groupDrafts(drafts, ({ position }) => unversionedPath(position));
  const byStem = groupDrafts(drafts, ({ position }) => stemOf(position.segment.text));
  const merging: Merging = {
    document,
    remaining,
    atSamePath: ({ position }) => listRemaining(byPath.get(unversionedPath(position)), remaining),
    withSameName: (position) => listRemaining(byStem.get(stemOf(position.segment.text)), remaining),
  };
  for (const draft of drafts) absorbTwin(merging, draft);
  const versions = mergeVersions(listRemaining(drafts, remaining), listPositions(root));
  for (const draft of versions) remaining.delete(draft);
  for (const draft of drafts) if (remaining.has(draft)) joinListAndItem(merging, draft);
  for (const draft of drafts) if (!draft.isSingleton) findEditOnCollection(context, draft);
  for (const draft of drafts) if (remaining.has(draft)) dropCopyBelow(merging, draft);
  const assigned = new Set(drafts.flatMap((draft) => [...draft.calls.values()]));
  adoptKeyedCreates(context, listRemaining(drafts, remaining), assigned);
  adoptCreates(context, root, { withSameName: merging.withSameName, assigned });
  adoptActionPaths(merging, root, drafts);
  adoptCopiesBelow(merging, root);
  adoptKeyPaths(remaining, root);
  return drafts.filter((draft) => remaining.has(draft));
}

interface Merging {
  readonly document: Document;
  readonly remaining: Set<ResourceDraft>;
  /** Remaining resources at the same path, ignoring versions. */
  readonly atSamePath: (draft: ResourceDraft) => readonly ResourceDraft[];
  /** Remaining resources whose last segment has the same stem. */
  readonly withSameName: (position: Position) => readonly ResourceDraft[];
}

function groupDrafts(
  drafts: readonly ResourceDraft[],
  keyOf: (draft: ResourceDraft) => string,
): ReadonlyMap<string, readonly ResourceDraft[]> {
  const groups = new Map<string, ResourceDraft[]>();
  for (const draft of drafts) {
    if (draft.isSingleton) continue;
    const group = groups.get(keyOf(draft));
    if (group === undefined) groups.set(keyOf(draft), [draft]);
    else group.push(draft);
  }
  return groups;
}

function listRemaining(
  drafts: readonly ResourceDraft[] | undefined,
  remaining: ReadonlySet<ResourceDraft>,
): readonly ResourceDraft[] {
  return drafts?.filter((draft) => remaining.has(draft)) ?? [];
}

/** Merges `/v2/owners` into `/owners`: the list with more parameters wins, the other becomes an action. */
function absorbTwin(merging: Merging, draft: ResourceDraft): void {
  if (draft.isSingleton || draft.item !== undefined) return;
  const twin = merging
    .atSamePath(draft)
    .find(
      (other) =>
        other !== draft &&
        versionOf(other.position) === 0 &&
        isSameKind(merging.document, draft, other),
    );
  if (twin === undefined) return;
  const [ownList, twinList] = [draft.calls.get("list"), twin.calls.get("list")];
  const parametersOf = (call: typeof ownList) => call?.parameters.length ?? 0;
  if (
    ownList !== undefined &&
    (twinList === undefined || parametersOf(ownList) > parametersOf(twinList))
  ) {
    twin.calls.set("list", ownList);
  }
  twin.others.push(draft.position);
  merging.remaining.delete(draft);
}

/** Joins a list and records at separate paths: `/projects/{id}/versions` and `/versions/{id}`. */
function joinListAndItem(
  { document, remaining, withSameName }: Merging,
  draft: ResourceDraft,
): void {
  if (draft.isSingleton || draft.calls.has("list") || draft.item === undefined) return;
  if (isNested(draft.position)) return;
  const all = withSameName(draft.position).filter(
    (other) =>
      other !== draft &&
      other.calls.has("list") &&
      (isSameKind(document, draft, other) || listsAddresses(document, other)),
  );
  const plain = all.filter(({ item }) => item === undefined);
  const candidates = plain.length > 0 ? plain : all.filter((other) => lacksRead(other, draft));
  // Of several lists, the one that also creates the records: `/configs/{id}/flags`, not `/tags/{id}/flags`.
  const creating = candidates.filter(
    ({ position, calls }) =>
      calls.has("create") && listAncestors(position).filter(isParameter).length === 1,
  );
  // `/calendars/{id}/blocks` for `/calendars/blocks/{id}`, next to the blocks of other records.
  const near = candidates.filter(({ position }) =>
    listAncestors(position).some((at) => at === draft.position.parent && at.parent !== undefined),
  );
  // `/users` for `/user/{id}`, next to the users of a group.
  const siblings = candidates.filter(({ position }) => position.parent === draft.position.parent);
  const [best = candidates] = [creating, near, siblings].filter(
    (some) => candidates.length > 1 && some.length === 1,
  );
  const lists = best;
  const [list] = lists;
  if (list === undefined || lists.length > 1) return;
  if (list.item !== undefined) list.aliases.push(list.item);
  list.item = draft.item;
  for (const [role, call] of draft.calls)
    if (!list.calls.has(role) || role !== "create") list.calls.set(role, call);
  list.aliases.push(...draft.aliases);
  list.others.push(draft.position);
  list.evidence.push({
    pointer: draft.calls.values().next().value?.pointer ?? "",
    reason: { code: "separate-paths" },
    confidence: 0.8,
  });
  remaining.delete(draft);
}

/** Members of a row that only leads to its record: `{"id": "4", "type": "user", "_url": "…"}`. */
const OF_ADDRESS = /^[_@]?(?:id|uuid|key|name|type|kind|ref|self|ur[il]|href|links?)$/i;

function listsAddresses(document: Document, { calls }: ResourceDraft): boolean {
  const rows = calls.get("list")?.response.inner;
  const names = [...readSchema(document, rows).properties.keys()];
  const hasAddress = names.some((name) => /^[_@]?(?:self|ur[il]|href)$/i.test(name));
  return hasAddress && names.every((name) => OF_ADDRESS.test(name));
}

/** True for a list whose record paths only write the records that the other reads: `/projects/{id}/versions/{version_id}`. */
function lacksRead({ item, calls }: ResourceDraft, other: ResourceDraft): boolean {
  if (item === undefined || calls.has("read") || !other.calls.has("read")) return false;
  // Both create: the list has members, which are added and removed, and the other has the records.
  if (calls.has("create") && other.calls.has("create")) return false;
  const [own, key] = [item, other.item].map((at) => foldName(at?.segment.parameters.at(-1) ?? ""));
  return own === key || own === "id" || own === `${stemOf(subjectOf(item))}id`;
}

/** Merges `/owners/{id}/pets/{id}` into `/pets/{id}`. */
function dropCopyBelow({ document, remaining, withSameName }: Merging, draft: ResourceDraft): void {
  const isBelow = isNested(draft.position);
  if (draft.isSingleton || draft.calls.has("list") || !isBelow) return;
  const original = withSameName(draft.position).find(
    (other) =>
      other !== draft &&
      other.calls.has("read") &&
      !isNested(other.position) &&
      isSameKind(document, draft, other),
  );
  if (original === undefined || hasOwnState(document, draft, original)) return;
  const create = draft.calls.get("create");
  if (create !== undefined && !original.calls.has("create")) original.calls.set("create", create);
  if (draft.item !== undefined) original.aliases.push(draft.item);
  remaining.delete(draft);
}

/**
 * True for records that connect two others and have calls below them: `/flags/{id}/environments/{id}/on` acts on the
 * `FlagEnvironment` that is read there, not on the `Environment` of `/environments/{id}`.
 */
function hasOwnState(document: Document, draft: ResourceDraft, original: ResourceDraft): boolean {
  const { item } = draft;
  if (item === undefined || !draft.calls.has("read") || !hasWritesBelow(item)) return false;
  const [own, others] = [recordSchemas(draft), recordSchemas(original)];
  const isShared = own.some((a) => others.some((b) => areSimilarSchemas(document, a, b)));
  return own.length > 0 && others.length > 0 && !isShared;
}

/**
 * Adds paths that only act on the records of another path: `/invoices/{id}/cancel`, `/shops/{id}/invoices`; also with
 * the create at the singular: `POST /ticket` and `PUT /ticket/{id}/status` next to `/tickets`.
 */
function adoptActionPaths(
  { withSameName }: Merging,
  root: Position,
  drafts: readonly ResourceDraft[],
): void {
  const taken = new Set(drafts.map(({ position }) => position));
  for (const position of listPositions(root)) {
    if (taken.has(position) || isNested(position) || !isOnlyCreated(position)) continue;
    const item = itemOf(position);
    const [key = "", ...others] = item?.segment.parameters ?? [];
    if (item === undefined || item.calls.length > 0 || others.length > 0) continue;
    if (!["id", `${stemOf(position.segment.text)}id`].includes(foldName(key))) continue;
    const [target, ...more] = withSameName(position).filter(({ calls }) => calls.has("list"));
    if (target === undefined || more.length > 0) continue;
    target.aliases.push(item);
    const [create] = position.calls;
    if (create === undefined) continue;
    target.others.push(position);
    if (!target.calls.has("create")) target.calls.set("create", create);
  }
}

/** True for a position without calls, or with one that creates: `POST /ticket`. */
function isOnlyCreated({ calls: [call, ...others] }: Position): boolean {
  if (call === undefined) return true;
  return others.length === 0 && call.method === "post" && isCalledCreate(call);
}

/** Adds paths below records that are not a resource: `PATCH /services/{service}/plugins/{plugin}` of `/plugins/{plugin}`. */
function adoptCopiesBelow({ remaining, withSameName }: Merging, root: Position): void {
  const taken = new Set(
    [...remaining].flatMap(({ position, item, others }) => [position, item, ...others]),
  );
  for (const position of listPositions(root)) {
    if (isParameter(position) || !isNested(position)) continue;
    if ([position, ...listAncestors(position)].some((at) => taken.has(at))) continue;
    const item = itemOf(position);
    const calls = [...position.calls, ...(item?.calls ?? [])];
    if (calls.length === 0 || calls.some(({ method }) => method === "get")) continue;
    const depth = (draft: ResourceDraft) => listAncestors(draft.position).length;
    const [target, other] = withSameName(position)
      .filter((draft) => !isNested(draft.position))
      .toSorted((a, b) => depth(a) - depth(b));
    if (target === undefined || (other !== undefined && depth(other) === depth(target))) continue;
    target.others.push(position);
    if (item !== undefined) target.aliases.push(item);
  }
}

function isSameKind(document: Document, left: ResourceDraft, right: ResourceDraft): boolean {
  const [ownList, twinList] = [recordSchemas(left), recordSchemas(right)];
  if (ownList.length === 0 || twinList.length === 0) return true;
  return ownList.some((a) =>
    twinList.some((b) => areSimilarSchemas(document, a, b) || haveSimilarNames(document, a, b)),
  );
}

function haveSimilarNames(document: Document, left: unknown, right: unknown): boolean {
  const [a] = readSchema(document, left).names;
  const [b] = readSchema(document, right).names;
  // `Category` and `CategoryTree`.
  return a !== undefined && b !== undefined && (isNamedAfter(a, b) || isNamedAfter(b, a));
}
