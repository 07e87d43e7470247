import type { Reason } from "#types/evidence.ts";
import type { Document } from "#read/document.ts";
import { isMap } from "#read/member.ts";
import { isEnvelopeMember, isPagingMember, isWrapper } from "#infer/calls/envelope.ts";
import { readSchema } from "#read/schema.ts";
import type { Call, CallBody } from "#infer/calls/call.ts";
import { isCalled, mayBe } from "#infer/calls/operation-words.ts";
import { callOf, isNested, isParameter, itemOf, subjectOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { readListHints } from "#infer/calls/list-hints.ts";
import { headOf } from "#infer/calls/score-lists.ts";
import { isOneObject, isVersion, SEARCH_SEGMENT } from "#infer/names/technical-names.ts";
import { pluralOf, singularOf, splitWords, stemOf } from "#infer/names/words.ts";

/** A read that may be a list. */
interface ListCandidate {
  readonly position: Position;
  /** Call that reads one record. */
  readonly read: Call | undefined;
  readonly item: Position | undefined;
}

/** Reason to treat a read as a list although its response schema is not a list; undefined if it is not a list. */
export function explainUndescribedList(
  document: Document,
  list: Call | undefined,
  { position, read, item }: ListCandidate,
): Reason | undefined {
  if (list === undefined || list.response.status.startsWith("204")) return undefined;
  const { isPaged, isCalledList } = hintsOf(list);
  // Paths below a key: `/consumers/{id}/plugins` without `/consumers/{id}`.
  const isAboveParts = item !== undefined && item.calls.length === 0 && item.children.size > 0;
  const hasRecords =
    isAboveParts ||
    hasRecordsAtSingular(position) ||
    (["get", "put", "delete"] as const).some((method) => callOf(item, method) !== undefined);
  if (isSearchedByValue(document, position)) return { code: "named-list" };
  const isUnknown =
    isUndescribed(document, list) ||
    isTextOfAll(document, position, list) ||
    isOpenObject(document, list);
  if (isUnknown && item === undefined && isWrittenWhole(position)) return undefined;
  if (isUnknown) {
    // `/departments/list` next to `/departments/{id}`.
    const isNamed = !position.calls.includes(list);
    const isCalledBelowKey = isCalledList && isParameter(position);
    const isCalledSo = (isCalledList && namesPlural(list, position)) || listsRecords(list);
    if (
      hasRecords &&
      (isCollectionName(position) ||
        isPaged ||
        isNamed ||
        isCalledBelowKey ||
        isCalledSo ||
        hasAllCalls(position, item))
    ) {
      return { code: "above-records" };
    }
    if (isPaged && isCalledList) return { code: "by-pages" };
    const isAlone = itemOf(position) === undefined;
    const isWhole = isAlone && isCollectionName(position);
    if (isAlone && isSearch(list, position)) return { code: "named-list" };
    // An open object may be one record that pages its parts.
    if (isAlone && isPaged && (isWhole || list.response.shape !== "record"))
      return { code: "by-pages" };
    return (isAlone && isCalledSo) || (isWhole && (isCalledList || namesRecords(list, position)))
      ? { code: "named-list" }
      : undefined;
  }
  const hasTexts = read !== undefined && isBareText(document, list) && isBareText(document, read);
  if (hasTexts && isCollectionName(position)) return { code: "above-records" };
  const [own] = readSchema(document, list.response.inner).names;
  const isOne =
    own !== undefined && list.response.shape === "record" && list.response.path.length === 0;
  const isRead = isOne && readSchema(document, read?.response.inner).names[0] === own;
  const isSame = isRead || (isOne && isPaged && isSchemaOf(own, subjectOf(position)));
  return isSame && (isPaged || isCalledList) ? { code: "called-list" } : undefined;
}

/** True for a path with all calls of a collection, also at a singular: GET and POST, and GET and DELETE of a record. */
function hasAllCalls(position: Position, item: Position | undefined): boolean {
  const create = callOf(position, "post");
  const remove = callOf(item, "delete");
  return (
    create !== undefined &&
    remove !== undefined &&
    callOf(item, "get") !== undefined &&
    mayBe(create, "create") &&
    mayBe(remove, "remove")
  );
}

/** True for one object with a plural name, which a PUT or PATCH writes: `/settings`, `/synonyms`. */
function isWrittenWhole(position: Position): boolean {
  const edit = callOf(position, "put") ?? callOf(position, "patch");
  return (
    edit?.body !== undefined &&
    isBodyOfOne(edit.body) &&
    callOf(position, "post") === undefined &&
    isCalled(edit, "update") &&
    !/\{[^{}]*\}/.test(edit.path.slice(edit.path.lastIndexOf("/"))) &&
    findKeyMember(edit) === undefined
  );
}

/** True for the body of one record, also without a description: generators lose the types of plain objects. */
export function isBodyOfOne({ field }: CallBody): boolean {
  return field.kind === "group" || field.kind === "json";
}

/** Member with the key of one record among several. */
function findKeyMember({ body }: Call): string | undefined {
  const fields = body?.field.kind === "group" ? body.field.fields : [];
  return fields.find(({ name }) => /^_?(?:id|uuid|key|name)$|_?id$|Id$/.test(name))?.name;
}

/** True for the schema of the records or of their list: `Job`, `JobList` and `BulkJobList` of `/bulk/jobs`. */
function isSchemaOf(name: string, subject: string): boolean {
  const stem = stemOf(subject);
  const [, listed] = /^(.{3,}?)_?(?:List|Page|Collection)$/.exec(name) ?? [];
  return stemOf(name) === stem || (listed !== undefined && stemOf(listed).endsWith(stem));
}

/** True for words that name the records of a singular path in the plural: "Gets all the profiles" at `/profile`. */
function namesPlural({ summary, description }: Call, position: Position): boolean {
  const [last = ""] = splitWords(subjectOf(position)).slice(-1);
  return last !== "" && splitWords(summary ?? description ?? "").includes(pluralOf(last));
}

const LISTS =
  /^(?:(?:used|use this(?: \w+)?|allows you) to )?(?:lists?|(?:gets?|returns?|retrieves?|obtain) (?:an? |the )?lists? of|(?:gets?|returns?|retrieves?|obtain|views?|shows?|displays?) all(?: of)?)\s+(?:(?:the|your|my|our)\s+)?(.+)/i;

/** True for words that list records in the plural: "List mobile accounts" at `/mobile`, "View all your monitors". */
function listsRecords({ summary, description }: Call): boolean {
  const [line = ""] = (summary ?? description ?? "").split(/\.(?:\s|$)|\n|\b(?:that|which)\b/);
  const [, subject = ""] = LISTS.exec(line) ?? [];
  return isPlural(headOf(subject));
}

/** True for an object without members: generators write it for responses that they do not know. */
function isOpenObject(document: Document, { response }: Call): boolean {
  if (response.shape !== "record" || response.path.length > 0) return false;
  const { properties, keywords } = readSchema(document, response.schema);
  return properties.size === 0 && !isMap(keywords["additionalProperties"]);
}

/** True for a read that searches by a value of the path: `/movies/search/{title}`. */
export function isSearchedByValue(document: Document, position: Position): boolean {
  const { parent, segment, calls, children } = position;
  const [call, ...others] = calls;
  const isPlain = parent !== undefined && parent.calls.length === 0 && children.size === 0;
  if (call?.method !== "get" || others.length > 0 || !isPlain) return false;
  if (segment.parameters.length !== 1 || !isParameter(position)) return false;
  const { text } = parent.segment;
  const isNamed = SEARCH_SEGMENT.test(text) || splitWords(text).at(-1) === "search";
  const isBelow = isNamed && parent.children.size === 1;
  // A search at the root finds records of several kinds.
  const isOfRecords = call.response.shape === "rows" && parent.parent?.parent !== undefined;
  const isFree = isOfRecords || isUndescribed(document, call);
  return isBelow && isFree && mayBe(call, "list", "read");
}

/** True for a search that is the only list: `/associations/filter` without a list at `/associations`. */
function isSearch(call: Call, { segment, parent }: Position): boolean {
  const above = callOf(parent, "get");
  const isOnly =
    above === undefined || above.parameters.some(({ parameter }) => parameter.isRequired);
  return isOnly && SEARCH_SEGMENT.test(segment.text) && isCalled(call, "list");
}

/** True if all operations of a path respond with the text that generators write, next to the read. */
function isTextOfAll(document: Document, { calls }: Position, list: Call): boolean {
  return (
    calls.length > 1 && calls.includes(list) && calls.every((call) => isBareText(document, call))
  );
}

const READS = /^(?:get|list|view|show|display|retrieve|return|fetch|find|read|index|see|obtain)s?$/;

/** True for a read without required input whose words are silent, or name the records of its path: "Get domains". */
function namesRecords(call: Call, position: Position): boolean {
  const { operationId, summary, description, parameters } = call;
  const isRequired = parameters.some(
    ({ parameter }) => parameter.in === "query" && parameter.isRequired,
  );
  const [last = ""] = splitWords(subjectOf(position)).slice(-1);
  if (isRequired || isOneObject(last) || !mayBe(call, "list", "read")) return false;
  const [begin = ""] = (description ?? "").split(/[.\n]/);
  const texts = [operationId, summary ?? begin].filter((text) => (text ?? "") !== "");
  const isNamed = texts.some((text) => {
    const words = splitWords(text ?? "");
    const isName = words.join() === splitWords(subjectOf(position)).join();
    return isName || (words.some((word) => READS.test(word)) && words.includes(last));
  });
  return isNamed || texts.length === 0;
}

/** True for a plural path whose records are at the singular: `/locations` next to `/location/{id}`. */
function hasRecordsAtSingular(position: Position): boolean {
  const single = position.parent?.children.get(singularOf(position.segment.text));
  if (single === undefined || single === position) return false;
  return callOf(itemOf(single), "get") !== undefined;
}

/** True for a response without a schema of its data. */
export function isUndescribed(document: Document, { response }: Call): boolean {
  if (response.shape === "record") return isEmptyEnvelope(document, response.inner);
  if (response.shape !== "value" && response.shape !== "none") return false;
  if (response.schema === undefined) return true;
  const { types, items } = readSchema(document, response.schema);
  // `{ type: array, items: {} }`.
  const isOpenList =
    types.join() === "array" && isMap(items) && readSchema(document, items).types.length === 0;
  return types.length === 0 || isOpenList;
}

/** True for JSON that is described as a text without any facts: generators write it for responses that they do not know. */
export function isBareText(document: Document, { response }: Call): boolean {
  if (response.shape !== "value" || response.status.startsWith("204")) return false;
  const { types, keywords, choices = [] } = readSchema(document, response.schema);
  const hasFacts = ["format", "pattern", "example", "examples", "description", "title"].some(
    (name) => Object.hasOwn(keywords, name),
  );
  return types.join() === "string" && choices.length === 0 && !hasFacts;
}

/** True for an object that describes only the envelope of the data: `{ code, message, data: anything }`. */
export function isEmptyEnvelope(document: Document, node: unknown): boolean {
  const members = [...readSchema(document, node).properties];
  const isAny = (inner: unknown): boolean => {
    const { types, properties, items } = readSchema(document, inner);
    if (types.join() === "array") return readSchema(document, items).types.length === 0;
    return types.length === 0 || (types.join() === "object" && properties.size === 0);
  };
  const wrapped = members.filter(([name, inner]) => isWrapper(name) && isAny(inner));
  const others = members.filter((member) => !wrapped.includes(member));
  // `{ limit, offset, total }` lacks the rows.
  const isPaging = members.filter(([name]) => isPagingMember(name)).length > 1;
  return (
    (wrapped.length === 1 || (wrapped.length === 0 && isPaging)) &&
    others.every(([name]) => name === "ok" || name.startsWith("$") || isEnvelopeMember(name))
  );
}

/** True for a GET with a plural name, without a key and with a response of any object: `/getPayees`. */
export function mayListByName(document: Document, name: string, call: Call): boolean {
  const { method, path, parameters, response } = call;
  const isKeyed =
    path.endsWith("}") ||
    parameters.some(({ parameter }) => parameter.in === "query" && parameter.isRequired);
  if (method !== "get" || isKeyed || response.status.startsWith("204")) return false;
  const isOpen =
    response.shape === "record" && readSchema(document, response.inner).properties.size === 0;
  return isPlural(name) && (isOpen || isUndescribed(document, call));
}

/** True for a list below a typed key that only its words name: `/dns/{domain}` with "View all your records". */
export function isListedByWords(document: Document, { parent, segment, calls }: Position): boolean {
  const list = calls.find(({ method }) => method === "get");
  const isTyped = segment.parameters.length === 1 && segment.text === `{${segment.parameters[0]}}`;
  const isTop = parent?.parent !== undefined && !isNested(parent) && parent.calls.length === 0;
  if (list === undefined || !isTyped || !isTop || isVersion(parent.segment.text)) return false;
  return isUndescribed(document, list) && mayBe(list, "list", "read") && listsRecords(list);
}

/**
 * True for records below the key of their parent that can be deleted, without a described list: `DELETE
 * /lamp/{site}/{lamp}` next to `GET /lamp/{site}` with "List of lamps", or next to `POST /lamp/{site}`.
 */
export function isDeletedBelowKey(document: Document, position: Position): boolean {
  const { parent, calls } = position;
  const item = itemOf(position);
  const remove = callOf(item, "delete");
  if (remove === undefined || !mayBe(remove, "remove") || item?.parent !== position) return false;
  if (parent === undefined || !isParameter(position) || isNested(parent)) return false;
  if (parent.calls.length > 0 || isVersion(parent.segment.text)) return false;
  if (calls.some(({ method }) => !/^(?:get|head|post)$/.test(method))) return false;
  const list = callOf(position, "get");
  if (list !== undefined)
    return isUndescribed(document, list) && mayBe(list, "list") && hintsOf(list).isCalledList;
  const post = callOf(position, "post");
  return post?.body !== undefined && mayBe(post, "create");
}

function hintsOf(call: Call): ReturnType<typeof readListHints> {
  const { parameters, operationId, summary, description } = call;
  return readListHints({ parameters, operationId, summary: summary ?? description });
}

/** True if the last fixed segment of a path is plural: `orders`. */
export function isCollectionName(position: Position): boolean {
  return isPlural(subjectOf(position));
}

function isPlural(name: string): boolean {
  const last = splitWords(name).at(-1) ?? "";
  return pluralOf(last) === last && singularOf(last) !== last;
}
