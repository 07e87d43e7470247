import type { JsonPath } from "#types/json.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { isNamedAfter, isEnvelopeMember, isMetadata, isWrapper } from "./envelope.ts";
import { isKeyName } from "#infer/names/technical-names.ts";
import { stemOf } from "#infer/names/words.ts";

/** Location of a record in a response or a request body. */
export interface RecordLocation {
  readonly path: JsonPath;
  readonly schema: unknown;
}

const MAX_WRAPPED = 3;
/** Links of a response to itself and to related lists. */
const LINK_MEMBER = /^(?:_(?:self|links?|\w*ur[il])|self_?(?:link|ur[il]))$/i;

/** Finds the record: the whole body, or a member of a wrapper that is named after the subject or `data`. */
export function findRecordLocation(
  document: Document,
  node: unknown,
  {
    subject,
    isRequestBody = false,
  }: { readonly subject: string; readonly isRequestBody?: boolean },
): RecordLocation {
  let location: RecordLocation = { path: [], schema: node };
  for (let depth = 0; depth < MAX_WRAPPED; depth += 1) {
    const schema = readSchema(document, location.schema);
    if (schema.resourceObject !== undefined) return location;
    const name = findWrapped(document, schema, { subject, isRequestBody });
    // In a wrapper with another name the record itself may have a member with the name of the subject.
    if (name === undefined || (depth > 0 && !isWrapper(location.path.at(-1) ?? "")))
      return location;
    location = { path: [...location.path, name], schema: schema.properties.get(name) };
  }
  return location;
}

function findWrapped(
  document: Document,
  schema: Schema,
  { subject, isRequestBody }: { readonly subject: string; readonly isRequestBody: boolean },
): string | undefined {
  const names = [...schema.properties.keys()];
  const changes = isRequestBody ? findChanges(document, schema, subject) : undefined;
  if (changes !== undefined) return changes;
  if (names.some(isKeyName)) return undefined;
  const content = names.filter((name) => !LINK_MEMBER.test(name));
  const read = (name: string) => readSchema(document, schema.properties.get(name));
  const hasMembers = (name: string) =>
    isObject(read(name)) || (isRequestBody && isOneOrSeveral(document, read(name)));
  // The only content next to links of the response: `{ _selfUrl, override: {} }`.
  const [inner = ""] = content;
  const isLinked = content.length === 1 && names.length > 1 && !isRequestBody;
  if (isLinked && isObject(read(inner))) return inner;
  // A `message` next to `data` is often a text.
  const candidates = names.filter(
    (name) =>
      (name !== "ok" && !isEnvelopeMember(name)) ||
      isNamedAfter(name, subject) ||
      (isWrapper(name) && hasMembers(name)),
  );
  if (candidates.length === 0 && !isRequestBody) return onlyContent(schema, read);
  if (candidates.length === 1) {
    const [only = ""] = candidates;
    // The only writable member of a record may be an object.
    const isOnlyMember = names.length === 1 && !isRequestBody;
    // `{ message, doc: { id, title } }`
    const isReported =
      !isRequestBody &&
      hasKey(read(only)) &&
      names.every((name) => name === only || isReport(name));
    const isRecordName =
      isOnlyMember || isReported || isNamedAfter(only, subject) || isWrapper(only);
    return isRecordName && hasMembers(only) ? only : undefined;
  }
  // Lists that belong to the record are its siblings: `{ data, policies: [] }`.
  const wrapped = candidates.filter(
    (name) => hasMembers(name) && (isWrapper(name) || isNamedAfter(name, subject)),
  );
  const [only] = wrapped;
  const siblings = candidates.filter((name) => name !== only);
  const isOutcome = !isRequestBody && names.some(isOutcomeMember) && hasKey(read(only ?? ""));
  const isSibling = (name: string) =>
    read(name).types.includes("array") ||
    (isOutcome && isPlain(read(name))) ||
    (isRequestBody && stemOf(only ?? "") === stemOf(subject));
  return wrapped.length === 1 && siblings.every(isSibling) ? only : undefined;
}

/** Members with the new values of a record next to its key: `{ id, patch: { name } }`, `{ userId, changes: {} }`. */
const CHANGES =
  /^(?:patch|changes?|changeset|updates?|set|new_?(?:values?|data)|modifications?|(?:changed|updated|new)_?fields|(?:patch|update)_?(?:data|set|fields|input|values))$/i;
/** Members that select a record, or guard its change. */
const SELECTS =
  /(?:^|[_a-z])(?:id|uuid|guid|key|slug|code)$|^(?:version|revision|rev|_rev|etag|if_?match|lock_?version|(?:update|field)_?mask)$/i;

/** The only object of a body whose other members select the record. */
function findChanges(document: Document, schema: Schema, subject: string): string | undefined {
  const names = [...schema.properties.keys()];
  const objects = names.filter((name) =>
    isObject(readSchema(document, schema.properties.get(name))),
  );
  const [only] = objects;
  if (only === undefined || objects.length > 1 || names.length === 1) return undefined;
  const isNamed = CHANGES.test(only) || (isNamedAfter(only, subject) && !isKeyName(only));
  const others = names.filter((name) => name !== only);
  const isPlainMember = (name: string) =>
    !readSchema(document, schema.properties.get(name)).types.includes("array");
  return isNamed && others.every((name) => SELECTS.test(name) && isPlainMember(name))
    ? only
    : undefined;
}

/** The only object between plain members of an envelope, if it has a key: `{ status, error, meta: { key, name } }`. */
function onlyContent(schema: Schema, read: (name: string) => Schema): string | undefined {
  const others = [...schema.properties.keys()].filter((name) =>
    read(name).types.some((type) => type === "object" || type === "array"),
  );
  const [only] = others;
  if (others.length !== 1 || only === undefined || !isObject(read(only))) return undefined;
  const isRecord = [...read(only).properties.keys()].some(
    (name) => isKeyName(name) || name.toLowerCase() === "key",
  );
  const reports = [...schema.properties.keys()].filter((name) => name !== only);
  const isReported =
    reports.some(isCode) && reports.every((name) => isReport(name) || isType(name));
  return isRecord || (isMetadata(only) && isReported) ? only : undefined;
}

/** Code of the outcome of a request. */
function isCode(name: string): boolean {
  return /^(?:(?:status_?|error_?)code|code|ok|success)$/i.test(name);
}

/** Type of a response, and the operation that it started. */
function isType(name: string): boolean {
  return /^(?:type|operation)$/i.test(name);
}

/** Members that distinguish success from failure. Others next to a record describe the error: `{ ok, error, field, user }`. */
function isOutcomeMember(name: string): boolean {
  return /^(?:ok|success|succeeded|error|errors|error_?code)$/i.test(name);
}

/** Members that state the outcome of a request in words or codes. */
function isReport(name: string): boolean {
  return isOutcomeMember(name) || /^(?:msg|messages?|status|(?:status_?)?code)$/i.test(name);
}

function hasKey({ properties }: Schema): boolean {
  return [...properties.keys()].some(isKeyName);
}

function isPlain({ types }: Schema): boolean {
  return types.length > 0 && !types.includes("object");
}

function isObject({ types, properties }: Schema): boolean {
  return types.includes("object") && properties.size > 0;
}

/** True for alternatives of one object and a list of such objects. */
function isOneOrSeveral(document: Document, { variants }: Schema): boolean {
  const schemas = variants.map((variant) => readSchema(document, variant));
  const lists = schemas.filter(({ types }) => types.includes("array"));
  const objects = schemas.filter(isObject);
  return lists.length > 0 && objects.length === 1 && schemas.length === lists.length + 1;
}
