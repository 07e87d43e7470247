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
  isPagingMember,
  isWrapper,
} from "./envelope.ts";
import { foldName, pluralOf, splitWords } from "#infer/names/words.ts";

/** Where a list stands in an answer. */
export interface Rows {
  readonly path: JsonPath;
  readonly schema: unknown;
  readonly confidence: number;
  /** Its items are plain values, no objects. */
  readonly isPlain?: boolean;
}

/** What the operation says beside its answer. */
export interface ListHints {
  /** The last fixed segment of its path. */
  readonly subject: string;
  /** Its path ends in a parameter. */
  readonly isItem: boolean;
  /** Records have paths of their own below it. */
  readonly hasItems: boolean;
  /** It takes a parameter that only lists take: a page, a limit. */
  readonly isPaged: boolean;
  /** It is called a list: "List orders". */
  readonly isCalledList: boolean;
  /** Folded names of what it is asked; answers often repeat them. */
  readonly asked: ReadonlySet<string>;
}

/** Finds the rows of a list in the schema of its answer. */
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

/** Alternatives that are all objects are read as one; apart, one of them may be a list and another a record. */
function alternativesOf(document: Document, node: unknown): readonly unknown[] {
  const { value } = resolve(document, node);
  const isMore = ["allOf", "properties"].some((name) => memberOf(value, name) !== undefined);
  return isMore ? [] : [...listOf(value, "oneOf"), ...listOf(value, "anyOf")];
}

function findInShape(document: Document, schema: Schema, hints: ListHints): Rows | undefined {
  if (schema.types.includes("array")) return wholeResponse(document, schema);
  return findInObject(document, schema, { ...hints, depth: 2 });
}

function wholeResponse(document: Document, { items }: Schema): Rows | undefined {
  if (isObject(document, items)) return { path: [], schema: items, confidence: 1 };
  return isPlain(document, items)
    ? { path: [], schema: items, confidence: 0.7, isPlain: true }
    : undefined;
}

const MOST_VARIANTS = 8;

/** Of several shapes of an answer the one that says most of the list: an envelope before the bare rows. */
function findInVariants(
  document: Document,
  variants: readonly unknown[],
  hints: ListHints,
): Rows | undefined {
  const found = variants.slice(0, MOST_VARIANTS).flatMap((variant) => {
    const rows = findInShape(document, readSchema(document, variant), hints);
    return rows === undefined ? [] : [rows];
  });
  return found.toSorted((a, b) => b.path.length - a.path.length || b.confidence - a.confidence)[0];
}

interface Search extends ListHints {
  readonly depth: number;
}

interface Member {
  readonly name: string;
  readonly node: unknown;
  readonly schema: Schema;
  /** What it is a list of. */
  readonly items: unknown;
}

function findInObject(document: Document, schema: Schema, search: Search): Rows | undefined {
  const members = [...schema.properties].map(([name, node]): Member => {
    const member = readSchema(document, node);
    return { name, node, schema: member, items: itemsOf(document, member) };
  });
  const lists = members.filter(
    ({ name, items }) =>
      items !== undefined &&
      (isObject(document, items) || isPlain(document, items)) &&
      (!isEnvelopeMember(name) || isGeneric(name) || isNamedAfter(name, search.subject)),
  );
  const objects = lists.filter(({ items }) => isObject(document, items));
  const [best] = scoreLists(members, objects, search);
  // The only list in an object may as well be a part of it: `/config` has sections.
  const least = isPlural(search.subject) ? 2 : 3;
  const own: Rows | undefined =
    best !== undefined && best.score >= least
      ? { path: [best.name], schema: best.items, confidence: Math.min(1, best.score / 5) }
      : undefined;
  // A list of another name may stand beside what holds the one that was asked for.
  if (own !== undefined && best?.isNamed) return own;
  return (
    findInside(document, members, search) ??
    own ??
    (objects.length === 0 ? findPlain(members, lists, search) : undefined) ??
    findOneForMany(document, members, search)
  );
}

/** `{ customers: Customer, count, offset }` forgets to say that there are many of them. */
function findOneForMany(
  document: Document,
  members: readonly Member[],
  search: Search,
): Rows | undefined {
  if (!search.isPaged && !search.isCalledList && !search.hasItems) return undefined;
  const others = members.filter(({ name }) => !isPagingMember(name));
  const [one] = others;
  const isMany = one !== undefined && isPlural(one.name) && isNamedAfter(one.name, search.subject);
  if (!isMany || others.length > 1 || members.length === 1) return undefined;
  const { properties } = one.schema;
  const isRecord = [...properties.keys()].some((name) => isKeyName(name));
  return isRecord && isObject(document, one.node)
    ? { path: [one.name], schema: one.node, confidence: 0.5 }
    : undefined;
}

/** Plain values count less: most lists of them are a part of a record. */
function findPlain(
  members: readonly Member[],
  lists: readonly Member[],
  search: Search,
): Rows | undefined {
  const [best] = scoreLists(members, lists, search);
  return best !== undefined && best.score >= 5
    ? { path: [best.name], schema: best.items, confidence: 0.6, isPlain: true }
    : undefined;
}

function scoreLists(members: readonly Member[], lists: readonly Member[], search: Search) {
  const others = members.filter((member) => !lists.includes(member));
  const hasKey = members.some(({ name }) => isKeyName(name));
  const foreign = others.filter(
    ({ name }) => !isEnvelopeMember(name) && !search.asked.has(foldName(name)),
  );
  const isForeign = foreign.some(({ schema }) => !isScalar(schema)) ? -2 : -1;
  // An object with nothing but one list in it is that list.
  const isAlone = members.length === 1 && !search.isItem && !isWhole(search.subject);
  const tells = others.some(({ name }) => isPagingMember(name));
  const common =
    (tells ? 2 : 0) +
    (lists.length === 1 ? 1 : 0) +
    (foreign.length === 0 ? 1 : foreign.length > 3 ? -2 : isForeign) +
    (hasKey ? -5 : 0) +
    (search.isItem ? -3 : 0) +
    (search.isPaged ? 2 : 0) +
    (search.hasItems ? 2 : 0) +
    (search.isCalledList ? 1 : 0) +
    (isAlone ? 1 : 0);
  return lists
    .map(({ name, items }) => {
      const last = splitWords(name).at(-1) ?? "";
      const [generic, about] = [isGeneric(name), isNamedAfter(name, search.subject)];
      // `usageItems` of `/usage`; line items of an order stand beside its key.
      const isItems = about && !generic && isGeneric(last);
      return {
        name,
        items,
        isNamed: generic || about,
        score: common + (generic ? 3 : 0) + (about ? 3 : 0) + (isItems ? 1 : 0),
      };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** What is wrapped: `{ data: { orders: [] } }`, or anything that is the only object beside plain values. */
function findInside(
  document: Document,
  members: readonly Member[],
  search: Search,
): Rows | undefined {
  if (search.depth <= 0) return undefined;
  const objects = members.filter(({ schema }) => schema.types.includes("object"));
  const wrappers = objects.filter(
    ({ name }) => isWrapper(name) || (objects.length === 1 && !isEnvelopeMember(name)),
  );
  const isAlone = members.every(
    ({ name, schema }) => isEnvelopeMember(name) || isWrapper(name) || !isScalar(schema),
  );
  for (const { name, schema } of wrappers) {
    if (!isWrapper(name) && !isAlone) continue;
    const found = findInObject(document, schema, { ...search, depth: search.depth - 1 });
    if (found !== undefined) return { ...found, path: [name, ...found.path] };
  }
  return undefined;
}

/** What has parts is one thing all the same. */
function isWhole(subject: string): boolean {
  return splitWords(subject).some((word) =>
    /^(?:config|configuration|settings?|preferences|options|status|info|schema|summary)$/.test(
      word,
    ),
  );
}

function isKeyName(name: string): boolean {
  return /^_?(?:id|uuid|pk|guid)$/i.test(name);
}

function isPlural(subject: string): boolean {
  const last = splitWords(subject).at(-1) ?? "";
  return pluralOf(last) === last;
}

/** The items of a list, be it one of several lists. */
function itemsOf(document: Document, schema: Schema): unknown {
  if (!schema.types.includes("array")) return undefined;
  if (schema.items !== undefined) return schema.items;
  const inner = schema.variants
    .slice(0, MOST_VARIANTS)
    .map((variant) => readSchema(document, variant).items);
  return inner.find((items) => items !== undefined);
}

function isObject(document: Document, node: unknown): boolean {
  const { types, properties } = readSchema(document, node);
  return types.includes("object") || properties.size > 0;
}

function isPlain(document: Document, node: unknown): boolean {
  const { types } = readSchema(document, node);
  return types.length > 0 && types.every((type) => ["string", "integer", "number"].includes(type));
}

function isScalar({ types }: Schema): boolean {
  return !types.includes("object") && !types.includes("array");
}
