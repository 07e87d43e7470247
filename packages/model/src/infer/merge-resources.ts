import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import { listAncestors, isParameter, itemOf, listPositions, callOf } from "./position.ts";
import type { Position } from "./position.ts";
import { areAlike, schemasOf } from "./resource-draft.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import { isAbout } from "./rows.ts";
import { stemOf } from "./words.ts";

/** Brings together what an API serves at several paths though it is one thing. */
export function mergeResources(
  document: Document,
  root: Position,
  drafts: readonly ResourceDraft[],
): readonly ResourceDraft[] {
  const kept = new Set(drafts);
  for (const draft of drafts) {
    const twin = findTwin(document, draft, kept);
    if (twin !== undefined) absorbTwin(draft, twin, kept);
  }
  for (const draft of drafts) if (kept.has(draft)) joinListAndItem(document, draft, kept);
  for (const draft of drafts) if (kept.has(draft)) dropCopyBelow(document, draft, kept);
  adoptCreates(root, kept);
  return drafts.filter((draft) => kept.has(draft));
}

/** `/v2/owners` beside `/owners`: the same place but for the version. */
function findTwin(
  document: Document,
  draft: ResourceDraft,
  kept: ReadonlySet<ResourceDraft>,
): ResourceDraft | undefined {
  if (draft.isSingleton || draft.item !== undefined || !kept.has(draft)) return undefined;
  const place = placeOf(draft.position);
  return [...kept].find(
    (other) =>
      other !== draft &&
      !other.isSingleton &&
      placeOf(other.position) === place &&
      isSameKind(document, draft, other),
  );
}

function placeOf(position: Position): string {
  return [position, ...listAncestors(position)]
    .map(({ segment }) => segment.shape)
    .filter((shape) => !/^v\d+(?:\.\d+)*$/.test(shape))
    .join("/");
}

/** The twin that is paged lists; the other call stays an action. */
function absorbTwin(draft: ResourceDraft, twin: ResourceDraft, kept: Set<ResourceDraft>): void {
  const [ours, theirs] = [draft.calls.get("list"), twin.calls.get("list")];
  const parametersOf = (call: typeof ours) => call?.parameters.length ?? 0;
  if (ours !== undefined && (theirs === undefined || parametersOf(ours) > parametersOf(theirs))) {
    twin.calls.set("list", ours);
  }
  twin.others.push(draft.position);
  kept.delete(draft);
}

/** A list in one place and its records in another: `/projects/{id}/versions` and `/versions/{id}`. */
function joinListAndItem(document: Document, draft: ResourceDraft, kept: Set<ResourceDraft>): void {
  if (draft.isSingleton || draft.calls.has("list") || draft.item === undefined) return;
  if (listAncestors(draft.position).some(isParameter)) return;
  const lists = [...kept].filter(
    (other) =>
      other !== draft &&
      !other.isSingleton &&
      other.item === undefined &&
      other.calls.has("list") &&
      stemOf(other.position.segment.text) === stemOf(draft.position.segment.text) &&
      isSameKind(document, draft, other),
  );
  const [list] = lists;
  if (list === undefined || lists.length > 1) return;
  list.item = draft.item;
  for (const [role, call] of draft.calls) if (!list.calls.has(role)) list.calls.set(role, call);
  list.others.push(draft.position);
  list.evidence.push({
    pointer: draft.calls.values().next().value?.pointer ?? "",
    because: "its records have a path apart from their list, with the same name and fields",
    confidence: 0.8,
  });
  kept.delete(draft);
}

/** `/owners/{id}/pets/{id}` says again what `/pets/{id}` says. */
function dropCopyBelow(document: Document, draft: ResourceDraft, kept: Set<ResourceDraft>): void {
  if (
    draft.isSingleton ||
    draft.calls.has("list") ||
    !listAncestors(draft.position).some(isParameter)
  )
    return;
  const original = [...kept].find(
    (other) =>
      other !== draft &&
      other.calls.has("read") &&
      !listAncestors(other.position).some(isParameter) &&
      stemOf(other.position.segment.text) === stemOf(draft.position.segment.text) &&
      isSameKind(document, draft, other),
  );
  if (original === undefined) return;
  const create = draft.calls.get("create");
  if (create !== undefined && !original.calls.has("create")) original.calls.set("create", create);
  if (draft.item !== undefined) original.aliases.push(draft.item);
  kept.delete(draft);
}

/** A resource without a create may be created below its parent: `POST /projects/{id}/news`. */
function adoptCreates(root: Position, kept: ReadonlySet<ResourceDraft>): void {
  for (const position of listPositions(root)) {
    const post = callOf(position, "post");
    if (post?.body === undefined || isParameter(position)) continue;
    if (itemOf(position) !== undefined || !listAncestors(position).some(isParameter)) continue;
    const target = [...kept].find(
      (draft) =>
        !draft.isSingleton &&
        !draft.calls.has("create") &&
        draft.calls.has("list") &&
        !listAncestors(draft.position).some(isParameter) &&
        stemOf(draft.position.segment.text) === stemOf(position.segment.text),
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
