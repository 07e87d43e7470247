import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import {
  isCalled,
  isCalledCreate,
  namesSubject,
  readOperationWords,
  textsOf,
} from "#infer/calls/operation-words.ts";
import { headOf } from "#infer/calls/score-lists.ts";
import { callOf, hasWritesBelow, isNested, itemOf, subjectOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { actsOf, baseVerb } from "#infer/names/verbs.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";
import type { ResourceDraft, Role } from "./resource-draft.ts";
import { isCollectionName, isDeletedBelowKey } from "./undescribed-lists.ts";

/** True if the calls make a resource: a list, a read, or two kinds of write. */
export function isResource(
  document: Document,
  position: Position,
  calls: ReadonlyMap<Role, Call>,
): boolean {
  if (calls.has("list") || calls.has("read")) return true;
  const writes = WRITES.filter((role) => calls.has(role));
  const create = calls.get("create");
  const item = itemOf(position);
  if (isNested(position) && !isDeletedBelowKey(document, position)) {
    // `POST /orders/{id}/notes` and `DELETE /orders/{id}/notes/{noteId}`; other nested writes are actions on the parent.
    const own = writes.filter((role) => isAtKey(position, item, calls.get(role)));
    const isSent = [...calls.values()].some(({ body }) => body !== undefined);
    const isOfKind = isCollectionName(position) && hasOwnKey(position, item);
    if (own.length > 0 && writes.length > 1 && isSent && isOfKind) return true;
    return createsBelow(position, create) || own.some((role) => editsBelow(position, calls, role));
  }
  // `DELETE /reports/{id}` next to `/reports/{id}/duplicate`.
  if (writes.length >= 2 || (calls.has("remove") && hasWritesBelow(item))) return true;
  if (create !== undefined)
    return (
      calls.size === 1 &&
      !isComputed(create) &&
      !isChange(position) &&
      writesRecord(document, create, position)
    );
  const [role] = writes;
  return role !== undefined && writesByKey(position, role, calls.get(role));
}

/** True for a path that names a change: `#Action=SetTopicAttributes`. */
function isChange(position: Position): boolean {
  const [first = "", ...rest] = splitWords(subjectOf(position));
  return rest.length > 0 && /^(?:set|put|change|configure)$/.test(first);
}

/** True for a POST that computes a result, also if its name is that of a create: "Transcribes audio". */
function isComputed({ summary }: Call): boolean {
  return COMPUTES.test(summary ?? "");
}

const COMPUTES =
  /^\s*(?:transcribe|translate|classif(?:y|ie)|detect|analy[sz]e|compute|calculate|predict|extract|convert|recogni[sz]e|answer|summari[sz]e|evaluate|estimate|simulate|compare|validate|verif(?:y|ie)|check)s?\b/i;

const WRITES = ["create", "update", "replace", "remove"] as const;

/** True for a call at the path of a record, which has one key below the path of its collection. */
function isAtKey(position: Position, item: Position | undefined, call: Call | undefined): boolean {
  const isOwn = call !== undefined && item?.calls.includes(call) === true;
  return isOwn && item.parent === position && item.segment.parameters.length === 1;
}

/** True for a key of the records themselves: `{id}` or `{noteId}` of notes, not `{userId}` of watchers. */
function hasOwnKey(position: Position, item: Position | undefined): boolean {
  const words = splitWords(item?.segment.parameters[0] ?? "");
  const names = words.filter((word) => !KEY_WORD.test(word));
  const subject = splitWords(position.segment.text).map(stemOf);
  return names.every((word) => subject.includes(stemOf(word)));
}

const KEY_WORD = /^(?:id|ids|uuid|guid|key|name|code|slug|number|identifier|token|hash)$/;

/** True for writes below the records of another resource that other paths write too: `/clients/{id}/plugins`. */
export function repeatsRecords(draft: ResourceDraft, drafts: Iterable<ResourceDraft>): boolean {
  const { calls, position } = draft;
  if (calls.has("list") || calls.has("read") || !isNested(position)) return false;
  const stem = stemOf(subjectOf(position));
  return [...drafts].some(
    (other) => !isNested(other.position) && stemOf(subjectOf(other.position)) === stem,
  );
}

/** True for the only operation of the records, if it edits or deletes one by its key: `DELETE /attachments/{id}`. */
function writesByKey(position: Position, role: Role, call: Call | undefined): boolean {
  if (call === undefined || !isAtKey(position, itemOf(position), call)) return false;
  const isNamed =
    role === "remove"
      ? readOperationWords(call).verbs.some((verb) => /^(?:delete|remove|destroy)$/.test(verb))
      : call.body?.field.kind === "group" && isCalled(call, "update");
  return isNamed && isCollectionName(position);
}

/** True for a POST that creates the records that its path and its words name: "Create a payment" of a wallet. */
function createsBelow(position: Position, call: Call | undefined): boolean {
  return (
    call?.method === "post" &&
    call.body?.field.kind === "group" &&
    callOf(position, "get") === undefined &&
    isCalledCreate(call) &&
    namesRecords(call, position)
  );
}

/**
 * True for an edit or a deletion that names the records of its path: "Update a message" of a conversation. "Remove a user
 * from a class" only detaches the user.
 */
function editsBelow(position: Position, calls: ReadonlyMap<Role, Call>, role: Role): boolean {
  const call = calls.get(role);
  if (call === undefined || !namesRecords(call, position)) return false;
  if (role === "remove") return isCalledDelete(call) && !isDetached(call);
  return role !== "create" && call.body?.field.kind === "group" && isCalled(call, "update");
}

function isCalledDelete(call: Call): boolean {
  return readOperationWords(call).verbs.some((verb) => /^(?:delete|destroy)$/.test(verb));
}

function isDetached({ summary = "" }: Call): boolean {
  return /^removes?\b.*\bfrom\b/i.test(summary);
}

/** Words behind the name of a record: "Add a tag to a project". */
const AFTER_NAME =
  /^(?:for|by|of|in|into|to|with|near|from|at|on|under|using|via|through|and|or|when)$/;

/** True if the words after the verb end with the name of the records: "Create a new wallet address" at `/addresses`. */
function namesRecords(call: Call, position: Position): boolean {
  const subject = splitWords(subjectOf(position));
  if (/^(?:create|add|insert|upsert)$/.test(subject.at(-1) ?? "")) return false;
  return textsOf(call).some((text) => {
    const all = splitWords(text);
    const verb = all.findIndex((word) => actsOf(baseVerb(word)) !== undefined);
    const words = verb === -1 ? [] : all.slice(verb + 1);
    const end = words.findIndex((word) => AFTER_NAME.test(word));
    const own = end === -1 ? words : words.slice(0, end);
    // Paths join words: "Create a catch-all" at `/catchall`.
    return own.some((_, index) => stemOf(own.slice(index).join("")) === stemOf(subject.join("")));
  });
}

/** True if the body or the response has the schema of the path: `POST /users` with a `User` creates users. */
function writesRecord(document: Document, call: Call, position: Position): boolean {
  const subject = stemOf(subjectOf(position));
  const names = [call.body?.schema, call.response.schema].flatMap((node) =>
    node === undefined ? [] : readSchema(document, node).names,
  );
  // "Creates a user" at `/users`. With a GET it is one object, such as the user's own markers.
  const isAlone = callOf(position, "get") === undefined && !hasLogin(position);
  if (!isCollectionName(position))
    return isAlone && call.body?.field.kind === "group" && createsNamed(document, call, subject);
  if (names.some((name) => stemOf(name).startsWith(subject))) return true;
  // `/templates/schema#labels` is a variant of an operation.
  const isPath = !position.segment.text.includes("#");
  return (
    isAlone &&
    isCalledCreate(call) &&
    (namesSubject(call, subject) ||
      namesRecords(withoutId(call), position) ||
      (isPath && (beginsWithName(call, subject) || hasNewKey(document, call))))
  );
}

/** Generators repeat the path in the id. */
function withoutId({ operationId, ...worded }: Call): Call {
  return operationId === undefined ? worded : { ...worded, summary: worded.summary ?? "" };
}

/** True if the name is in front of a preposition: "Create a file from an upload". */
function beginsWithName(call: Call, subject: string): boolean {
  return namesSubject({ ...call, operationId: "", summary: headOf(call.summary ?? "") }, subject);
}

/** True for "Add a shortlink" at `/shortlink` that responds with a new record. */
function createsNamed(document: Document, call: Call, subject: string): boolean {
  const { shape, status, inner } = call.response;
  const names = shape === "record" ? [...readSchema(document, inner).properties.keys()] : [];
  const isNew = status === "201" || names.some(isKey);
  return isNew && isCalledCreate(call) && namesSubject(call, subject);
}

const isKey = (name: string) => /^(?:id|uuid|guid)$/.test(splitWords(name).at(-1) ?? "");

/** True for a response with the key of a record that its request does not contain: `{ applicationId, enabled }`. */
function hasNewKey(document: Document, { body, response }: Call): boolean {
  const names = [...readSchema(document, response.inner).properties.keys()];
  const sent = readSchema(document, body?.schema).properties;
  const shared = names.filter((name) => sent.has(name));
  return shared.length > 1 && names.some((name) => !sent.has(name) && isKey(name));
}

/** True if a path below signs in: a create next to it is the registration. */
function hasLogin({ children }: Position): boolean {
  return [...children.keys()].some((shape) => /^(?:log|sign)[-_]?in$/i.test(shape));
}
