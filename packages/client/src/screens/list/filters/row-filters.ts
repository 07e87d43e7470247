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

/** What a row has in common with others, as the list can be asked for it. */
export interface RowFilter {
  readonly group: FilterGroup;
  readonly line: Comparison;
  /** As a person reads them. */
  readonly values: readonly string[];
  readonly asked: ListState["filters"];
}

/** The one that takes more of the kind later; of yes and no there is no second. */
const operators: readonly FilterOperator[] = ["in", "is"];
const ofYesAndNo: readonly FilterOperator[] = ["is"];
const most = 5;

/** Of the fields that show: those that many rows share. */
export function rowFilters(
  groups: readonly FilterGroup[],
  fields: readonly Field[],
  row: unknown,
): readonly RowFilter[] {
  if (!isRecord(row)) return [];
  return fields
    .flatMap((field) => {
      const group = groups.find(({ id }) => id === field.name);
      return group === undefined ? [] : (readCommon(group, field, row[field.name]) ?? []);
    })
    .slice(0, most);
}

function readCommon(group: FilterGroup, field: Field, value: unknown): RowFilter | undefined {
  const text = textOf(field, value);
  if (text === undefined || text === "") return undefined;
  if (field.kind === "date-time") return readDay(group, text);
  const filter = (field.kind === "boolean" ? ofYesAndNo : operators)
    .map((operator) => group.filters.find((one) => one.operator === operator))
    .find((found): found is Filter => found !== undefined && isOfKind(found.field, field));
  if (filter === undefined) return undefined;
  const line = { id: filter.name, filter };
  return { group, line, values: [text], asked: { [filter.name]: [text] } };
}

/** One parameter that takes several values is a field of several. */
const several: Readonly<Partial<Record<FieldKind, FieldKind>>> = {
  choice: "choices",
  reference: "references",
};

function isOfKind(asked: Field, { kind }: Field): boolean {
  return asked.kind === kind || asked.kind === several[kind];
}

/** Instants are shared by hardly any two rows, days by many. */
function readDay(group: FilterGroup, text: string): RowFilter | undefined {
  const line = spanLine(group);
  if (line?.span === undefined) return undefined;
  const day = readInstant(line.span.from, [text]).slice(0, 10);
  return day === "" ? undefined : { group, line, values: [day], asked: writeSpan(line.span, day) };
}

function textOf(field: Field, value: unknown): string | undefined {
  if (field.kind === "reference") return keyOf(field, value);
  const isCommon = ["choice", "boolean", "date-time"].includes(field.kind);
  const isPlain = ["string", "number", "boolean"].includes(typeof value);
  return isCommon && isPlain ? String(value) : undefined;
}

/** A filter takes the bare key; what else points at a record is not known to be taken. */
function keyOf(field: ReferenceField, value: unknown): string | undefined {
  return field.isLastSegment === true ? undefined : readReference(field, value)?.key;
}
