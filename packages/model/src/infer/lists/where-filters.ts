import type { Field, FieldKind } from "#types/field.ts";
import type { Filter, FilterOperator, ParameterLocation } from "#types/list-shape.ts";
import type { ListParameter } from "./list-parameters.ts";

interface WhereOperator {
  readonly operator: FilterOperator;
  /** Its member in the condition; absent: the value itself stands there. */
  readonly member?: string;
  /** What the label says behind the field's name. */
  readonly word: string;
}

const is: WhereOperator = { operator: "is", word: "" };
const isNot: WhereOperator = { operator: "is-not", member: "neq", word: "is not" };
const isOneOf: WhereOperator = { operator: "in", member: "inq", word: "is one of" };
const contains: WhereOperator = { operator: "contains", member: "like", word: "contains" };
const number: readonly WhereOperator[] = [
  is,
  isNot,
  isOneOf,
  { operator: "at-least", member: "gte", word: "from" },
  { operator: "at-most", member: "lte", word: "to" },
  { operator: "more-than", member: "gt", word: "above" },
  { operator: "less-than", member: "lt", word: "below" },
];
const time: readonly WhereOperator[] = [
  is,
  { operator: "at-least", member: "gte", word: "from" },
  { operator: "at-most", member: "lte", word: "to" },
  { operator: "more-than", member: "gt", word: "after" },
  { operator: "less-than", member: "lt", word: "before" },
];
const text: readonly WhereOperator[] = [is, isNot, isOneOf, contains];
const chosen: readonly WhereOperator[] = [is, isNot, isOneOf];

/** What LoopBack's own documentation says of `where`, by kind: https://loopback.io/doc/en/lb4/Where-filter.html */
const operators: Readonly<Partial<Record<FieldKind, readonly WhereOperator[]>>> = {
  number,
  date: time,
  "date-time": time,
  time,
  text,
  "long-text": text,
  email: text,
  url: text,
  choice: chosen,
};

const unasked: ReadonlySet<FieldKind> = new Set([
  "group",
  "list",
  "json",
  "choices",
  "references",
  "file",
  "secret",
]);

/** A `where` that takes any field of the rows; its operators too where the query is LoopBack's. */
export function whereFilters(
  { at, beside = [] }: ListParameter,
  rows: readonly Field[],
): readonly Filter[] {
  const isLoopBack = ["order", "skip", "limit", "fields"].every((name) => beside.includes(name));
  return rows
    .filter(({ kind }) => !unasked.has(kind))
    .flatMap((field) => {
      const offered = isLoopBack ? (operators[field.kind] ?? [is]) : [is];
      return offered.map(({ operator, member, word }): Filter => {
        const path = [...(at.path ?? []), field.name, ...(member === undefined ? [] : [member])];
        const place: ParameterLocation = { parameter: at.parameter, path };
        const { isReadOnly: _isReadOnly, ...input } = { ...field, isRequired: false };
        const name = member === undefined ? field.name : `${field.name}.${member}`;
        const label = word === "" ? field.label : `${field.label} ${word}`;
        return { name, at: place, operator, fieldName: field.name, field: { ...input, label } };
      });
    });
}
