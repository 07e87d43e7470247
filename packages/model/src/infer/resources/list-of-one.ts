import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import { isPagedBy } from "#infer/calls/list-hints.ts";
import { isCalled } from "#infer/calls/operation-words.ts";
import { withoutFormat } from "#infer/names/path-segments.ts";
import { foldName, pluralOf, singularOf, splitWords, stemOf } from "#infer/names/words.ts";
import { areSimilarSchemas } from "./resource-draft.ts";

/** Last words of a key: `{customerId}`, `{orderNumber}`. */
const KEY_END = /(?:id|key|number|code|name|slug|guid|ref)\}\)?$/i;

/**
 * True for a record in a list of one: the rows have the schema of the list, and the words name a read. `others`: the other
 * calls at its path.
 */
export function isListOfOne(
  document: Document,
  read: Call,
  list: Call | undefined,
  others: readonly Call[] = [],
): boolean {
  if (list === undefined) return isRecordOfWrites(document, read, others);
  if (read.response.shape !== "rows" || list.response.shape !== "rows") return false;
  if (isCalled(read, "list") && !isCalled(read, "read")) return false;
  const key = readOwnKey(read);
  const isWritten = others.some(({ method }) => method !== "get" && method !== "head");
  const isKey =
    key !== undefined ||
    KEY_END.test(withoutFormat(read.path)) ||
    (isWritten && isFieldOfRows(document, read));
  if (!isKey || (key === undefined && namesAll(read))) return false;
  const [listed, paging] = [list, read].map(({ parameters }) =>
    parameters.flatMap(({ parameter: { name } }) => (isPagedBy(name) ? [name] : [])),
  );
  // Some generators repeat the parameters of the list. "Podcast" at `/podcasts/{pid}` may page its episodes.
  const isRepeated = key === "id" && paging?.every((name) => listed?.includes(name)) === true;
  if (paging?.length !== 0 && !isRepeated && !namesOne(read)) return false;
  return (
    areSimilarSchemas(document, list.response.inner, read.response.inner) ||
    (key === "id" && haveSameName(document, list, read))
  );
}

/** True for a record in a list of one without a list above: an edit or a DELETE at its key responds with the same rows. */
function isRecordOfWrites(document: Document, read: Call, others: readonly Call[]): boolean {
  if (read.response.shape !== "rows" || isCalled(read, "list") || namesAll(read)) return false;
  if (read.parameters.some(({ parameter: { name } }) => isPagedBy(name))) return false;
  const isKey = KEY_END.test(withoutFormat(read.path));
  return (
    isKey &&
    others.some(
      ({ method, response }) =>
        method !== "get" &&
        response.shape === "rows" &&
        areSimilarSchemas(document, response.inner, read.response.inner),
    )
  );
}

/**
 * True for a record in a list of one whose path has its name in the singular, and whose key is a required parameter:
 * `/get-vessel?code=` next to `/get-vessels`.
 */
export function isNamedListOfOne(
  document: Document,
  name: string,
  read: Call,
  list: Call,
): boolean {
  const last = splitWords(name).at(-1) ?? "";
  if (read.response.shape !== "rows" || pluralOf(last) === last) return false;
  const required = read.parameters.filter(
    ({ parameter }) => parameter.isRequired && parameter.isSetting !== true,
  );
  const [only, ...others] = required.map(({ parameter }) => parameter.name);
  if (only === undefined || others.length > 0) return false;
  if (read.parameters.some(({ parameter }) => isPagedBy(parameter.name))) return false;
  const { properties } = readSchema(document, read.response.inner);
  return (
    [...properties.keys()].some((one) => foldName(one) === foldName(only)) &&
    areSimilarSchemas(document, list.response.inner, read.response.inner)
  );
}

/** True if the last parameter of the path is a field of the rows: `/vessels/{hull}`. */
function isFieldOfRows(document: Document, { path, response }: Call): boolean {
  const [, name = ""] = /\{([^{}]+)\}$/.exec(withoutFormat(path)) ?? [];
  const { properties } = readSchema(document, response.inner);
  return [...properties.keys()].some((one) => foldName(one) === foldName(name));
}

/** True for one named schema of both responses, whose rows may be undescribed. */
function haveSameName(document: Document, list: Call, read: Call): boolean {
  const [name, other] = [list, read].map(
    ({ response }) => readSchema(document, response.schema).names[0],
  );
  return name !== undefined && name === other;
}

/** Key that has the name of its records: `id` for `/places/{placeId}`, `registry` for `/registries/{registry}`. */
function readOwnKey({ path }: Call): "id" | "name" | undefined {
  const parts = withoutFormat(path).split("/");
  const [, name = ""] = /^\{([^{}]+)\}$/.exec(parts.at(-1) ?? "") ?? [];
  const above = parts.at(-2) ?? "";
  const stem = stemOf(above);
  const folded = foldName(name);
  if (stem === "" || above.includes("{") || !folded.startsWith(stem)) return undefined;
  const isId = /^(?:id|uid|uuid|guid)s?$/.test(folded.slice(stem.length));
  return isId ? "id" : "name";
}

/** True for words for several records that a value of another kind selects: "Get all events of a flag". */
function namesAll({ summary = "", description = "" }: Call): boolean {
  return [summary, description].some((text) => /^\s*(?:\w+\s+)?(?:all|every)\b/i.test(text));
}

/** True for words with the name of the records in the singular: "Podcast", "Get one podcast". */
function namesOne({ summary = "", path }: Call): boolean {
  const subject = path.split("/").findLast((text) => text !== "" && !text.includes("{")) ?? "";
  const one = singularOf(subject.toLowerCase());
  return one !== subject.toLowerCase() && splitWords(summary).includes(one);
}
