import type { JsonPath } from "#types/json.ts";
import type { Document } from "#read/document.ts";
import { listOf, memberOf } from "#read/member.ts";
import { resolve } from "#read/resolve.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import {
  isNamedAfter,
  isEnvelopeMember,
  isGeneric,
  isMetadata,
  isPagingMember,
  isWrapper,
} from "./envelope.ts";
import { isKeyName } from "#infer/names/technical-names.ts";
import { splitWords } from "#infer/names/words.ts";
import { hasPaging, headOf, isPlural, isScalar, scoreLists } from "./score-lists.ts";
import type { ListHints, Member, Search } from "./score-lists.ts";

/** Rows of a list response. */
export interface Rows {
  readonly path: JsonPath;
  readonly schema: unknown;
  readonly confidence: number;
  /** The items are plain values, not objects. */
  readonly hasPlainItems?: boolean;
}

/** Finds the rows in the schema of a response; undefined if the operation is not a list. */
export function findListRows(
  document: Document,
  node: unknown,
  hints: ListHints,
): Rows | undefined {
  const schema = readSchema(document, node);
  return (
    findInVariants(document, schema.variants, hints) ??
    findInShape(document, schema, hints) ??
    findInVariants(document, alternativesOf(document, node), hints)
  );
}

/** Alternatives of which all are objects are merged by the reader; here each may be a list or a record. */
function alternativesOf(document: Document, node: unknown): readonly unknown[] {
  const { value } = resolve(document, node);
  const isExtended = ["allOf", "properties"].some((name) => memberOf(value, name) !== undefined);
  return isExtended ? [] : [...listOf(value, "oneOf"), ...listOf(value, "anyOf")];
}

function findInShape(document: Document, schema: Schema, hints: ListHints): Rows | undefined {
  if (schema.types.includes("array")) return rowsOfArray(document, schema);
  return findInObject(document, schema, { ...hints, depth: 2 });
}

function rowsOfArray(document: Document, { items }: Schema): Rows | undefined {
  if (isObject(document, items)) return { path: [], schema: items, confidence: 1 };
  return isPlainValue(document, items)
    ? { path: [], schema: items, confidence: 0.7, hasPlainItems: true }
    : undefined;
}

const MAX_VARIANTS = 8;

/** Rows of the variant that describes the list best: an envelope before bare rows. */
function findInVariants(
  document: Document,
  variants: readonly unknown[],
  hints: ListHints,
): Rows | undefined {
  const candidates = variants.slice(0, MAX_VARIANTS).flatMap((variant) => {
    const rows = findInShape(document, readSchema(document, variant), hints);
    return rows === undefined ? [] : [rows];
  });
  return candidates.toSorted(
    (a, b) => b.path.length - a.path.length || b.confidence - a.confidence,
  )[0];
}

function findInObject(document: Document, schema: Schema, search: Search): Rows | undefined {
  const members = [...schema.properties].map(([name, node]): Member => {
    const member = readSchema(document, node);
    const items = itemsOf(document, member);
    return { name, node, schema: member, items, isPaging: hasPaging(document, member) };
  });
  const paging = members.filter(({ name }) => isPagingMember(name));
  const hasTotal = paging.length > 0;
  const lists = members.filter(
    ({ name, items }) =>
      items !== undefined &&
      (isObject(document, items) ||
        isPlainValue(document, items) ||
        (isUndescribed(document, items) &&
          (isNamedAfter(name, search.subject) || (endsGeneric(name) && hasTotal)))) &&
      (!isEnvelopeMember(name) ||
        isGeneric(name) ||
        isNamedAfter(name, search.subject) ||
        (paging.length > 1 && isWide(document, name, items)) ||
        (isAloneInWrapper(name, members, search) && isObject(document, items))),
  );
  const objects = lists.filter(
    ({ items }) => isObject(document, items) || isUndescribed(document, items),
  );
  const [best] = scoreLists(members, objects, search);
  // The only list in an object may be a part of a record: `/config` has sections.
  const minScore = isPlural(headOf(search.subject)) && search.isWrittenWhole !== true ? 2 : 3;
  const own: Rows | undefined =
    best !== undefined && best.score >= minScore
      ? { path: [best.name], schema: best.items, confidence: Math.min(1, best.score / 5) }
      : undefined;
  // A list with another name may be a sibling of the wrapper that contains the requested one.
  if (own !== undefined && best?.isNamed) return own;
  return (
    // A total and an offset next to a record describe a list of it, not one of its lists.
    (paging.length > 1 ? findMissingArray(document, members, search) : undefined) ??
    findInWrapper(document, members, search) ??
    own ??
    (objects.length === 0 ? findPlainValues(members, lists, search) : undefined) ??
    findMissingArray(document, members, search)
  );
}

/** True for the rows of a read in a member that wraps data in other APIs: `{ message: [{…}] }`, `{ status, metadata: [] }`. */
function isAloneInWrapper(name: string, members: readonly Member[], search: Search): boolean {
  if (search.isRead !== true && !search.isCalledList && !search.isPaged) return false;
  const others = members.filter((member) => member.name !== name);
  return (
    (isWrapper(name) || isMetadata(name)) &&
    others.every((one) => isEnvelopeMember(one.name) && isScalar(one.schema))
  );
}

/** Members of an envelope that are the rows if they are more than a text or an address: `messages` next to a total. */
const WIDE = /^(?:messages|links|filters|types)$/;

function isWide(document: Document, name: string, items: unknown): boolean {
  if (!WIDE.test(name)) return false;
  const { properties } = readSchema(document, items);
  return properties.size > 4 && !properties.has("rel");
}

/** True for `results`, and for `searchResults`. */
function endsGeneric(name: string): boolean {
  return isGeneric(splitWords(name).at(-1) ?? "");
}

/** Some documents omit the array: `{ customers: Customer, count, offset }`. */
function findMissingArray(
  document: Document,
  members: readonly Member[],
  search: Search,
): Rows | undefined {
  if (!search.isPaged && !search.isCalledList && !search.hasItems) return undefined;
  const others = members.filter(({ name }) => !isPagingMember(name));
  const [candidate] = others;
  const isMany =
    candidate !== undefined &&
    isPlural(candidate.name) &&
    isNamedAfter(candidate.name, search.subject);
  if (!isMany || others.length > 1 || members.length === 1) return undefined;
  const { properties } = candidate.schema;
  const isRecord = [...properties.keys()].some((name) => isKeyName(name));
  return isRecord && isObject(document, candidate.node)
    ? { path: [candidate.name], schema: candidate.node, confidence: 0.5 }
    : undefined;
}

/** Rows of plain values. They need a higher score: most such lists are a part of a record. */
function findPlainValues(
  members: readonly Member[],
  lists: readonly Member[],
  search: Search,
): Rows | undefined {
  const [best] = scoreLists(members, lists, search);
  return best !== undefined && best.score >= 5
    ? { path: [best.name], schema: best.items, confidence: 0.6, hasPlainItems: true }
    : undefined;
}

/** Rows in a wrapper: `{ data: { orders: [] } }`, or in the only object among plain values. */
function findInWrapper(
  document: Document,
  members: readonly Member[],
  search: Search,
): Rows | undefined {
  if (search.depth <= 0) return undefined;
  const objects = members.filter(({ schema }) => schema.types.includes("object"));
  // Between plain members of an envelope, the only object has the data: `{ status, error, meta: { orders: [] } }`.
  const isOnlyContent = members.every(
    ({ name, schema }) => isEnvelopeMember(name) && (isScalar(schema) || objects.length === 1),
  );
  const hasLists = members.some(({ items }) => items !== undefined);
  const wrappers = objects.filter(
    ({ name }) =>
      isWrapper(name) ||
      (objects.length === 1 && (!isEnvelopeMember(name) || (isOnlyContent && !hasLists))),
  );
  const isAlone = members.every(
    ({ name, schema }) => isEnvelopeMember(name) || isWrapper(name) || !isScalar(schema),
  );
  for (const { name, schema } of wrappers) {
    if (!isWrapper(name) && !isAlone) continue;
    const rows = findInObject(document, schema, { ...search, depth: search.depth - 1 });
    if (rows !== undefined) return { ...rows, path: [name, ...rows.path] };
  }
  return undefined;
}

/** Items of an array schema, or of its first variant that has items. */
function itemsOf(document: Document, schema: Schema): unknown {
  if (!schema.types.includes("array")) return undefined;
  if (schema.items !== undefined) return schema.items;
  const inner = schema.variants
    .slice(0, MAX_VARIANTS)
    .map((variant) => readSchema(document, variant).items);
  return inner.find((items) => items !== undefined) ?? {};
}

/** True for items of which the description, or an example without rows, contains nothing. */
function isUndescribed(document: Document, node: unknown): boolean {
  const { types, properties, variants } = readSchema(document, node);
  return types.length === 0 && properties.size === 0 && variants.length === 0;
}

function isObject(document: Document, node: unknown): boolean {
  const { types, properties } = readSchema(document, node);
  return types.includes("object") || properties.size > 0;
}

function isPlainValue(document: Document, node: unknown): boolean {
  const { types } = readSchema(document, node);
  return types.length > 0 && types.every((type) => ["string", "integer", "number"].includes(type));
}
