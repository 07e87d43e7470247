import type { Document } from "#read/document.ts";
import { readSchema, type Schema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import {
  isCalled,
  isCalledCreate,
  isForSeveral,
  isSaveCall,
  isUpsert,
  mayBe,
  readOperationWords,
} from "#infer/calls/operation-words.ts";
import { readOneRecord } from "#infer/calls/one-or-many.ts";
import { callOf, isNested, type Position, subjectOf } from "#infer/calls/path-tree.ts";
import { actsOf } from "#infer/names/verbs.ts";
import { kindOfMedia } from "#infer/fields/media-types.ts";
import { takesLinks } from "#infer/calls/link-bodies.ts";
import { foldName, singularOf, splitWords, stemOf } from "#infer/names/words.ts";
import { isCalledPartial } from "./partial-updates.ts";
import { contradict, reject, type RoleContext } from "./rejections.ts";
import { keyParameters } from "#infer/keys/infer-key.ts";
import type { Role } from "./resource-draft.ts";
import { isEmptyEnvelope } from "./undescribed-lists.ts";

/** Positions and calls of a collection that are found before its edits. */
export interface CollectionCalls {
  readonly position: Position;
  readonly item: Position | undefined;
  readonly calls: Map<Role, Call>;
}

/** Finds the operations that change a record: at its path, else on the collection with the key in the body. */
export function findEdits(context: RoleContext, candidate: CollectionCalls): void {
  const { position, item, calls } = candidate;
  const isListed = calls.has("list") && calls.has("read");
  const take = (call: Call | undefined, role: "replace" | "update") =>
    takeRecordBody(context, takeEdit(context, call, role, isListed), calls);
  const put = take(callOf(item, "put"), "replace");
  const patch = take(callOf(item, "patch"), "update");
  if (patch !== undefined && !isJsonPatch(patch)) calls.set("update", patch);
  // PUT without a body adds an existing record to a parent, unless its words change the record.
  const isWhole = put?.body !== undefined || !isNested(position);
  if (put !== undefined && (isWhole || isCalledEdit(put)))
    calls.set(!calls.has("update") && takesPart(put) ? "update" : "replace", put);
  if (!calls.has("update")) {
    const post = findPostUpdate(context, candidate);
    if (post !== undefined && (!calls.has("replace") || isCalledEdit(post)))
      calls.set("update", post);
  }
  if (!hasEdit(calls)) findEditOnCollection(context, candidate);
  const post = callOf(item, "post");
  if (!hasEdit(calls) && post !== undefined && isEditWithoutBody(context, post, calls))
    calls.set("update", post);
  // JSON Patch (RFC 6902) is the last choice; another body or the read response declares the fields.
  const hasFields =
    calls.has("create") || calls.has("replace") || readRecord(context, calls) !== undefined;
  if (!calls.has("update") && hasFields && patch !== undefined) calls.set("update", patch);
}

/** True for words that name a change of the record: "Update a user". */
function isCalledEdit(call: Call): boolean {
  return readOperationWords(call).verbs.some((verb) =>
    /^(?:update|edit|modify|patch|partial)$/.test(verb),
  );
}

/** Verbs that edit a record only if the body has its fields: "Share a volume", "Mark a message as read". */
const DO_OR_EDIT =
  /^(?:share|mark|move|merge|toggle|assign|enable|disable|apply|post|tag|label|extend|transfer|map|manage)$/;

function isEditOfFields(call: Call): boolean {
  const edits = readOperationWords(call).verbs.filter((verb) => actsOf(verb)?.has("update"));
  return edits.some((verb) => !DO_OR_EDIT.test(verb));
}

function takesPart(put: Call): boolean {
  return isJsonPatch(put) || isCalledPartial(put);
}

/** True if the collection has an operation that changes a record. */
export function hasEdit(calls: ReadonlyMap<Role, Call>): boolean {
  return calls.has("replace") || calls.has("update");
}

/** The call if its words agree with an edit; those of the path do not count for the records of a collection (`/run`). */
export function takeEdit(
  context: RoleContext,
  call: Call | undefined,
  role: "replace" | "update",
  isListed = false,
): Call | undefined {
  if (call === undefined) return undefined;
  // PUT with a name also creates the record: the words of a create agree with it.
  const isNamed = role === "replace" && isCalledCreate(call);
  const isRecord = isListed && call.body !== undefined && mayBe({ ...call, path: "" }, "update");
  if (isForSeveral(call) || (!mayBe(call, "update") && !isNamed && !isRecord))
    return reject(context, call, contradict(call, role));
  if (takesLinks(context.document, call)) return reject(context, call, { code: "no-shared-field" });
  if (call.body !== undefined || isCalled(call, "update")) return call;
  const isWordless = call.summary === undefined && call.operationId === undefined;
  return isWordless ? call : reject(context, call, { code: "no-edit-body" });
}

function isJsonPatch(call: Call): boolean {
  return call.body?.isJsonPatch === true || (call.body?.mediaType.includes("json-patch") ?? false);
}

/** The call if its body may contain the record: a list, or a body without a field of the record, is not its form. */
export function takeRecordBody(
  context: RoleContext,
  call: Call | undefined,
  calls: CollectionCalls["calls"],
): Call | undefined {
  if (call?.body === undefined || isJsonPatch(call)) return call;
  const kind = kindOfMedia(call.body.mediaType);
  const body = readBodyRecord(context.document, call);
  const isList = body.types.join() === "array";
  const record = readRecord(context, calls);
  // Responses may contain the fields one level deeper, or hide them: the words decide.
  const isEnveloped = call.body.path?.some((name) => record?.properties.has(name)) === true;
  const isNamed = isEditOfFields(call) || isCalledCreate(call) || isEnveloped;
  const isOther =
    (kind === "json" || kind === "form") &&
    record !== undefined &&
    (isList || (!isNamed && body.properties.size > 0 && !sharesFields(body.properties, record)));
  return isOther ? reject(context, call, { code: "no-shared-field" }) : call;
}

/** POST at the path of a record, if its words name an edit or its body has the fields of the record. */
function findPostUpdate(
  context: RoleContext,
  { position, item, calls }: CollectionCalls,
): Call | undefined {
  const post = callOf(item, "post");
  const isSearch = /^(?:search|filter|query)$/.test(splitWords(subjectOf(position)).at(-1) ?? "");
  if (
    post?.body === undefined ||
    (isSearch && !isCalled(post, "update")) ||
    (callOf(item, "get") === undefined && callOf(item, "delete") === undefined)
  )
    return undefined;
  const kind = kindOfMedia(post.body.mediaType);
  const { properties } = readBodyRecord(context.document, post);
  // Uploads are sent as multipart: the words decide.
  const isForm = kind === "json" || kind === "form" || isCalledEdit(post);
  if (!isForm || properties.size === 0) return undefined;
  if (!mayBe(post, "update") && !isUpsert(post))
    return reject(context, post, contradict(post, "update"));
  if (isEditOfFields(post) || isUpsert(post)) return post;
  const record = readRecord(context, calls);
  return record === undefined || sharesFields(properties, record)
    ? post
    : reject(context, post, { code: "no-shared-field" });
}

/**
 * True for an edit by its words that has no described body: `POST /reviews/{id}?headline=`, whose values are parameters
 * of the query, or `POST /parameters/{id}`, whose description omits the record that it takes.
 */
function isEditWithoutBody(
  context: RoleContext,
  post: Call,
  calls: CollectionCalls["calls"],
): boolean {
  if (post.body !== undefined || !isCalledEdit(post)) return false;
  const values = post.parameters.filter(
    ({ parameter }) => parameter.in === "query" && parameter.isSetting !== true,
  );
  return values.length === 0 ? readRecord(context, calls) !== undefined : values.length > 1;
}

/** Schema of the records, if the list or the read describes it. */
export function readRecord(
  { document }: RoleContext,
  calls: ReadonlyMap<Role, Call>,
): Schema | undefined {
  for (const role of ["read", "list"] as const) {
    const response = calls.get(role)?.response;
    if (response?.shape !== "record" && response?.shape !== "rows") continue;
    const schema = readSchema(document, response.inner);
    if (schema.properties.size > 0 && !isEmptyEnvelope(document, response.inner)) return schema;
  }
  return undefined;
}

/** True if a body has at least one field of the record. */
export function sharesFields(body: Schema["properties"], record: Schema): boolean {
  const names = new Set([...record.properties.keys()].map(foldName));
  return [...body.keys()].some((name) => {
    const folded = foldName(name);
    // `customer_id` writes `customer`, `lines_attributes` writes `lines`.
    const [, stem = folded, ending = ""] = /^(.+?)(ids?|attributes)$/.exec(folded) ?? [];
    return names.has(folded) || names.has(stem) || (ending === "ids" && names.has(`${stem}s`));
  });
}

/** Uses PUT or POST on the collection as edit, if the key is in the body: `PUT /pet`, "Create or update a silence". */
export function findEditOnCollection(context: RoleContext, collection: CollectionCalls): void {
  if (hasEdit(collection.calls)) return;
  const call = findOnCollection(context, collection);
  if (call !== undefined)
    collection.calls.set(call.method === "patch" ? "update" : "replace", call);
}

function findOnCollection(
  context: RoleContext,
  { position, item, calls }: CollectionCalls,
): Call | undefined {
  const record = readRecord(context, calls);
  if (item === undefined || (record === undefined && !calls.has("read"))) return undefined;
  const [key] = keyParameters(item, position);
  for (const method of ["put", "patch", "post"] as const) {
    const call = callOf(position, method);
    if (call?.body === undefined) continue;
    const target = { key: key ?? "id", record, subject: position.segment.text };
    const isBoth =
      isUpsert(call) || (isSaveCall(call) && hasKey(context, call, target, { isWritten: true }));
    const isOtherCreate = calls.get("create") === call && !isBoth;
    if (isOtherCreate || (method === "post" && !isBoth && !isCalled(call, "update"))) continue;
    if (record === undefined && !isCalled(call, "update")) continue;
    if (isForSeveral(call) || (!isBoth && !mayBe(call, "update"))) {
      reject(context, call, contradict(call, "replace"));
      continue;
    }
    if (hasKey(context, call, target) || (calls.has("read") && lacksOnlyKey(context, call, record)))
      return call;
    reject(context, call, { code: "no-key-in-body" });
  }
  return undefined;
}

interface KeyTarget {
  readonly key: string;
  /** Undefined if no response describes the record. */
  readonly record: Schema | undefined;
  readonly subject: string;
}

/** True if the body contains the key, and requires it or has fields of the record. */
export function hasKey(
  { document }: RoleContext,
  call: Call,
  target: KeyTarget,
  { isWritten = false } = {},
): boolean {
  const { key, record, subject } = target;
  const body = readListedRecord(document, call);
  const folded = foldName(key);
  const stem = stemOf(subject);
  // `DELETE /users/{userIds}` takes one or several keys.
  const single = singularOf(folded);
  const short = [folded, single].map((one) => (one.startsWith(stem) ? one.slice(stem.length) : ""));
  const names = [folded, single, ...short, "id", "uuid", `${stem}id`];
  const isKey = (one: string): boolean => names.includes(foldName(one));
  // The key is next to the new values: `{ id, patch }`.
  const outer = readSchema(document, call.body?.schema);
  if (call.body?.path?.length === 1 && [...outer.properties.keys()].some(isKey)) return true;
  const name = [...body.properties.keys()].find(isKey);
  if (name === undefined) return false;
  // A schema for all purposes has the key that the API assigns.
  if (isWritten && readSchema(document, body.properties.get(name)).keywords["readOnly"] === true)
    return false;
  return body.required.has(name) || record === undefined || sharesFields(body.properties, record);
}

/** True for an edit of one record or several, which only a key in each can distinguish, although none is described. */
function lacksOnlyKey({ document }: RoleContext, call: Call, record: Schema | undefined): boolean {
  const { types } = readSchema(document, call.body?.schema);
  if (record === undefined || !types.includes("array") || !isCalledEdit(call)) return false;
  return sharesFields(readListedRecord(document, call).properties, record);
}

/** Schema of the record in a body, also of a PATCH that takes only several; such a PUT replaces all records. */
function readListedRecord(document: Document, call: Call): Schema {
  const body = readBodyRecord(document, call);
  const isList = call.method === "patch" && body.types.join() === "array";
  return isList ? readSchema(document, body.items) : body;
}

/** Schema of the record in a request body, without its envelope. */
export function readBodyRecord(document: Document, { body }: Call): Schema {
  const path = body?.path ?? [];
  const schema = path.reduce(
    (outer, name) => readOneRecord(document, outer.properties.get(name)),
    readOneRecord(document, body?.schema),
  );
  const isListed = path.length > 0 && schema.types.includes("array");
  return isListed ? readSchema(document, schema.items) : schema;
}
