import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { isKeyName, isOneObject } from "#infer/names/technical-names.ts";
import { foldName, pluralOf, singularOf, splitWords, stemOf } from "#infer/names/words.ts";
import type { ListHints } from "./score-lists.ts";

/** True for a list whose description has the schema of one record by mistake: its words name several records. */
export function isOneOfList(document: Document, schema: Schema, hints: ListHints): boolean {
  const { subject, above, isItem, hasItems, hasSiblingItems = false, isCalledList } = hints;
  if (isItem || !schema.types.includes("object")) return false;
  const isKeyed = hasItems || hasSiblingItems;
  if (isKeyed && isCalledList && isCounted(subject) && isNamedAs(schema, stemOf(subject)))
    return schema.properties.size > 1 || isWrapped(document, schema, subject);
  if (hints.isRead !== true || hints.isWrittenWhole === true) return false;
  // `/services/active` has services.
  const records = isCounted(subject) ? subject : above;
  if (!isCounted(records) || !hasWords(hints, records) || !isRecord(schema)) return false;
  if (schema.names.length === 0) return isCalledList && schema.properties.size > 2;
  return hints.isCreated === true || isKindOf(schema, records, isCalledList);
}

/** True for a plural name of records: `orders`, not `settings`. */
function isCounted(name: string): boolean {
  const last = splitWords(name).at(-1) ?? "";
  return pluralOf(last) === last && singularOf(last) !== last && !isOneObject(last);
}

function isNamedAs({ names }: Schema, stem: string): boolean {
  return names.some((name) => stemOf(name) === stem);
}

/** Rows in a wrapper each: `{ category: {…} }`. */
function isWrapped(document: Document, { properties }: Schema, subject: string): boolean {
  const [only = "", ...others] = properties.keys();
  const isOne = others.length === 0 && stemOf(only) === stemOf(subject) && !isCounted(only);
  return isOne && readSchema(document, properties.get(only)).types.includes("object");
}

/** True for words with the records in the plural: "Get a project repository branches". */
function hasWords({ words = "" }: ListHints, records: string): boolean {
  const [begin = ""] = words.split(/\b(?:that|which|by|for)\b/i);
  const last = splitWords(records).at(-1) ?? "";
  return splitWords(begin).includes(last) && !ONE.test(begin);
}

/** Words of one record, or of a number. */
const ONE = /\b(?:single|one|first|last|latest|next|random|count|number|summary|total|overview)\b/i;

/** Names of envelopes and reports instead of records: `TemplatesList`. */
const ENVELOPE =
  /^(?:list|page|paged|collection|response|results?|output|envelope|wrapper|summary|stats|statistics|report|info|container|map|set|count|data|policy|settings?|config|configuration)$/;

/** True for a schema with the name of one of the records: `RepoBranch` of branches. */
function isKindOf({ names }: Schema, records: string, isCalledList: boolean): boolean {
  const last = splitWords(records).at(-1) ?? "";
  const stem = singularOf(last);
  return names.some((name) => {
    const words = splitWords(name);
    if (words.at(-1) === pluralOf(stem) || words.some((word) => ENVELOPE.test(word))) return false;
    // Without a verb that lists, the name is that of the record: not `AccessRestrictionDefaults`.
    return words.at(-1) === stem || (isCalledList && foldName(name).includes(stem));
  });
}

const KEY_OR_TITLE = /^(?:.*_id|name|title|key|code|slug|email|username|login|label)$/i;

const PAGING =
  /^(?:total|next|prev|has_?(?:more|next)|paging|pagination|meta$|offset|limit|cursor|page)/i;

/** True for an object with a key or a title, and without paging. */
function isRecord({ properties }: Schema): boolean {
  const names = [...properties.keys()];
  return (
    names.length > 1 &&
    names.some((name) => isKeyName(name) || KEY_OR_TITLE.test(name)) &&
    !names.some((name) => PAGING.test(name))
  );
}
