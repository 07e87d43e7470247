import { ownMember } from "#own/own-member.ts";
import type { Field, FieldKind } from "#types/field.ts";
import type { Filter } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { scalarText } from "#request/values/write-text.ts";
import { valueAt } from "#request/values/value-at.ts";
import { compareValues, isSameValue, plainValue } from "./compare-values.ts";

/** Parts of a request that the rows of its response contradict. */
export interface IgnoredParts {
  /** Name of the first sort field. */
  readonly sort: string | undefined;
  /** Names of filters. */
  readonly filters: readonly string[];
}

/** Finds the order and the filters that the API ignored: the rows are in another order, or do not match. */
export function findIgnored(
  { fields, list }: Resource,
  state: ListState,
  rows: readonly unknown[],
): IgnoredParts {
  const [first] = state.sort;
  const field = fields.find(({ name }) => name === first?.field);
  const isIgnored = first && field && !mayBeSorted(field, rows, first.isDescending);
  const filters = (list?.filters ?? []).filter((filter) => {
    const values = (ownMember(state.filters, filter.name) ?? []).filter((text) => text !== "");
    return values.length > 0 && contradicts(filter, fields, rows, values);
  });
  return {
    sort: isIgnored === true ? first?.field : undefined,
    filters: filters.map(({ name }) => name),
  };
}

const LEAST_VALUES = 3;

const sortedKinds: ReadonlySet<FieldKind> = new Set([
  "text",
  "long-text",
  "email",
  "url",
  "number",
  "date",
  "date-time",
  "time",
  "boolean",
]);

/** Kinds that an API may sort by another value: the position of a choice, or the title of the other record. */
const groupedKinds: ReadonlySet<FieldKind> = new Set(["choice", "reference"]);

/** True if equal values are next to each other, as in every order. */
function isGrouped(values: readonly unknown[]): boolean {
  const texts = values.map((value) => scalarText(value));
  const runs = texts.filter((text, index) => index === 0 || text !== texts[index - 1]).length;
  const interrupted = runs - new Set(texts).size;
  return interrupted < 2 || interrupted <= (texts.length - 1) * TOLERANCE;
}

/** False if no usual collation has the values in this order. Missing values may be anywhere. */
function mayBeSorted(field: Field, rows: readonly unknown[], isDescending: boolean): boolean {
  const values = rows
    .map((row) => plainValue(field, valueAt(row, [field.name])))
    .filter((value) => scalarText(value) !== undefined && value !== "");
  if (groupedKinds.has(field.kind)) return isGrouped(values);
  if (!sortedKinds.has(field.kind)) return true;
  const texts = new Set(values.map((value) => scalarText(value)));
  if (texts.size < (field.kind === "boolean" ? 2 : LEAST_VALUES)) return true;
  const ordered = isDescending ? values.toReversed() : values;
  return collations(field).some((compare) => {
    const reversed = ordered.filter(
      (value, index) => index > 0 && compare(ordered[index - 1], value) > 0,
    );
    return reversed.length <= (ordered.length - 1) * TOLERANCE;
  });
}

/** Share of neighbors in another order: the collation of the API may be unknown. */
const TOLERANCE = 0.2;

type Compare = (a: unknown, b: unknown) => number;

function collations(field: Field): readonly Compare[] {
  const byKind: Compare = (a, b) => compareValues(field, a, b);
  if (field.kind !== "text" && field.kind !== "long-text" && field.kind !== "email")
    return [byKind];
  const plain = new Intl.Collator("en");
  const loose = new Intl.Collator("en", { ignorePunctuation: true, sensitivity: "base" });
  const text = (value: unknown): string => scalarText(value) ?? "";
  return [
    byKind,
    (a, b) => compareCodes(text(a), text(b)),
    (a, b) => compareCodes(text(a).toLowerCase(), text(b).toLowerCase()),
    (a, b) => plain.compare(text(a), text(b)),
    (a, b) => loose.compare(text(a), text(b)),
  ];
}

function compareCodes(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** True if at least half of the rows do not match, also with a generous reading of the condition. */
function contradicts(
  { at, fieldName, operator }: Filter,
  fields: readonly Field[],
  rows: readonly unknown[],
  values: readonly string[],
): boolean {
  const field = fields.find(({ name }) => name === fieldName);
  if (field === undefined || at.in === "rows") return false;
  const [text = ""] = values;
  if (OPERATOR.test(text)) return false;
  const isKnown = ({ value }: { readonly value: unknown }): boolean => String(value) === text;
  if ("choices" in field && !field.choices.some(isKnown)) return false;
  const misses = rows.filter((row) => {
    const value = plainValue(field, valueAt(row, [field.name]));
    return scalarText(value) !== undefined && isMiss(field, operator, value, values);
  });
  return rows.length > 0 && misses.length * 2 >= rows.length;
}

/** Operator in front of the value: `IS:release`, `gte:5`, `!=open`. The rows have the value alone. */
const OPERATOR = /^(?:[a-z_]{2,30}:(?!\/\/)|[<>=!~])/i;

const DAY_MS = 86_400_000;

function isMiss(
  field: Field,
  operator: Filter["operator"],
  value: unknown,
  values: readonly string[],
): boolean {
  const [text = ""] = values;
  const order = (): number => {
    const isTime = field.kind === "date" || field.kind === "date-time";
    const distance = Date.parse(scalarText(value) ?? "") - Date.parse(text);
    // The API may use another time zone.
    if (isTime && !(Math.abs(distance) > DAY_MS)) return 0;
    return compareValues(field, value, text);
  };
  switch (operator) {
    case "is":
    case "in":
      return field.kind !== "date-time" && !values.some((one) => isAlike(field, value, one));
    case "is-not":
      return isSameValue(field, value, text);
    case "at-least":
    case "more-than":
      return isOrdered(field) && order() < 0;
    case "at-most":
    case "less-than":
      return isOrdered(field) && order() > 0;
    case "contains":
    case "starts-with":
      return !(scalarText(value) ?? "").toLowerCase().includes(text.toLowerCase().trim());
    case "empty":
    case "any-of":
    case "raw":
      return false;
  }
}

function isOrdered({ kind }: Field): boolean {
  return kind === "number" || kind === "date" || kind === "date-time";
}

/** Many APIs match a part of a text, in any case. */
function isAlike(field: Field, value: unknown, text: string): boolean {
  if (field.kind === "number") return isSameValue(field, value, text);
  return (scalarText(value) ?? "").toLowerCase().includes(text.toLowerCase().trim());
}

/** A filter, and a value of it that a row has. */
export interface FilterProof {
  readonly name: string;
  readonly value: string;
}

/** Kinds whose values the API may compare as text: `5` is not `"5"`. A text may be the name of another record. */
const typedKinds: ReadonlySet<FieldKind> = new Set(["boolean", "number", "reference"]);

/**
 * Values that prove the filters of a response without rows: rows of the same list have them, so that a request with such
 * a value finds at least one row, unless the API compares values of another type.
 */
export function findFilterProofs(
  { fields, list }: Resource,
  { filters }: ListState,
  rows: readonly unknown[],
): readonly FilterProof[] {
  return (list?.filters ?? []).flatMap(({ name, operator, fieldName, at }) => {
    const field = fields.find((one) => one.name === fieldName);
    const values = (ownMember(filters, name) ?? []).filter((value) => value !== "");
    const isEqual = operator === "is" || operator === "in";
    if (field === undefined || !isEqual || at.in === "rows" || values.length === 0) return [];
    if (!typedKinds.has(field.kind)) return [];
    const texts = rows
      .map((row) => scalarText(plainValue(field, valueAt(row, [field.name]))))
      .filter((text) => text !== undefined && text !== "");
    const value = texts.find((text) => values.includes(text ?? "")) ?? texts[0];
    return value === undefined ? [] : [{ name, value }];
  });
}
