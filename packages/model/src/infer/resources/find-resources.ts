import type { Evidence, Reason } from "#types/evidence.ts";
import type { Document } from "#read/document.ts";
import type { Call } from "#infer/calls/call.ts";
import { isVerbSegment } from "#infer/names/path-segments.ts";
import {
  callOf,
  isKeyName,
  isNested,
  isParameter,
  itemOf,
  listAncestors,
  listPositions,
  subjectOf,
} from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { areSimilarSchemas, recordSchemas } from "./resource-draft.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import { findCollection } from "./find-collection.ts";
import { findOwnPostedList } from "./posted-lists.ts";
import { isPlainVerb } from "#infer/names/verbs.ts";
import { isKeyName as isKeyOfAll, isVersion } from "#infer/names/technical-names.ts";
import { pluralWords, splitWords } from "#infer/names/words.ts";
import { findQueryKeyedResources } from "./query-keyed-resources.ts";
import { findVerbFirstResources } from "./verb-first-resources.ts";
import { nameByTag } from "./machine-names.ts";
import type { RoleContext } from "./rejections.ts";
import {
  findKeyedSingleton,
  findSingleton,
  isLinkedRecord,
  nameOfOwnRecord,
} from "./singletons.ts";
import { isSelectedList, nameOfPairs } from "./selected-lists.ts";
import {
  isCollectionName,
  isDeletedBelowKey,
  isListedByWords,
  isSearchedByValue,
} from "./undescribed-lists.ts";
import { adoptVerbsInFront, isActionAboveKey } from "./verb-above-key.ts";
import { findVerbResource } from "./verb-resources.ts";
import { isBelowTenantKey } from "./tenant-collections.ts";
import { repeatsRecords } from "./written-resources.ts";

/** Finds the collections and singletons in the paths of the document. */
export function findResources(context: RoleContext, root: Position): readonly ResourceDraft[] {
  const { document } = context;
  const drafts = new Map<Position, ResourceDraft>();
  const covered = new Map<Position, ResourceDraft>();
  const keyless = [
    ...findVerbFirstResources(context, root),
    ...findQueryKeyedResources(context, root),
  ];
  for (const draft of keyless) {
    if (drafts.has(draft.position) || draft.others.some((at) => covered.has(at))) continue;
    drafts.set(draft.position, draft);
    for (const at of [draft.position, ...draft.others]) covered.set(at, draft);
  }
  for (const position of listPositions(root)) {
    if (covered.has(position)) continue;
    if (position === root ? !isRootCollection(root) : isVerbSegment(position.segment)) continue;
    if (isParameter(position) && !isTenantCollection(document, position, drafts)) continue;
    const item = itemOf(position);
    const isAbove = item !== undefined && position.calls.length === 0;
    if (isAbove && (isDeletedBelowKey(document, item) || isBelowTenantKey(item))) continue;
    if (isAbove && isSearchedByValue(document, item)) continue;
    if (isAbove && isListedByWords(document, item)) continue;
    const { parent: outer } = position;
    // `/user/search` is a view of `/users` with the records of `/user?id=`.
    const parent = outer === undefined ? undefined : (drafts.get(outer) ?? covered.get(outer));
    if (parent !== undefined && isView(document, position, parent)) continue;
    if (parent !== undefined && readsByOtherKey(document, position, parent)) continue;
    if (parent !== undefined && readsPart(position, parent)) continue;
    if (parent !== undefined && isActionAboveKey(document, position, parent)) continue;
    const owner = parent ?? drafts.get(position.parent?.parent ?? position);
    if (owner !== undefined && isPathOf(owner, position)) continue;
    if (item !== undefined && isRecordOfOther(position, item, drafts)) continue;
    const findSingle = () =>
      findSingleton(context, position, {
        isBelowCollection: listAncestors(position).some(
          (above) => drafts.get(above)?.isSingleton === false,
        ),
      });
    const draft =
      (isLinkedRecord(context, position) ? findSingle() : undefined) ??
      findKeyedSingleton(context, position) ??
      findCollection(context, position) ??
      findVerbResource(document, position) ??
      findSingle();
    const name = position === root ? nameOfKey(root) : undefined;
    if (draft !== undefined) {
      const named = name === undefined ? withRecordName(withPlainName(draft)) : { ...draft, name };
      drafts.set(position, named);
    }
  }
  adoptVerbsInFront(drafts);
  for (const draft of drafts.values()) adoptFinder(document, draft);
  const all = [...drafts.values()];
  return all.filter((draft) => !repeatsRecords(draft, all));
}

/** A single path with a verb in front has the name of its records: `/get-global-users`. */
function withPlainName(draft: ResourceDraft): ResourceDraft {
  const [first = "", ...rest] = splitWords(draft.position.segment.text);
  const own = draft.isSingleton ? nameOfOwnRecord(draft.position) : undefined;
  if (own !== undefined) return { ...draft, name: own };
  const isSingle = draft.item === undefined && !isNested(draft.position);
  const isNamed = isSingle && isPlainVerb(first) && rest.length > 0;
  return isNamed ? { ...draft, name: rest.join("-") } : draft;
}

/** A path of parameters below a version has the name in its words: `list-records` of `/v0/{base}/{table}`. */
function withRecordName(draft: ResourceDraft): ResourceDraft {
  const { position, calls } = draft;
  const paired = isParameter(position) ? nameOfPairs(position) : undefined;
  const named = paired ?? nameByTag(draft);
  if (named !== undefined) return { ...draft, name: named };
  if (!isParameter(position) || !isVersion(subjectOf(position))) return draft;
  const [first = "", ...rest] = splitWords(calls.get("list")?.operationId ?? "");
  const name = isPlainVerb(first) ? rest.join("-") : "";
  return { ...draft, name: name === "" ? "records" : name };
}

/** True if the API is one collection: `/` lists or creates the records of `/{id}`, or `/{realm}` is read and changes. */
function isRootCollection(root: Position): boolean {
  if (isRootRecord(root)) return true;
  if (callOf(root, "get")?.response.shape !== "rows") return false;
  return itemOf(root) !== undefined || callOf(root, "post") !== undefined;
}

function isRootRecord(root: Position): boolean {
  const item = itemOf(root);
  if (item?.parent !== root || callOf(item, "get")?.response.shape !== "record") return false;
  return item.calls.some(({ method }) => method === "put" || method === "patch");
}

/** Name of records that have no fixed segment: that of their key, `realms` for `/{realm}`. */
function nameOfKey(root: Position): string | undefined {
  if (root.segment.text !== "" || !isRootRecord(root)) return undefined;
  const words = splitWords(itemOf(root)?.segment.parameters[0] ?? "");
  const own = words.filter((word) => !KEY_WORDS.test(word));
  return own.length === 0 ? undefined : pluralWords(own).join("-");
}

const KEY_WORDS = /^(?:id|key|name|slug|uid|uuid|code)$/;

/** True for a collection at its parent's key: `/flags/{project}` lists the records of `/flags/{project}/{flag}`. */
function isTenantCollection(
  document: Document,
  position: Position,
  drafts: ReadonlyMap<Position, ResourceDraft>,
): boolean {
  const above = position.parent === undefined ? undefined : drafts.get(position.parent);
  if (above !== undefined) return false;
  if (isDeletedBelowKey(document, position) || isSearchedByValue(document, position)) return true;
  if (isBelowTenantKey(position)) return true;
  if (isListedByWords(document, position)) return true;
  if (callOf(position, "get")?.response.shape !== "rows") return false;
  const item = itemOf(position);
  const hasItem = (["get", "put", "patch", "delete"] as const).some((method) =>
    callOf(item, method),
  );
  return hasItem || callOf(position, "post") !== undefined || isSelectedList(position);
}

/** True for the path of an operation of a resource: `/orders/create`, `/Order/GetById/{id}`. */
function isPathOf(draft: ResourceDraft, position: Position): boolean {
  const calls = new Set(draft.calls.values());
  const item = itemOf(position);
  const isVerb = item !== undefined && (draft.item === item || draft.aliases.includes(item));
  // `/sources/name/{name}` reads the records of `/sources/uid/{uid}`.
  const isOtherKey = isKeyName(position) && draft.item !== undefined && isBelowKeyName(draft.item);
  const own = [...position.calls, ...(isParameter(position) ? [] : (item?.calls ?? []))];
  return isVerb || isOtherKey || own.some((call) => calls.has(call));
}

/** True for a path whose records belong to a collection above it: `/book-tags/book/{bookId}/tag`. */
function isRecordOfOther(
  position: Position,
  item: Position,
  drafts: ReadonlyMap<Position, ResourceDraft>,
): boolean {
  if (position.calls.length > 0) return false;
  return listAncestors(position).some((above) => drafts.get(above)?.item === item);
}

function isBelowKeyName({ parent }: Position): boolean {
  return parent !== undefined && isKeyName(parent);
}

/** True for a sibling of `{id}` that lists records of the same kind: `/articles/feed`, `POST /articles/search`. */
function isView(document: Document, position: Position, parent: ResourceDraft): boolean {
  const list = callOf(position, "get") ?? findOwnPostedList(document, position);
  if (parent.isSingleton || list?.response.shape !== "rows" || itemOf(position) !== undefined)
    return false;
  return recordSchemas(parent).some((schema) =>
    areSimilarSchemas(document, schema, list.response.inner),
  );
}

/** True for a path that reads the same records by another key: `/policies/name/{name}` next to `/policies/{id}`. */
function readsByOtherKey(document: Document, position: Position, parent: ResourceDraft): boolean {
  const item = itemOf(position);
  const read = callOf(item, "get");
  if (!isKeyName(position) || position.calls.length > 0 || !parent.calls.has("read")) return false;
  if (read?.response.shape !== "record" || item?.calls.length !== 1) return false;
  return recordSchemas(parent).some((schema) =>
    areSimilarSchemas(document, schema, read.response.inner),
  );
}

/** True for a read below a list that requires the key of one record: `/shots/share?id=`. */
function readsPart(position: Position, parent: ResourceDraft): boolean {
  const [call, ...others] = position.calls;
  if (call?.method !== "get" || others.length > 0 || isParameter(position)) return false;
  if (!parent.calls.has("list") || isCollectionName(position) || position.children.size > 0)
    return false;
  return call.parameters.some(
    ({ parameter }) =>
      parameter.in === "query" && parameter.isRequired && isKeyOfAll(parameter.name),
  );
}

/** Uses the first view as the list of a collection without one: `/pet/findByStatus`. */
function adoptFinder(document: Document, draft: ResourceDraft): void {
  if (draft.isSingleton || draft.calls.has("list") || draft.item === undefined) return;
  for (const child of draft.position.children.values()) {
    const call = callOf(child, "get");
    if (call === undefined || isParameter(child) || !isView(document, child, draft)) continue;
    draft.calls.set("list", call);
    draft.evidence.push(explain(call, { code: "finder-as-list" }, 0.6));
    return;
  }
}

function explain(call: Call, reason: Reason, confidence: number): Evidence {
  return { pointer: call.pointer, reason, confidence };
}
