import type { Evidence, Reason } from "#types/evidence.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import { hasEffect } from "#infer/calls/operation-words.ts";
import { callOf, isParameter, itemOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { findEdits, hasEdit, takeEdit, takeRecordBody } from "./find-edits.ts";
import { findRemove } from "./find-remove.ts";
import type { CollectionCalls } from "./find-edits.ts";
import { findCreate } from "./find-create.ts";
import { findKeyedWrites } from "./keyed-writes.ts";
import { findNamedCalls, findNamedWrites, listNamedItems } from "./named-calls.ts";
import { setListedRemove } from "./key-lists.ts";
import { findNamedCreate } from "./named-creates.ts";
import { isListOfOne } from "./list-of-one.ts";
import { requiresKey } from "./outside-keys.ts";
import { findFilteredList, findPostedList, nameOfRows } from "./posted-lists.ts";
import { contradict, explainNoList, explainNoRead, reject } from "./rejections.ts";
import type { RoleContext } from "./rejections.ts";
import type { ResourceDraft, Role } from "./resource-draft.ts";
import type { KeyLocation } from "#infer/keys/infer-key.ts";
import { findVerbRoles, listVerbCalls } from "./verb-calls.ts";
import {
  explainUndescribedList,
  isBareText,
  isCollectionName,
  isUndescribed,
} from "./undescribed-lists.ts";
import { isResource } from "./written-resources.ts";

/** Finds a collection at a position: its calls by role, from their words, methods and schemas. */
export function findCollection(
  context: RoleContext,
  position: Position,
): ResourceDraft | undefined {
  const item = itemOf(position);
  const evidence: Evidence[] = [];
  const candidate: CollectionCalls = { position, item, calls: new Map() };
  const { calls } = candidate;
  const setRole = (role: Role, call: Call | undefined) => {
    if (call !== undefined) calls.set(role, call);
  };
  const list = findList(context, position, item);
  if (list?.response.shape === "rows") {
    calls.set("list", list);
    evidence.push(explain(list, { code: "list-of-objects" }, list.response.confidence));
  } else if (list?.response.shape === "values" && isCollectionName(position)) {
    calls.set("list", list);
    evidence.push(explain(list, { code: "list-of-values" }, list.response.confidence));
  }
  const posted = findPosted(context.document, position, calls.get("list"));
  const read = findRead(context, item, calls.get("list") ?? posted ?? list);
  setRole("read", read);
  if (posted !== undefined) {
    calls.set("list", posted);
    evidence.push(explain(posted, { code: "list-by-post" }, 0.8));
  }
  setRole("create", findCreate(context, candidate));
  setRole("remove", findRemove(context, item, position));
  findEdits(context, candidate);
  findNamedCalls(context, candidate);
  if (!calls.has("read")) setRole("read", findOverview(context.document, item, calls.get("list")));
  findNamedCreate(candidate);
  findEditOfRead(context, candidate);
  const unproven = calls.has("list")
    ? undefined
    : explainUndescribedList(context.document, list, { position, read, item });
  if (list !== undefined && unproven !== undefined) {
    calls.set("list", list);
    evidence.push(explain(list, unproven, 0.55));
  }
  const outside = setListedRemove(candidate, findKeyedWrites(context, candidate));
  const named = calls.has("list") ? findNamedWrites(context, candidate) : undefined;
  const key = outside ?? named;
  if (!calls.has("read")) setRole("read", findKeyedRead(position, key));
  if (list !== undefined && !calls.has("list"))
    reject(context, list, explainNoList(context.document, list));
  if (!isResource(context.document, position, calls)) return undefined;
  const [first] = calls.values();
  if (evidence.length === 0 && first !== undefined) {
    evidence.push(explain(first, { code: "own-path" }, calls.has("read") ? 0.9 : 0.7));
  }
  const aliases = [...listNamedItems(position, item)];
  const name = item === undefined ? nameOfRows(context.document, position) : undefined;
  return {
    position,
    item,
    isSingleton: false,
    calls,
    others: [],
    aliases,
    evidence,
    ...(key === undefined ? {} : { verbs: { key } }),
    ...(name === undefined ? {} : { name }),
  };
}

const OVERVIEW = /^(?:overview|summary|details?|info|full|profile)$/;

/** Read below the key with the fields of a row: `/projects/{id}/overview`. */
function findOverview(
  document: Document,
  item: Position | undefined,
  list: Call | undefined,
): Call | undefined {
  if (item === undefined || list === undefined) return undefined;
  const rows = readSchema(document, list.response.inner).properties;
  return [...item.children.values()]
    .filter(({ segment }) => OVERVIEW.test(segment.text.toLowerCase()))
    .map((position) => callOf(position, "get"))
    .find((call) => {
      if (call?.response.shape !== "record" || hasEffect(call)) return false;
      const own = readSchema(document, call.response.inner).properties;
      const shared = [...own.keys()].filter((name) => rows.has(name)).length;
      return shared > 2 && shared * 2 >= Math.min(own.size, rows.size);
    });
}

/** Edit at the path of a read below the key: `PUT /projects/{id}/details`. */
function findEditOfRead(context: RoleContext, { item, calls }: CollectionCalls): void {
  const read = calls.get("read");
  const below = [...(item?.children.values() ?? [])].filter((at) => !isParameter(at));
  const position = below.find((at) => read !== undefined && at.calls.includes(read));
  if (position === undefined || hasEdit(calls)) return;
  for (const [method, role] of EDITS) {
    const edit = takeEdit(context, callOf(position, method), role);
    const call = takeRecordBody(context, edit, calls);
    if (call?.body !== undefined) calls.set(role, call);
  }
}

const EDITS = [
  ["put", "replace"],
  ["patch", "update"],
] as const;

/** List by POST: the only list, or the one with filters. */
function findPosted(
  document: Document,
  position: Position,
  list: Call | undefined,
): Call | undefined {
  return list === undefined
    ? findPostedList(document, position)
    : findFilteredList(document, position, list);
}

function findList(
  context: RoleContext,
  position: Position,
  item: Position | undefined,
): Call | undefined {
  const list = callOf(position, "get") ?? findIndex(context.document, position, item);
  return list !== undefined && hasEffect(list)
    ? reject(context, list, contradict(list, "list"))
    : list;
}

/** Verbs of a list of all records, not of a search. */
const INDEX = /^(?:index|list|get|(?:get|list|find|fetch)(?:all|list|paged|page)|all|json)$/;

/** List at a separate path next to the records: `/wiki/index` and `/wiki/{title}`. */
function findIndex(
  document: Document,
  position: Position,
  item: Position | undefined,
): Call | undefined {
  if (item === undefined) return undefined;
  const list = findVerbRoles(position).get("list");
  if (list?.call.method === "get" && INDEX.test(list.verb)) return list.call;
  const unproven = listVerbCalls(position).find(
    ({ verb, call, item: below }) =>
      call.method === "get" &&
      below === undefined &&
      INDEX.test(verb) &&
      isUndescribed(document, call),
  );
  return unproven?.call;
}

/** Read at a path below the collection with the key in the query: `/devices/info?id=`. */
function findKeyedRead(position: Position, key: KeyLocation | undefined): Call | undefined {
  const read = key === undefined ? undefined : findVerbRoles(position).get("read")?.call;
  return read !== undefined && key !== undefined && requiresKey(read, key) ? read : undefined;
}

function findRead(
  context: RoleContext,
  item: Position | undefined,
  list: Call | undefined,
): Call | undefined {
  const { document } = context;
  const read = callOf(item, "get");
  if (read === undefined) return undefined;
  if (hasEffect(read)) return reject(context, read, contradict(read, "read"));
  // Texts at both paths are responses that the generator of the description did not know.
  const isText = list !== undefined && [read, list].every((call) => isBareText(document, call));
  const isRead =
    isRecord(document, read) || isListOfOne(document, read, list, item?.calls) || isText;
  return isRead ? read : reject(context, read, explainNoRead(read));
}

/** True for a response that may be one record. */
export function isRecord(document: Document, call: Call): boolean {
  const { shape, inner, schema } = call.response;
  if (shape === "record") return true;
  // A response without a schema may be a record; text, a file or a number is not.
  return shape === "value"
    ? readSchema(document, inner).types.length === 0
    : shape === "none" && schema === undefined && !call.response.status.startsWith("204");
}

function explain(call: Call, reason: Reason, confidence: number): Evidence {
  return { pointer: call.pointer, reason, confidence };
}
