import type { Sort, SortForm } from "#types/list-shape.ts";
import type { SortBy } from "#types/list-state.ts";
import { writeJson } from "#json/write-json.ts";
import type { LocatedValue } from "#request/parameters/located-value.ts";

type Words = Sort["words"];

const sortTexts: Readonly<Record<SortForm, (by: SortBy, words: Words) => string>> = {
  sign: ({ field, isDescending }) => (isDescending ? `-${field}` : field),
  colon: (by, words) => `${by.field}:${directionWord(by, words)}`,
  space: (by, words) => `${by.field} ${directionWord(by, words)}`,
  comma: (by, words) => `${by.field},${directionWord(by, words)}`,
  underscore: (by, words) => `${by.field}_${directionWord(by, words)}`,
  dot: (by, words) => `${by.field}.${directionWord(by, words)}`,
  pair: ({ field }) => field,
  "json-object": (by, words) => writeJson({ [by.field]: directionValue(by, words) }),
  "json-list": (by, words) => writeJson([by.field, directionValue(by, words)]),
};

/** Values of the sort parameters. Orders that the API does not offer are left out. */
export function sortValues(sort: Sort, orders: readonly SortBy[]): readonly LocatedValue[] {
  const offered = orders.filter(({ field }) => sort.fields?.includes(field) ?? true);
  const used = sort.isMultiple ? offered : offered.slice(0, 1);
  if (used.length === 0) return [];
  const texts = used.map((by) => sortTexts[sort.form](by, sort.words));
  if (sort.form === "json-list") return [{ at: sort.at, value: writeJsonList(texts, sort) }];
  if (sort.form === "json-object") return [{ at: sort.at, value: writeJsonObject(texts) }];
  const values: LocatedValue[] = [{ at: sort.at, value: oneOrMany(sort, texts) }];
  if (sort.direction) {
    const words = used.map((by) => directionWord(by, sort.words));
    values.push({ at: sort.direction, value: oneOrMany(sort, words) });
  }
  return values;
}

/** One order as a list, `["name", "desc"]`; several as a list of lists. */
function writeJsonList(texts: readonly string[], { isMultiple }: Sort): string {
  return isMultiple ? `[${texts.join(",")}]` : (texts[0] ?? "");
}

/** Members of one object, in the order of importance. */
function writeJsonObject(texts: readonly string[]): string {
  return `{${texts.map((text) => text.slice(1, -1)).join(",")}}`;
}

function directionWord({ isDescending }: SortBy, { ascending, descending }: Words): string {
  return isDescending ? descending : ascending;
}

/** The direction in JSON: 1 and -1 are numbers. */
function directionValue(by: SortBy, words: Words): string | number {
  const word = directionWord(by, words);
  return /^-?1$/.test(word) ? Number(word) : word;
}

function oneOrMany(sort: Sort, texts: readonly string[]): string | readonly string[] {
  return sort.isMultiple ? texts : (texts[0] ?? "");
}
