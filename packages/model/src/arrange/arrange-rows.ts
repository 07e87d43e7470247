import { ownMember } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import type { Filter, FilterOperator } from "#types/list-shape.ts";
import type { ListState, SortBy } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { embeddedTitle } from "#request/records/embedded-title.ts";
import { scalarText } from "#request/values/write-text.ts";
import { valueAt } from "#request/values/value-at.ts";
import { compareValues, isComparable, isSameValue, plainValue } from "./compare-values.ts";
import { pairsOf, textsOf } from "./row-texts.ts";
import { searchRows, type TitleOf } from "./search-rows.ts";

type Arranged = Pick<ListState, "sort" | "search"> & Partial<Pick<ListState, "filters">>;

/**
 * Filters, searches and sorts all rows of a list; `resource` is from `withBrowserList`. References are sorted by their
 * titles if all of them are known, as the table shows them.
 */
export function arrangeRows(
  { fields, list }: Pick<Resource, "fields" | "list">,
  rows: readonly unknown[],
  { sort, search, filters = {} }: Arranged,
  titleOf?: TitleOf,
): readonly unknown[] {
  const conditions = (list?.filters ?? []).flatMap((filter) => {
    const values = (ownMember(filters, filter.name) ?? []).filter((text) => text !== "");
    return values.length === 0 ? [] : [{ filter, values }];
  });
  const filtered = rows.filter((row) =>
    conditions.every(({ filter, values }) => isMatch(filter, fields, row, values)),
  );
  const matches = searchRows(fields, filtered, search, titleOf);
  return sort.length === 0 ? matches : matches.toSorted(byOrder(fields, sort, matches, titleOf));
}

function isMatch(
  { operator, field: input, fieldName }: Filter,
  fields: readonly Field[],
  row: unknown,
  values: readonly string[],
): boolean {
  const field = fields.find(({ name }) => name === fieldName) ?? input;
  const member: unknown = valueAt(row, [field.name]);
  const value = field.kind === "group" ? plainValue(field, member) : member;
  const [text = ""] = values;
  if (operator === "empty") return isMissing(value) === (text === "true");
  if (operator === "is-not") return !isAny(field, value, values);
  if (isMissing(value)) return false;
  if (ordering.has(operator) && !isComparable(field, value)) return false;
  return matches[operator](field, value, values);
}

const ordering: ReadonlySet<FilterOperator> = new Set([
  "at-least",
  "more-than",
  "at-most",
  "less-than",
]);

type Match = (field: Field, value: unknown, values: readonly string[]) => boolean;

const matches: Readonly<Record<Exclude<FilterOperator, "empty" | "is-not">, Match>> = {
  is: isAny,
  in: isAny,
  contains: (_field, value, [text = ""]) =>
    [...textsOf(value), ...pairsOf(value)].some((one) => has(one, text)),
  "starts-with": (_field, value, [text = ""]) =>
    textsOf(value).some((one) => one.toLowerCase().startsWith(text.toLowerCase())),
  "at-least": (field, value, [text]) => compareValues(field, value, text) >= 0,
  "more-than": (field, value, [text]) => compareValues(field, value, text) > 0,
  "at-most": (field, value, [text]) => compareValues(field, value, text) <= 0,
  "less-than": (field, value, [text]) => compareValues(field, value, text) < 0,
  "any-of": () => true,
  raw: () => true,
};

function isAny(field: Field, value: unknown, values: readonly string[]): boolean {
  const all = Array.isArray(value) ? value : [value];
  return all.some((one) => values.some((text) => isSameValue(field, one, text)));
}

function has(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

function byOrder(
  fields: readonly Field[],
  sort: readonly SortBy[],
  rows: readonly unknown[],
  titleOf: TitleOf | undefined,
) {
  const orders = sort.map(({ field: name, isDescending }) => {
    const field = fields.find((one) => one.name === name) ?? unknownField(name);
    return { isDescending, ...readerOf(field, rows, titleOf) };
  });
  return (a: unknown, b: unknown): number => {
    for (const { field, isDescending, read } of orders) {
      const [left, right] = [read(a), read(b)];
      // Missing values are last in both directions.
      const missing = Number(isMissing(left)) - Number(isMissing(right));
      if (missing !== 0) return missing;
      const order = isMissing(left) ? 0 : compareValues(field, left, right);
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  };
}

/** Value by which rows are sorted: the title of a reference if all are known, or else the key; any other value. */
function readerOf(
  field: Field,
  rows: readonly unknown[],
  titleOf: TitleOf | undefined,
): { readonly field: Field; readonly read: (row: unknown) => unknown } {
  const readKey = (row: unknown): unknown => plainValue(field, valueAt(row, [field.name]));
  if (field.kind !== "reference") return { field, read: readKey };
  const readTitle = (row: unknown): string | undefined => {
    const embedded = embeddedTitle(field, valueAt(row, [field.name]));
    const key = scalarText(readKey(row));
    return embedded ?? (key === undefined ? undefined : titleOf?.(field.to, key));
  };
  const areTitled = rows.every((row) => isMissing(readKey(row)) || readTitle(row) !== undefined);
  return areTitled
    ? { field: unknownField(field.name), read: readTitle }
    : { field, read: readKey };
}

function unknownField(name: string): Field {
  return { kind: "json", name, label: name, isRequired: false };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === "" || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
