import type { Evidence, Reason } from "#types/evidence.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import { kindOfMedia } from "#infer/fields/media-types.ts";
import { isVerbSegment } from "#infer/names/path-segments.ts";
import {
  callOf,
  isNested,
  isParameter,
  itemOf,
  listAncestors,
  listPositions,
  subjectOf,
} from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { areSimilarSchemas } from "./resource-draft.ts";
import type { ResourceDraft, Role } from "./resource-draft.ts";
import { findSingleton } from "./singletons.ts";
import { explainUndescribedList, isCollectionName } from "./undescribed-lists.ts";
import { findVerbResource } from "./verb-resources.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";

/** Finds the collections and singletons in the paths of the document. */
export function findResources(document: Document, root: Position): readonly ResourceDraft[] {
  const drafts = new Map<Position, ResourceDraft>();
  for (const position of listPositions(root)) {
    if (position === root ? !isRootCollection(root) : isVerbSegment(position.segment)) continue;
    if (isParameter(position) && !isTenantCollection(position, drafts)) continue;
    const parent = position.parent === undefined ? undefined : drafts.get(position.parent);
    if (parent !== undefined && isView(document, position, parent)) continue;
    if (position.calls.some((call) => parent !== undefined && hasRole(parent, call))) continue;
    const draft =
      findCollection(document, position) ??
      findVerbResource(document, position) ??
      findSingleton(position, {
        isBelowCollection: listAncestors(position).some((above) => drafts.has(above)),
      });
    if (draft !== undefined) drafts.set(position, draft);
  }
  for (const draft of drafts.values()) adoptFinder(document, draft);
  return [...drafts.values()];
}

/** True if the API is one collection: `/` lists or creates the records of `/{id}`. */
function isRootCollection(root: Position): boolean {
  if (callOf(root, "get")?.response.shape !== "rows") return false;
  return itemOf(root) !== undefined || callOf(root, "post") !== undefined;
}

/** True for a collection at its parent's key: `/flags/{project}` lists the records of `/flags/{project}/{flag}`. */
function isTenantCollection(
  position: Position,
  drafts: ReadonlyMap<Position, ResourceDraft>,
): boolean {
  const above = position.parent === undefined ? undefined : drafts.get(position.parent);
  if (above !== undefined || callOf(position, "get")?.response.shape !== "rows") return false;
  const item = itemOf(position);
  const hasItem = (["get", "put", "patch", "delete"] as const).some((method) =>
    callOf(item, method),
  );
  return hasItem || callOf(position, "post") !== undefined;
}

function hasRole(draft: ResourceDraft, call: Call): boolean {
  return [...draft.calls.values()].includes(call);
}

/** True for a sibling of `{id}` that lists records of the same kind: `/articles/feed`. */
function isView(document: Document, position: Position, parent: ResourceDraft): boolean {
  const list = callOf(position, "get");
  if (parent.isSingleton || list?.response.shape !== "rows" || itemOf(position) !== undefined)
    return false;
  const own = readRecordSchemas(parent.position, parent.item);
  return own.some((schema) => areSimilarSchemas(document, schema, list.response.inner));
}

function readRecordSchemas(position: Position, item: Position | undefined): readonly unknown[] {
  const responses = [callOf(position, "get")?.response, callOf(item, "get")?.response];
  return responses.flatMap((response) => (response?.inner === undefined ? [] : [response.inner]));
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

function findCollection(document: Document, position: Position): ResourceDraft | undefined {
  const item = itemOf(position);
  const calls = new Map<Role, Call>();
  const evidence: Evidence[] = [];
  const setRole = (role: Role, call: Call | undefined) => {
    if (call !== undefined) calls.set(role, call);
  };
  const list = callOf(position, "get") ?? findIndex(position, item);
  if (list?.response.shape === "rows") {
    calls.set("list", list);
    evidence.push(explain(list, { code: "list-of-objects" }, list.response.confidence));
  } else if (list?.response.shape === "values" && isCollectionName(position)) {
    calls.set("list", list);
    evidence.push(explain(list, { code: "list-of-values" }, list.response.confidence));
  }
  const read = callOf(item, "get");
  if (read !== undefined && isRecord(document, read)) setRole("read", read);
  const put = callOf(item, "put");
  // PUT without a body adds an existing record to a parent.
  if (put?.body !== undefined || !isNested(position)) setRole("replace", put);
  const patch = callOf(item, "patch");
  if (patch !== undefined && !isJsonPatch(patch)) setRole("update", patch);
  setRole("remove", callOf(item, "delete"));
  setRole("create", findCreate(document, position, { hasItem: item !== undefined }));
  if (!calls.has("replace") && !calls.has("update")) {
    setRole("update", findPostUpdate(document, item));
    setRole("replace", findPutOnCollection(document, position, item));
  }
  // JSON Patch (RFC 6902) is the last choice; the create body declares the fields.
  if (!calls.has("replace") && !calls.has("update") && calls.has("create"))
    setRole("update", patch);
  const unproven = calls.has("list")
    ? undefined
    : explainUndescribedList(document, list, { position, read, item });
  if (list !== undefined && unproven !== undefined) {
    calls.set("list", list);
    evidence.push(explain(list, unproven, 0.55));
  }
  if (!isResource(document, position, calls)) return undefined;
  const [first] = calls.values();
  if (evidence.length === 0 && first !== undefined) {
    evidence.push(explain(first, { code: "own-path" }, calls.has("read") ? 0.9 : 0.7));
  }
  return { position, item, isSingleton: false, calls, others: [], aliases: [], evidence };
}

/** List at a separate path next to the records: `/wiki/index` and `/wiki/{title}`. */
function findIndex(position: Position, item: Position | undefined): Call | undefined {
  if (item === undefined) return undefined;
  return ["index", "list", "all"]
    .map((name) => callOf(position.children.get(name), "get"))
    .find((call) => call?.response.shape === "rows");
}

/** True if the calls make a resource: a list, a read, or two kinds of write. */
function isResource(
  document: Document,
  position: Position,
  calls: ReadonlyMap<Role, Call>,
): boolean {
  if (calls.has("list") || calls.has("read")) return true;
  // A nested path that can neither be listed nor read is an action on its parent.
  if (isNested(position)) return false;
  const writes = ["create", "update", "replace", "remove"] as const;
  if (writes.filter((role) => calls.has(role)).length >= 2) return true;
  const create = calls.get("create");
  return create !== undefined && calls.size === 1 && writesRecord(document, create, position);
}

function isRecord(document: Document, call: Call): boolean {
  const { shape, inner, schema } = call.response;
  if (shape === "record") return true;
  // A response without a schema may be a record; text, a file or a number is not.
  return shape === "value"
    ? readSchema(document, inner).types.length === 0
    : shape === "none" && schema === undefined && !call.response.status.startsWith("204");
}

function isJsonPatch(call: Call): boolean {
  return call.body?.mediaType.includes("json-patch") ?? false;
}

const ACTION_WORDS =
  /^(?:search|find|query|login|logout|signin|signout|register|token|refresh|batch|bulk|import|export|upload|validate|test|check|send|sync|run|execute|reset|verify|confirm|count|preview|generate|merge|move|copy|calculate|authenticate|authorize|introspect|revoke)$/;

function findCreate(
  document: Document,
  position: Position,
  { hasItem }: { readonly hasItem: boolean },
): Call | undefined {
  const post = callOf(position, "post");
  if (post === undefined || ACTION_WORDS.test(splitWords(subjectOf(position))[0] ?? ""))
    return undefined;
  const { body, response } = post;
  // A search is a POST that returns rows and takes none.
  if (
    response.shape === "rows" &&
    body !== undefined &&
    readSchema(document, body.schema).types[0] !== "array"
  ) {
    const isCreated = response.status === "201";
    if (!isCreated && !hasItem) return undefined;
  }
  return post;
}

function findPostUpdate(document: Document, item: Position | undefined): Call | undefined {
  const post = callOf(item, "post");
  if (
    post?.body === undefined ||
    (callOf(item, "get") === undefined && callOf(item, "delete") === undefined)
  )
    return undefined;
  const kind = kindOfMedia(post.body.mediaType);
  const { properties } = readSchema(document, post.body.schema);
  return (kind === "json" || kind === "form") && properties.size > 0 ? post : undefined;
}

/** PUT on the collection, with the key in the body: `PUT /pet`. */
function findPutOnCollection(
  document: Document,
  position: Position,
  item: Position | undefined,
): Call | undefined {
  const put = callOf(position, "put");
  const read = callOf(item, "get");
  if (put?.body === undefined || read?.response.inner === undefined) return undefined;
  return areSimilarSchemas(document, put.body.schema, read.response.inner) ? put : undefined;
}

/** True if the body or the response has the schema of the path: `POST /users` with a `User` creates users. */
function writesRecord(document: Document, call: Call, position: Position): boolean {
  const subject = stemOf(subjectOf(position));
  const names = [call.body?.schema, call.response.schema].flatMap((node) =>
    node === undefined ? [] : readSchema(document, node).names,
  );
  return isCollectionName(position) && names.some((name) => stemOf(name).startsWith(subject));
}

function explain(call: Call, reason: Reason, confidence: number): Evidence {
  return { pointer: call.pointer, reason, confidence };
}
