import { ownMember } from "@quarterdeck/model";
import type {
  Field,
  FieldKind,
  Filter,
  FilterOperator,
  ListState,
  ReferenceField,
} from "@quarterdeck/model";
import { readReference } from "#fields/values/read-reference.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { type Comparison, type FilterGroup, spanLine } from "./filter-groups.ts";
import { readInstant, writeSpan } from "./filter-span.ts";

/** A filter that matches the rows with the same value as this row. */
export interface RowFilter {
  readonly group: FilterGroup;
  readonly line: Comparison;
  /** Values as text. */
  readonly values: readonly string[];
  readonly condition: ListState["filters"];
}

/** Operators in order of preference: "in" can get more values later; a boolean needs only "is". */
const operators: readonly FilterOperator[] = ["in", "is"];
const booleanOperators: readonly FilterOperator[] = ["is"];
const maxFilters = 5;

/** Filters by the values of the visible fields that many rows share. */
export function rowFilters(
  groups: readonly FilterGroup[],
  fields: readonly Field[],
  row: unknown,
): readonly RowFilter[] {
  if (!isRecord(row)) return [];
  return fields
    .flatMap((field) => {
      const group = groups.find(({ id }) => id === field.name);
      return group === undefined
        ? []
        : (readCommon(group, field, ownMember(row, field.name)) ?? []);
    })
    .slice(0, maxFilters);
}

function readCommon(group: FilterGroup, field: Field, value: unknown): RowFilter | undefined {
  const text = textOf(field, value);
  if (text === undefined || text === "") return undefined;
  if (field.kind === "date-time") return readDay(group, text);
  const filter = (field.kind === "boolean" ? booleanOperators : operators)
    .map((operator) => group.filters.find((one) => one.operator === operator))
    .find((one): one is Filter => one !== undefined && isOfKind(one.field, field));
  if (filter === undefined) return undefined;
  const line = { id: filter.name, filter };
  return { group, line, values: [text], condition: { [filter.name]: [text] } };
}

/** Kind of a parameter that takes several values. */
const several: Readonly<Partial<Record<FieldKind, FieldKind>>> = {
  choice: "choices",
  reference: "references",
};

function isOfKind(filtered: Field, { kind }: Field): boolean {
  return filtered.kind === kind || filtered.kind === several[kind];
}

/** Filters by the day: few rows have the same instant. */
function readDay(group: FilterGroup, text: string): RowFilter | undefined {
  const line = spanLine(group);
  if (line?.span === undefined) return undefined;
  const day = readInstant(line.span.from, [text]).slice(0, 10);
  return day === ""
    ? undefined
    : { group, line, values: [day], condition: writeSpan(line.span, day) };
}

function textOf(field: Field, value: unknown): string | undefined {
  if (field.kind === "reference") return keyOf(field, value);
  const isCommon = ["choice", "boolean", "date-time"].includes(field.kind);
  const isPlain = ["string", "number", "boolean"].includes(typeof value);
  return isCommon && isPlain ? String(value) : undefined;
}

/** The key of a reference, if filters accept it: they accept a plain key, not a URL. */
function keyOf(field: ReferenceField, value: unknown): string | undefined {
  return field.isLastSegment === true ? undefined : readReference(field, value)?.key;
}
