import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import {
  isCalled,
  isCalledCreate,
  isUpsert,
  mayBe,
  namesSubject,
  readOperationWords,
} from "#infer/calls/operation-words.ts";
import { callOf, itemOf, subjectOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";
import type { CollectionCalls } from "./find-edits.ts";
import { takesLinks } from "#infer/calls/link-bodies.ts";
import { isListCall } from "./posted-lists.ts";
import { contradict, reject } from "./rejections.ts";
import type { RoleContext } from "./rejections.ts";
import { areSimilarSchemas } from "./resource-draft.ts";
import { isCollectionName } from "./undescribed-lists.ts";

const ACTION_WORDS =
  /^(?:search|find|query|login|logout|signin|signout|register|token|refresh|batch|bulk|import|export|upload|validate|test|check|send|sync|run|execute|reset|verify|confirm|count|preview|generate|merge|move|copy|calculate|authenticate|authorize|introspect|revoke)$/;

/** Finds the operation on a collection that creates a record: a POST, else a PUT or PATCH whose words create. */
export function findCreate(context: RoleContext, candidate: CollectionCalls): Call | undefined {
  const { position, calls } = candidate;
  const isAction = ACTION_WORDS.test(splitWords(subjectOf(position))[0] ?? "");
  // `/token` signs in, unless `/token/{id}` is a record.
  if (isAction && !calls.has("read")) return undefined;
  const put = callOf(position, "put");
  const isCreated = put !== undefined && isCreatingPut(position, put);
  if (isCreated && !takesLinks(context.document, put)) return put;
  const post = callOf(position, "post") ?? findAppend(position);
  if (post === undefined || candidate.calls.get("list") === post) return undefined;
  if (!mayCreate(context.document, post, candidate))
    return reject(context, post, contradict(post, "create"));
  return returnsOtherRows(context.document, post, candidate)
    ? reject(context, post, { code: "no-create-rows" })
    : post;
}

/** PUT on the collection creates if its words name a create and no POST creates, or if it is alone and returns 201. */
function isCreatingPut(position: Position, put: Call): boolean {
  const post = callOf(position, "post");
  if (readOperationWords(put).verbs.length > 0 && !isCalledCreate(put)) return false;
  if (post === undefined) return isCalledCreate(put) || put.response.status === "201";
  return isCalledCreate(put) && (isUpsert(post) || !isCalledCreate(post));
}

/** PATCH on the collection whose words add records, next to no POST: "Append block children". */
function findAppend(position: Position): Call | undefined {
  const patch = callOf(position, "patch");
  const isAdding =
    patch?.body !== undefined && isCalled(patch, "create") && itemOf(position) === undefined;
  return isAdding && !isCalled(patch, "update") ? patch : undefined;
}

/** Verbs that add a record to a list from which a DELETE removes it: "Block a server" next to "Unblock a server". */
const ADDS =
  /^(?:follow|block|mute|ban|star|pin|like|favorite|watch|bookmark|whitelist|blacklist)$/;

function isAdded(post: Call, { item, calls }: CollectionCalls): boolean {
  return (
    calls.has("list") &&
    post.body !== undefined &&
    callOf(item, "delete") !== undefined &&
    readOperationWords(post).verbs.some((verb) => ADDS.test(verb))
  );
}

/** True if the words agree with a create; starting something creates it if the response is the record. */
function mayCreate(document: Document, post: Call, collection: CollectionCalls): boolean {
  const { position, calls } = collection;
  if (mayBe(post, "create") || isNamedByVerb(post, position)) return true;
  if (isAdded(post, collection)) return true;
  if (!isCalled(post, "launch", "act") || isCalled(post, "update", "remove", "list")) return false;
  const isOwn = namesSubject(post, subjectOf(position)) && post.body !== undefined;
  const isStarted = /^20[12]$/.test(post.response.status) || calls.has("list") || isOwn;
  if (isStarted && isCalled(post, "launch") && isCollectionName(position)) return true;
  const own = [calls.get("list"), calls.get("read")].flatMap((call) => call?.response.inner ?? []);
  return (
    isCollectionName(position) &&
    post.response.shape === "record" &&
    own.some((schema) => areSimilarSchemas(document, schema, post.response.inner))
  );
}

/** True for a verb with the name of its record: "Follow a category" at `/follows`, "Refund a payment" at `/refunds`. */
function isNamedByVerb(post: Call, position: Position): boolean {
  const stem = stemOf(subjectOf(position));
  const isNamed = readOperationWords(post).verbs.some((verb) => stemOf(verb) === stem);
  return isNamed && isCollectionName(position) && post.body !== undefined;
}

/** A search is a POST that returns rows and takes none. */
function returnsOtherRows(
  document: Document,
  post: Call,
  { position, item }: CollectionCalls,
): boolean {
  const { body, response } = post;
  // Next to a PUT and without a read, the rows are the result of the create.
  const isWrite = callOf(position, "put") !== undefined && callOf(position, "get") === undefined;
  if (response.shape !== "rows" || body === undefined) return false;
  if (readSchema(document, body.schema).types[0] === "array") return false;
  const isCreated = isWrite || response.status === "201" || isCalled(post, "create");
  return !isCreated && (item === undefined || isListCall(document, post));
}
