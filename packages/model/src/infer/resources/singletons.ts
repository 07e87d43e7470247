import type { Method } from "#types/operation.ts";
import type { Call } from "#infer/calls/call.ts";
import { callOf, isNested, isParameter, itemOf, listAncestors } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { areSimilarSchemas, type ResourceDraft, type Role } from "./resource-draft.ts";
import { readSchema } from "#read/schema.ts";
import { hasEffect, isCalled, mayBe } from "#infer/calls/operation-words.ts";
import { takesLinks } from "#infer/calls/link-bodies.ts";
import { readBodyRecord, sharesFields, takeEdit } from "./find-edits.ts";
import { findRemove } from "./find-remove.ts";
import { contradict, reject } from "./rejections.ts";
import type { RoleContext } from "./rejections.ts";
import { isOnlyAdded } from "#infer/fields/record-members.ts";
import { isTechnical, isVersion } from "#infer/names/technical-names.ts";
import { singularOf, splitWords } from "#infer/names/words.ts";
import { findVerbRoles } from "./verb-calls.ts";
import { isBodyOfOne, isCollectionName } from "./undescribed-lists.ts";

/** Finds a record without a key: `/settings`, `/current/user`. */
export function findSingleton(
  context: RoleContext,
  position: Position,
  { isBelowCollection }: { readonly isBelowCollection: boolean },
): ResourceDraft | undefined {
  const read = callOf(position, "get");
  // `/registry` is one record above `/registry/{name}/tags`, and `/config` above `/config/{key}` if it is edited.
  const item = itemOf(position);
  const isLinked = isLinkedRecord(context, position);
  const hasItems = (item?.calls.length ?? 0) > 0 && !isLinked;
  if (read === undefined || (hasItems && !hasNamedEdit(position, ["post"]))) return undefined;
  // The body of an edit describes the record of a read without a schema.
  const { schema, status } = read.response;
  const isUndescribed = schema === undefined && !status.startsWith("204") && hasNamedEdit(position);
  if (read.response.shape !== "record" && !isUndescribed) return undefined;
  if (isRootOfApi(position)) return undefined;
  if (hasEffect(read)) return reject(context, read, contradict(read, "read"));
  const calls = new Map<Role, Call>([["read", read]]);
  const isBelow = isNested(position) && !isBelowShared(position);
  const replace = takeEdit(context, callOf(position, "put"), "replace");
  const update =
    takeEdit(context, callOf(position, "patch"), "update") ??
    (isBelow || replace !== undefined ? undefined : postUpdate(context, position, read)) ??
    (replace === undefined ? editBelow(context, position, read) : undefined);
  if (replace !== undefined) calls.set("replace", replace);
  if (update !== undefined) calls.set("update", update);
  const remove = findRemove(context, position);
  const isWritable = replace !== undefined || update !== undefined;
  const isOwn = isOwnRecord(context, position, read);
  const isForPeople =
    (isOwn || !isTechnical(position.segment.text)) &&
    !requiresInput(read) &&
    !isFunction(read) &&
    !isPlainResult(context, read) &&
    // An index of links leads to the lists, which have pages.
    !isOnlyAdded(readSchema(context.document, read.response.schema));
  const isPart = isBelow || (isBelowCollection && !isOwn);
  // A DELETE removes a record: `/books/{id}/author`.
  if (!isWritable && remove === undefined && (isPart || !isForPeople)) return undefined;
  if (remove !== undefined) calls.set("remove", remove);
  const draft = buildSingleton(position, calls, {
    pointer: read.pointer,
    reason: isWritable ? { code: "object-written" } : { code: "object-alone" },
    confidence: isWritable ? 0.9 : 0.6,
  });
  // The record that another one links is also at its key: `/books/{id}/author/{propertyId}`.
  return item !== undefined && isLinked ? { ...draft, aliases: [item] } : draft;
}

/** True for the path of a record that another one links, and whose link is changed there (`text/uri-list`). */
export function isLinkedRecord({ document }: RoleContext, position: Position): boolean {
  return (
    callOf(position, "get")?.response.shape === "record" &&
    position.calls.some((call) => call.body !== undefined && takesLinks(document, call))
  );
}

/** True for a path below no key but those that all paths share: `/{company}/profile`. */
function isBelowShared(position: Position): boolean {
  const ancestors = listAncestors(position);
  let at = ancestors.at(-1);
  const shared = new Set<Position>();
  while (at?.calls.length === 0 && at.children.size === 1) {
    shared.add(at);
    [at] = at.children.values();
  }
  // The last one is above several paths.
  if (at === undefined || at.children.size < 2) return false;
  shared.add(at);
  return !isParameter(position) && ancestors.every((one) => !isParameter(one) || shared.has(one));
}

/** True for the path above all others, which describes the API itself: `/api/v1`. */
function isRootOfApi(position: Position): boolean {
  if (!isVersion(position.segment.text)) return false;
  return listAncestors(position).every(
    ({ segment, parent }) =>
      parent === undefined || /^(?:apis?|rest|services?)$/i.test(segment.text),
  );
}

/** Names of the record of the signed-in user. */
const OWN = /^(?:me|self|myself|current|whoami|who-am-i)$/i;

/** True for the record of the signed-in user: `/me`, `/users/current`. */
function isOwnRecord({ document }: RoleContext, position: Position, read: Call): boolean {
  const { segment, parent } = position;
  // `/auth/me` belongs to the sign-in.
  if (!OWN.test(segment.text) || isTechnical(parent?.segment.text ?? "")) return false;
  if (read.response.shape !== "record") return false;
  return readSchema(document, read.response.inner).properties.size > 1;
}

/** Name of the record of the signed-in user, which its path does not contain: `current-user` of `/users/self`. */
export function nameOfOwnRecord({ segment, parent }: Position): string | undefined {
  if (!OWN.test(segment.text)) return undefined;
  const { text = "", parameters = [] } = parent?.segment ?? {};
  const isBelowMany =
    parent !== undefined && text !== "" && parameters.length === 0 && isCollectionName(parent);
  if (isBelowMany) return `current-${singularOf(text)}`;
  return /^me$/i.test(segment.text) ? undefined : "me";
}

/**
 * Finds a single record that is read without its key and changed with it: `GET /config/host` and
 * `PUT /config/host/{id}`.
 */
export function findKeyedSingleton(
  context: RoleContext,
  position: Position,
): ResourceDraft | undefined {
  const { document } = context;
  const read = callOf(position, "get");
  const item = itemOf(position);
  if (read?.response.shape !== "record" || item?.segment.parameters.length !== 1) return undefined;
  const isOnlyChanged =
    position.calls.length === 1 &&
    item.calls.every(({ method }) => method === "get" || method === "put" || method === "patch");
  // `GET /forms?shareHash=` reads one of the records of `/forms/{id}`.
  if (requiresInput(read)) return undefined;
  const isSame = item.calls.every(({ response, body }) =>
    [response.inner, body?.schema].some((schema) =>
      areSimilarSchemas(document, schema, read.response.inner),
    ),
  );
  if (!isOnlyChanged || !isSame) return undefined;
  const replace = takeEdit(context, callOf(item, "put"), "replace");
  const update = takeEdit(context, callOf(item, "patch"), "update");
  const calls = new Map<Role, Call>([["read", read]]);
  if (replace !== undefined) calls.set("replace", replace);
  if (update !== undefined) calls.set("update", update);
  if (calls.size === 1) return undefined;
  const draft = buildSingleton(position, calls, {
    pointer: read.pointer,
    reason: { code: "object-written" },
    confidence: 0.8,
  });
  return { ...draft, aliases: [item] };
}

function buildSingleton(
  position: Position,
  calls: ResourceDraft["calls"],
  evidence: ResourceDraft["evidence"][number],
): ResourceDraft {
  return {
    position,
    item: undefined,
    isSingleton: true,
    calls,
    others: [],
    aliases: [],
    evidence: [evidence],
  };
}

/** True for a PUT, a PATCH or another method with a body whose words name an edit. */
function hasNamedEdit(position: Position, others: readonly Method[] = []): boolean {
  return (["put", "patch", ...others] as const)
    .map((method) => callOf(position, method))
    .some((call) => call?.body !== undefined && isBodyOfOne(call.body) && isCalled(call, "update"));
}

/** Paths whose POST signs in. */
const SESSION =
  /^(?:(?:user|auth|login|api)?[-_]?(?:sessions?|tokens?)|(?:log|sign)[-_]?in|auth)$/i;

/** POST whose words name an edit, or whose body has fields of the record. */
function postUpdate(context: RoleContext, position: Position, read: Call): Call | undefined {
  const post = callOf(position, "post");
  if (post?.body?.field.kind !== "group") return undefined;
  if (SESSION.test(position.segment.text) && !isCalled(post, "update"))
    return reject(context, post, { code: "starts-session" });
  const record = readSchema(context.document, read.response.inner);
  const body = readBodyRecord(context.document, post);
  const isShared = sharesFields(body.properties, record);
  // Both compute the same: "Performs entity recognition on the text".
  const isRepeated = post.summary !== undefined && post.summary === read.summary;
  if (isRepeated && !isCalled(post, "update")) return undefined;
  if (!mayBe(post, "update") || (isTechnical(position.segment.text) && !isShared))
    return reject(context, post, contradict(post, "update"));
  if (isShared || isCalled(post, "update")) return post;
  return reject(context, post, { code: "no-shared-field" });
}

/** Edit at a path below the record with its fields: `POST /voices/{id}/settings/edit`. */
function editBelow(context: RoleContext, position: Position, read: Call): Call | undefined {
  const edit = findVerbRoles(position).get("update");
  const call = edit?.item === undefined ? takeEdit(context, edit?.call, "update") : undefined;
  if (call?.body?.field.kind !== "group") return undefined;
  const record = readSchema(context.document, read.response.inner);
  const { properties } = readBodyRecord(context.document, call);
  return sharesFields(properties, record) ? call : undefined;
}

/** Verbs of functions, whose result depends on their input: "Checks whether a number is prime". */
const FUNCTION =
  /^(?:checks?|validates?|verif(?:y|ies)|converts?|translates?|spells?|calculates?|computes?|compares?|detects?|generates?|performs?|analy[sz]es?|recogni[sz]es?|extracts?|predicts?|classif(?:y|ies)|summari[sz]es?|lemmati[sz]es?|simulates?|evaluates?)$/;

/** True for a read that computes something from its parameters. */
function isFunction({ summary, description, parameters }: Call): boolean {
  const [first = ""] = splitWords(summary ?? description ?? "");
  return FUNCTION.test(first) && parameters.some(({ parameter }) => parameter.in === "query");
}

/** True for a response with the plain result of a function: `{ data: "x7f" }`, `{ public: true, data: ["a"] }`. */
function isPlainResult({ document }: RoleContext, { response }: Call): boolean {
  const { properties } = readSchema(document, response.schema);
  return [...properties].some(([name, property]) => {
    if (!/^(?:data|results?)$/i.test(name)) return false;
    const { types, items } = readSchema(document, property);
    if (items !== undefined) return isPlain(readSchema(document, items).types);
    return properties.size === 1 && isPlain(types);
  });
}

function isPlain(types: readonly string[]): boolean {
  return types.length > 0 && types.every((type) => type !== "object" && type !== "array");
}

function requiresInput(call: Call): boolean {
  return call.parameters.some(({ parameter }) => parameter.in === "query" && parameter.isRequired);
}
