import type { Field } from "#types/field.ts";
import type { Call } from "#infer/calls/call.ts";
import {
  beginsWithSubject,
  isCalledCreate,
  isUpsert,
  mayBe,
  readOperationWords,
} from "#infer/calls/operation-words.ts";
import { callOf, subjectOf } from "#infer/calls/path-tree.ts";
import { splitWords } from "#infer/names/words.ts";
import { type CollectionCalls, hasEdit } from "./find-edits.ts";
import type { Role } from "./resource-draft.ts";

/**
 * Finds a PUT that creates the record with the key in its path, if no other operation creates: its words name a create
 * ("Create or replace a setting", "created if it does not exist"), it responds with 201, or the client chooses the key.
 * Also finds a POST there that creates or updates.
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
  const isNamed = isUpsert(put) || isCalledCreate(put) || createsMissing(put);
  // Without a body it adds an existing record to its parent: `PUT /teams/{team}/members/{user}`.
  const isAdded = put.body === undefined && isCalledCreate(put);
  const isStored = calls.has("remove") && isCalledStore(put);
  const isWhole = put.body !== undefined && (isCreated || isStored || hasChosenKey(put));
  if (isEdit ? isNamed || isWhole : isAdded) calls.set("create", put);
}

/** "The zone is created if it does not exist." */
const CREATES_MISSING =
  /\b(?:creat|add|insert)(?:e[sd]?|ed|s)?\b[^.;\n]{0,80}\bif\b[^.;\n]{0,60}(?:\bnot\b|n['’]t\b|\b(?:missing|absent|new|unknown)\b)|\bif\b[^.;\n]{0,60}(?:\bnot\b|n['’]t\b|\b(?:missing|absent|unknown)\b)[^.;\n]{0,60}\b(?:creat|add|insert)(?:e[sd]?|ed|s)\b/i;

/** "Nothing is created if it does not exist." */
const CREATES_NONE = /\b(?:not|never|nothing|no)\b(?: \w+){0,3} (?:be )?(?:creat|add|insert)/i;

/** True for words by which the operation creates a missing record. */
function createsMissing({ summary, description }: Call): boolean {
  return [summary, description].some(
    (text = "") => CREATES_MISSING.test(text) && !CREATES_NONE.test(text),
  );
}

/** Keys that the client chooses: "Identifier supplied by the client". */
const CHOSEN =
  /\b(?:chosen|supplied|provided|assigned|defined|generated|picked|selected|given)\s+by\s+(?:the\s+)?(?:api\s+)?(?:client|caller|user|customer|you)\b|\b(?:client|caller|user|customer)[- ](?:generated|supplied|chosen|defined|provided|assigned|side)\b|\b(?:your|its) own (?:unique )?(?:id|identifier|key|name|code)\b/i;

function hasChosenKey(put: Call): boolean {
  return keysOf(put).some(({ description }) => CHOSEN.test(description ?? ""));
}

/** Keys that people give to things; an `id` is usually that of the server. */
const NATURAL_KEY =
  /^(?:.*_)?(?:sku|code|slug|name|key|handle|login|user_?name|e_?mail|isbn|ean|gtin|barcode|iban|domain|host_?name|host|tag|label|topic|path|bucket|locale|language|currency)$/i;

/**
 * True for a value stored under a name that the user chooses: "Set a flag" at `/flags/{name}`, or any PUT at
 * `/stock/{sku}` whose words name no other verb.
 */
function isCalledStore(put: Call): boolean {
  const keys = keysOf(put);
  const isChosen = keys.every(
    (field) => field.kind === "secret" || (field.kind === "text" && field.format !== "uuid"),
  );
  const { verbs } = readOperationWords(put);
  const isNatural = NATURAL_KEY.test(splitWords(keys.at(-1)?.name ?? "").join("_"));
  return isChosen && (verbs.length === 0 ? isNatural : verbs.some((verb) => STORE.test(verb)));
}

const STORE = /^(?:set|store|save)$/;

function keysOf({ parameters }: Call): readonly Field[] {
  return parameters.flatMap(({ parameter }) => (parameter.in === "path" ? [parameter.field] : []));
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
