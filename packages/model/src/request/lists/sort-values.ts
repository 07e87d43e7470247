import type { Sort, SortForm } from "#types/list-shape.ts";
import type { SortBy } from "#types/list-state.ts";
import type { LocatedValue } from "#request/parameters/located-value.ts";

type Words = Sort["words"];

const sortTexts: Readonly<Record<SortForm, (by: SortBy, words: Words) => string>> = {
  sign: ({ field, isDescending }) => (isDescending ? `-${field}` : field),
  colon: (by, words) => `${by.field}:${directionWord(by, words)}`,
  space: (by, words) => `${by.field} ${directionWord(by, words)}`,
  comma: (by, words) => `${by.field},${directionWord(by, words)}`,
  underscore: (by, words) => `${by.field}_${directionWord(by, words)}`,
  pair: ({ field }) => field,
};

/** Values of the sort parameters. Orders that the API does not offer are left out. */
export function sortValues(sort: Sort, orders: readonly SortBy[]): readonly LocatedValue[] {
  const offered = orders.filter(({ field }) => sort.fields?.includes(field) ?? true);
  const used = sort.isMultiple ? offered : offered.slice(0, 1);
  if (used.length === 0) return [];
  const texts = used.map((by) => sortTexts[sort.form](by, sort.words));
  const values: LocatedValue[] = [{ at: sort.at, value: oneOrMany(sort, texts) }];
  if (sort.direction) {
    const words = used.map((by) => directionWord(by, sort.words));
    values.push({ at: sort.direction, value: oneOrMany(sort, words) });
  }
  return values;
}

function directionWord({ isDescending }: SortBy, { ascending, descending }: Words): string {
  return isDescending ? descending : ascending;
}

function oneOrMany(sort: Sort, texts: readonly string[]): string | readonly string[] {
  return sort.isMultiple ? texts : (texts[0] ?? "");
}
