import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import { isGeneric } from "#infer/calls/envelope.ts";
import { isPagedBody, isPagedBy } from "#infer/calls/list-hints.ts";
import { isCalled } from "#infer/calls/operation-words.ts";
import { callOf, isParameter, itemOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { isPlainVerb } from "#infer/names/verbs.ts";
import { isVersion } from "#infer/names/technical-names.ts";
import { foldName, pluralWords, splitWords } from "#infer/names/words.ts";
import { FILTER_GROUP } from "#infer/lists/list-parameters.ts";
import { areSimilarSchemas } from "./resource-draft.ts";
import { isCollectionName } from "./undescribed-lists.ts";

/** Path segments below a collection that list its records by POST: `/flows/filter`, `/contacts/_search`. */
const LIST_SEGMENT =
  /^(?:search|filter|query|list|find|page|paged|paginate|paginated|scroll|browse|all|index|getall|lookup|advancedsearch|searches)$/;

/** Finds a POST at the path of a collection that lists its records. */
export function findOwnPostedList(document: Document, position: Position): Call | undefined {
  return [callOf(position, "post"), callOf(position, "query")].find(
    (call) => call !== undefined && isListCall(document, call),
  );
}

/** Finds a POST that lists the records of a collection: at its own path, or at a path below it with the name of a search. */
export function findPostedList(document: Document, position: Position): Call | undefined {
  const own = findOwnPostedList(document, position);
  const isOwn =
    isNamedAsCollection(position) ||
    isRecordQuery(document, position) ||
    (own !== undefined && isPagedQuery(own) && isCalled(own, "list"));
  if (own !== undefined && isOwn) return own;
  // Without record paths, verbs name the operations: `/documents.list`.
  const hasCalls = itemOf(position) !== undefined || position.calls.length > 0;
  if (!hasCalls || isVersion(position.segment.text)) return undefined;
  for (const child of position.children.values()) {
    if (!LIST_SEGMENT.test(foldName(child.segment.text))) continue;
    const call = callOf(child, "post") ?? callOf(child, "query");
    if (call !== undefined && returnsRows(call) && !requiresOther(document, call)) return call;
  }
  return undefined;
}

/** True for a search in one record whose rows no other path lists: `POST /databases/{id}/query`. */
function isRecordQuery(document: Document, position: Position): boolean {
  const { parent, segment, calls } = position;
  if (parent === undefined || !isParameter(parent) || calls.length > 1) return false;
  const rows = calls[0]?.response.inner;
  const isListed = [...parent.children.values()].some((at) => {
    const list = callOf(at, "get");
    return (
      list?.response.shape === "rows" && areSimilarSchemas(document, list.response.inner, rows)
    );
  });
  return LIST_SEGMENT.test(foldName(segment.text)) && !isListed;
}

/** Name of the rows of a search in one record: that of their member, or of their schema. */
export function nameOfRows(document: Document, position: Position): string | undefined {
  const [call] = position.calls;
  if (call === undefined || !isRecordQuery(document, position)) return undefined;
  const member = call.response.path.at(-1) ?? "";
  const [schema = ""] = readSchema(document, call.response.inner).names;
  const name = member === "" || isGeneric(member) ? schema : member;
  return name === "" ? "rows" : pluralWords(splitWords(name)).join("-");
}

/**
 * Finds a POST that lists the records of a GET list with filters that the GET lacks: `POST /customers/search`. It requires
 * no input and has the paging of the GET.
 */
export function findFilteredList(
  document: Document,
  position: Position,
  list: Call,
): Call | undefined {
  const queries = list.parameters
    .filter(({ parameter }) => parameter.in === "query")
    .map(({ parameter }) => parameter.name);
  if (!queries.every((name) => hasWord(name, DISPLAY_WORDS))) return undefined;
  const posted = findPostedList(document, position);
  if (posted?.body === undefined || posted.path === list.path) return undefined;
  // A search by GET is a separate view.
  const isRead = [...position.children.values()].some(
    (child) => child.calls.includes(posted) && callOf(child, "get") !== undefined,
  );
  if (isRead) return undefined;
  if (!areSimilarSchemas(document, list.response.inner, posted.response.inner)) return undefined;
  const { properties, required } = readSchema(document, posted.body.schema);
  const isUnpaged =
    queries.some((name) => hasWord(name, PAGE_WORDS)) && !isPagedBody(document, posted.body);
  if (isUnpaged || [...required].some((name) => properties.has(name))) return undefined;
  const fields = readSchema(document, posted.response.inner).properties;
  const names = [...properties].flatMap(([name, schema]) =>
    FILTER_GROUP.test(name) ? [...readSchema(document, schema).properties.keys()] : [name],
  );
  return names.some((name) => fields.has(name)) ? posted : undefined;
}

/** Words of paging parameters. */
const PAGE_WORDS =
  /^(?:page|pages|limit|offset|cursor|size|skip|take|top|first|after|before|perpage|pagesize|pagenumber)$/;
/** Words of parameters for sort and display, which are not filters. */
const DISPLAY_WORDS = new RegExp(
  `${PAGE_WORDS.source}|^(?:sort|sortby|order|orderby|ordering|direction|fields?|select|include|expand|populate|lang|language|locale|format)$`,
);

function hasWord(name: string, words: RegExp): boolean {
  return splitWords(name).some((word) => words.test(word));
}

/** True for a path that names records, not a verb: `/events`; `/get_runs` and `/status` do not. */
function isNamedAsCollection(position: Position): boolean {
  const [first = ""] = splitWords(position.segment.text);
  return isCollectionName(position) && !isPlainVerb(first);
}

function returnsRows({ response }: Call): boolean {
  return response.shape === "rows" && response.status !== "201";
}

/** True for a POST that returns rows and whose words name a list or whose body has paging members. */
export function isListCall(document: Document, call: Call): boolean {
  if (!returnsRows(call) || requiresOther(document, call)) return false;
  const isPaged = isPagedBody(document, call.body) || isPagedQuery(call);
  if (isCalled(call, "create", "update", "remove", "launch", "act")) {
    return isPaged && isCalled(call, "list");
  }
  if (isCalled(call, "list")) return true;
  return isPaged;
}

/** True for a number and a size of pages in the query: `POST /issues?page=1&perPage=100` with filters in the body. */
function isPagedQuery({ parameters }: Call): boolean {
  const names = parameters
    .filter(({ parameter }) => parameter.in === "query")
    .map(({ parameter }) => parameter.name);
  return names.filter(isPagedBy).length > 1;
}

/** Members of a list request that may be required: paging, sort, filters, search. */
const LIST_MEMBER =
  /page|limit|offset|cursor|size|count|sort|order|filter|where|query|search|criteria|select|field|include|expand|start|from|to|end|date|options|request|params/i;

/** True if the body requires something else, such as the keys of the rows. */
function requiresOther(document: Document, { body }: Call): boolean {
  if (body === undefined) return false;
  const schema = readSchema(document, body.schema);
  if (schema.types[0] === "array") return true;
  return [...schema.required].some(
    (name) => schema.properties.has(name) && !LIST_MEMBER.test(name),
  );
}
