import type { Call } from "#infer/calls/call.ts";
import {
  beginsWithSubject,
  isCalledCreate,
  isUpsert,
  mayBe,
  readOperationWords,
} from "#infer/calls/operation-words.ts";
import { callOf, subjectOf } from "#infer/calls/path-tree.ts";
import { type CollectionCalls, hasEdit } from "./find-edits.ts";
import type { Role } from "./resource-draft.ts";

/**
 * Finds a PUT that creates the record with the key in its path, if no other operation creates: its words name a create
 * ("Create or replace a setting"), or it responds with 201. Also finds a POST there that creates or updates.
 */
export function findNamedCreate({ position, item, calls }: CollectionCalls): void {
  if (calls.has("create")) return;
  const post = callOf(item, "post");
  const isKeyed = item?.segment.parameters.length === 1;
  const subject = subjectOf(position);
  if (post?.body !== undefined && isKeyed && isCreatingPost(post, calls, subject))
    calls.set("create", post);
  const put = callOf(item, "put");
  if (put === undefined || calls.has("create") || !mayBe(put, "create", "update")) return;
  const isCreated = put.response.status === "201" || put.response.mediaTypes?.["201"] !== undefined;
  const isEdit = calls.get("replace") === put || calls.get("update") === put;
  const isNamed = isUpsert(put) || isCalledCreate(put);
  // Without a body it adds an existing record to its parent: `PUT /teams/{team}/members/{user}`.
  const isAdded = put.body === undefined && isCalledCreate(put);
  const isStored = calls.has("remove") && isCalledStore(put);
  const isWhole = put.body !== undefined && (isCreated || isStored);
  if (isEdit ? isNamed || isWhole : isAdded) calls.set("create", put);
}

/** True for words that store a value under a name that the user chooses: "Set a flag" at `/flags/{name}`. */
function isCalledStore(put: Call): boolean {
  const keys = put.parameters.filter(({ parameter }) => parameter.in === "path");
  const isChosen = keys.every(
    ({ parameter: { field } }) =>
      field.kind === "secret" || (field.kind === "text" && field.format !== "uuid"),
  );
  return (
    isChosen && readOperationWords(put).verbs.some((verb) => /^(?:set|store|save)$/.test(verb))
  );
}

/** True for a POST at the path of a record that creates it, alone or as "Create or update". */
function isCreatingPost(post: Call, calls: ReadonlyMap<Role, Call>, subject: string): boolean {
  if (calls.get("update") === post) return isUpsert(post);
  const isUploaded = readOperationWords(post).verbs.includes("upload") && calls.has("read");
  // "Add a login provider to the user" next to its DELETE.
  const isAdded = hasEdit(calls) || (calls.has("list") && calls.has("remove"));
  const isCreated = isCalledCreate(post) && (isAdded || beginsWithSubject(post, subject));
  return isCreated || isUploaded;
}
