import { ownMember } from "#own/own-member.ts";
import type { Sort, SortForm } from "#types/list-shape.ts";
import type { SortBy } from "#types/list-state.ts";
import { writeJson } from "#json/write-json.ts";
import type { LocatedValue } from "#request/parameters/located-value.ts";

type Words = Sort["words"];

const separators: Partial<Readonly<Record<SortForm, string>>> = {
  colon: ":",
  space: " ",
  comma: ",",
  underscore: "_",
  dot: ".",
  // The words contain the signs.
  suffix: "",
};

/** Values of the sort parameters. Orders that the API does not offer are left out. */
export function sortValues(sort: Sort, orders: readonly SortBy[]): readonly LocatedValue[] {
  const { at, form, words } = sort;
  const offered = orders.filter(({ field }) => sort.fields?.includes(field) ?? true);
  const used = (sort.isMultiple ? offered : offered.slice(0, 1)).map((by) => ({
    ...by,
    field: ownMember(sort.names ?? {}, by.field) ?? by.field,
  }));
  if (used.length === 0) return [];
  if (form === "json-list" || form === "json-object") {
    const value = jsonValue(sort, used);
    return [{ at, value: sort.isJson ? value : writeJson(value) }];
  }
  if (form === "by-field") {
    const nameOf = (text: string, { field }: SortBy): string =>
      text.replace("{field}", () => field);
    return used.map((by) => ({
      at: {
        ...at,
        parameter: nameOf(at.parameter, by),
        ...(at.path && { path: at.path.map((step) => nameOf(step, by)) }),
      },
      value: directionWord(by, words),
    }));
  }
  // A flag or a number in a body has its JSON type.
  const write = sort.direction?.in === "body" ? directionValue : directionWord;
  const directions = used.map((by) => write(by, words));
  const separator = separators[form];
  const texts = used.map(({ field, isDescending }, index) => {
    if (separator !== undefined) return field + separator + directions[index];
    if (form === "prefix") return directions[index] + field;
    return form === "sign" && isDescending ? `-${field}` : field;
  });
  const values: LocatedValue[] = [{ at, value: oneOrMany(sort, texts) }];
  if (sort.direction) values.push({ at: sort.direction, value: oneOrMany(sort, directions) });
  return values;
}

/** One object of all orders, or one list or object for each order. */
function jsonValue({ form, members, words, isMultiple }: Sort, orders: readonly SortBy[]): unknown {
  const pairs = orders.map((by) => [by.field, directionValue(by, words)] as const);
  if (form === "json-object") return Object.fromEntries(pairs);
  if (members === undefined) return isMultiple ? pairs : pairs[0];
  return pairs.map(([field, value]) => ({ [members.field]: field, [members.direction]: value }));
}

function directionWord({ isDescending }: SortBy, { ascending, descending }: Words): string {
  return isDescending ? descending : ascending;
}

/** The direction in JSON: 1, -1, true and false are not texts. */
function directionValue(by: SortBy, words: Words): unknown {
  const word = directionWord(by, words);
  return /^(?:-?1|true|false)$/.test(word) ? JSON.parse(word) : word;
}

function oneOrMany({ isMultiple }: Sort, values: readonly unknown[]): unknown {
  return isMultiple ? values : values[0];
}
