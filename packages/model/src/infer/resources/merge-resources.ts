import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import { isNested, isParameter, itemOf, listPositions, callOf } from "#infer/calls/position.ts";
import type { Position } from "#infer/calls/position.ts";
import { areAlike, schemasOf } from "./resource-draft.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import { isAbout } from "#infer/calls/envelope.ts";
import { mergeVersions, placeOf, versionOf } from "./version-twins.ts";
import { stemOf } from "#infer/names/words.ts";

/** Brings together what an API serves at several paths though it is one thing. */
export function mergeResources(
  document: Document,
  root: Position,
  drafts: readonly ResourceDraft[],
): readonly ResourceDraft[] {
  const kept = new Set(drafts);
  const byPlace = groupDrafts(drafts, ({ position }) => placeOf(position));
  const byStem = groupDrafts(drafts, ({ position }) => stemOf(position.segment.text));
  const merging: Merging = {
    document,
    kept,
    atSamePlace: ({ position }) => listKept(byPlace.get(placeOf(position)), kept),
    namedAlike: (position) => listKept(byStem.get(stemOf(position.segment.text)), kept),
  };
  for (const draft of drafts) absorbTwin(merging, draft);
  const versions = mergeVersions(listKept(drafts, kept), listPositions(root));
  for (const draft of versions) kept.delete(draft);
  for (const draft of drafts) if (kept.has(draft)) joinListAndItem(merging, draft);
  for (const draft of drafts) if (kept.has(draft)) dropCopyBelow(merging, draft);
  adoptCreates(merging, root);
  return drafts.filter((draft) => kept.has(draft));
}

interface Merging {
  readonly document: Document;
  readonly kept: Set<ResourceDraft>;
  /** Those that are still there and stand at the same place but for the version. */
  readonly atSamePlace: (draft: ResourceDraft) => readonly ResourceDraft[];
  /** Those that are still there and whose last segment has the same stem. */
  readonly namedAlike: (position: Position) => readonly ResourceDraft[];
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

function listKept(
  drafts: readonly ResourceDraft[] | undefined,
  kept: ReadonlySet<ResourceDraft>,
): readonly ResourceDraft[] {
  return drafts?.filter((draft) => kept.has(draft)) ?? [];
}

/** `/v2/owners` beside `/owners`: the twin that is paged lists; the other call stays an action. */
function absorbTwin(merging: Merging, draft: ResourceDraft): void {
  if (draft.isSingleton || draft.item !== undefined) return;
  const twin = merging
    .atSamePlace(draft)
    .find(
      (other) =>
        other !== draft &&
        versionOf(other.position) === 0 &&
        isSameKind(merging.document, draft, other),
    );
  if (twin === undefined) return;
  const [ours, theirs] = [draft.calls.get("list"), twin.calls.get("list")];
  const parametersOf = (call: typeof ours) => call?.parameters.length ?? 0;
  if (ours !== undefined && (theirs === undefined || parametersOf(ours) > parametersOf(theirs))) {
    twin.calls.set("list", ours);
  }
  twin.others.push(draft.position);
  merging.kept.delete(draft);
}

/** A list in one place and its records in another: `/projects/{id}/versions` and `/versions/{id}`. */
function joinListAndItem({ document, kept, namedAlike }: Merging, draft: ResourceDraft): void {
  if (draft.isSingleton || draft.calls.has("list") || draft.item === undefined) return;
  if (isNested(draft.position)) return;
  const lists = namedAlike(draft.position).filter(
    (other) =>
      other !== draft &&
      other.item === undefined &&
      other.calls.has("list") &&
      isSameKind(document, draft, other),
  );
  const [list] = lists;
  if (list === undefined || lists.length > 1) return;
  list.item = draft.item;
  for (const [role, call] of draft.calls) if (!list.calls.has(role)) list.calls.set(role, call);
  list.others.push(draft.position);
  list.evidence.push({
    pointer: draft.calls.values().next().value?.pointer ?? "",
    reason: { code: "path-apart" },
    confidence: 0.8,
  });
  kept.delete(draft);
}

/** `/owners/{id}/pets/{id}` says again what `/pets/{id}` says. */
function dropCopyBelow({ document, kept, namedAlike }: Merging, draft: ResourceDraft): void {
  const isBelow = isNested(draft.position);
  if (draft.isSingleton || draft.calls.has("list") || !isBelow) return;
  const original = namedAlike(draft.position).find(
    (other) =>
      other !== draft &&
      other.calls.has("read") &&
      !isNested(other.position) &&
      isSameKind(document, draft, other),
  );
  if (original === undefined) return;
  const create = draft.calls.get("create");
  if (create !== undefined && !original.calls.has("create")) original.calls.set("create", create);
  if (draft.item !== undefined) original.aliases.push(draft.item);
  kept.delete(draft);
}

/** A resource without a create may be created below its parent: `POST /projects/{id}/news`. */
function adoptCreates({ namedAlike }: Merging, root: Position): void {
  for (const position of listPositions(root)) {
    const post = callOf(position, "post");
    if (post?.body === undefined || isParameter(position)) continue;
    if (itemOf(position) !== undefined || !isNested(position)) continue;
    const target = namedAlike(position).find(
      (draft) => !draft.calls.has("create") && draft.calls.has("list") && !isNested(draft.position),
    );
    if (target !== undefined) target.calls.set("create", post);
  }
}

function isSameKind(document: Document, left: ResourceDraft, right: ResourceDraft): boolean {
  const [ours, theirs] = [schemasOf(left), schemasOf(right)];
  if (ours.length === 0 || theirs.length === 0) return true;
  return ours.some((a) =>
    theirs.some((b) => areAlike(document, a, b) || isNamedAlike(document, a, b)),
  );
}

function isNamedAlike(document: Document, left: unknown, right: unknown): boolean {
  const [a] = readSchema(document, left).names;
  const [b] = readSchema(document, right).names;
  return a !== undefined && b !== undefined && isAbout(a, b);
}
