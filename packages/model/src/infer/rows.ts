import type { JsonPath } from "#nouns/json.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { foldName, pluralOf, splitWords, stemOf } from "./words.ts";

/** Where a list of objects stands in an answer. */
export interface Rows {
  readonly path: JsonPath;
  readonly schema: unknown;
  readonly confidence: number;
}

const GENERIC = new Set(
  "data items results result records content value values entries rows list objects elements hits documents docs nodes resources collection member hydramember hydra edges embedded".split(
    " ",
  ),
);

/** Members that hold the answer one level further down. */
const WRAPPERS = new Set(
  "data result results response payload embedded body content list page".split(" "),
);

const AROUND =
  /^(?:meta|metadata|links?|paging|pagination|pageinfo|paginginfo|prev|previous|first|last|self|cursor|size|limit|offset|skip|hasmore|hasnext|object|url|status|success|code|message|error|errors|warnings|kind|etag|incomplete.*|included|embedded|context|id|type|total.*|.*token|next.*|per.*|number.*|empty|sort|sortorder|filter.*|aggregations|facets)$/;

const TELLING =
  /^(?:total.*|next.*|hasmore|hasnext|paging|pagination|meta|metadata|pageinfo|links|offset|limit|cursor|per.*)$/;

/** `articlesCount` counts, a `subaccount` does not. */
function isCounting(name: string): boolean {
  return splitWords(name).some((word) => word === "count" || word === "page" || word === "pages");
}

const isAround = (name: string) => AROUND.test(foldName(name)) || isCounting(name);
const isTelling = (name: string) => TELLING.test(foldName(name)) || isCounting(name);

/** Finds the rows of a list in the schema of its answer; `subject` is the last fixed segment of its path. */
export function findRows(
  document: Document,
  node: unknown,
  hints: { readonly subject: string; readonly isItem: boolean },
): Rows | undefined {
  const schema = readSchema(document, node);
  if (schema.types.includes("array")) {
    return isObject(document, schema.items)
      ? { path: [], schema: schema.items, confidence: 1 }
      : undefined;
  }
  return findInObject(document, schema, { ...hints, depth: 2 });
}

interface Search {
  readonly subject: string;
  readonly isItem: boolean;
  readonly depth: number;
}

function findInObject(document: Document, schema: Schema, search: Search): Rows | undefined {
  const lists = [...schema.properties].flatMap(([name, node]) => {
    const { items, types } = readSchema(document, node);
    return types.includes("array") && isObject(document, items) ? [{ name, items }] : [];
  });
  const names = [...schema.properties.keys()];
  const others = names.filter((name) => !lists.some((list) => list.name === name));
  const hasKey = names.some((name) => /^_?(?:id|uuid|pk|guid)$/i.test(name));
  const hasOther = others.some((name) => !isAround(name));
  const tells = others.some((name) => isTelling(name));
  const scored = lists
    .map(({ name, items }) => ({
      name,
      items,
      score:
        (GENERIC.has(foldName(name)) ? 3 : 0) +
        (isAbout(name, search.subject) ? 3 : 0) +
        (tells ? 2 : 0) +
        (lists.length === 1 ? 1 : 0) +
        (hasOther ? -2 : 1) +
        (hasKey ? -5 : 0) +
        (search.isItem ? -3 : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  // The only list in an object may as well be a part of it: `/config` has sections.
  const least = isPlural(search.subject) ? 2 : 3;
  if (best !== undefined && best.score >= least) {
    return { path: [best.name], schema: best.items, confidence: Math.min(1, best.score / 5) };
  }
  if (search.depth <= 0) return undefined;
  for (const name of others.filter((other) => WRAPPERS.has(foldName(other)))) {
    const inner = readSchema(document, schema.properties.get(name));
    const found = inner.types.includes("object")
      ? findInObject(document, inner, { ...search, depth: search.depth - 1 })
      : undefined;
    if (found !== undefined) return { ...found, path: [name, ...found.path] };
  }
  return undefined;
}

function isPlural(subject: string): boolean {
  const last = splitWords(subject).at(-1) ?? "";
  return pluralOf(last) === last;
}

/** Whether a name says what the path says: `asset_aliases` below `/assets/aliases`. */
export function isAbout(name: string, subject: string): boolean {
  const [stem, wanted] = [stemOf(name), stemOf(subject)];
  if (stem === "" || wanted === "") return false;
  return (
    stem === wanted ||
    (stem.endsWith(wanted) && wanted.length > 2) ||
    (stem.startsWith(wanted) && wanted.length > 3) ||
    (wanted.endsWith(stem) && stem.length > 3)
  );
}

function isObject(document: Document, node: unknown): boolean {
  const { types, properties } = readSchema(document, node);
  return types.includes("object") || properties.size > 0;
}

/** Where the record stands in an answer: the answer itself, or the only member of a wrapper. */
export function findRecord(
  document: Document,
  node: unknown,
  subject: string,
): { readonly path: JsonPath; readonly schema: unknown } {
  const schema = readSchema(document, node);
  const names = [...schema.properties.keys()];
  const hasKey = names.some((name) => /^_?(?:id|uuid|pk|guid)$/i.test(name));
  const own = names.filter((name) => !isAround(name) || WRAPPERS.has(foldName(name)));
  const [only] = own;
  if (hasKey || only === undefined || own.length > 1) return { path: [], schema: node };
  const inner = readSchema(document, schema.properties.get(only));
  const isWrapper =
    inner.properties.size > 0 &&
    inner.types.includes("object") &&
    (names.length === 1 || isAbout(only, subject) || WRAPPERS.has(foldName(only)));
  return isWrapper
    ? { path: [only], schema: schema.properties.get(only) }
    : { path: [], schema: node };
}
