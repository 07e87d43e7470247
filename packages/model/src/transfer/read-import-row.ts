import type { Field } from "#nouns/field.ts";
import type { Resource } from "#nouns/resource.ts";
import type { JsonPath } from "#nouns/json.ts";
import { recordKey } from "#request/record-key.ts";
import { isJsonObject, valueAt, withValueAt } from "#request/value-at.ts";
import { scalarText } from "#request/write-text.ts";
import { checkValue } from "./check-value.ts";
import type { ValueFault } from "./check-value.ts";
import type { ImportMapping, ImportPlan } from "./import-plan.ts";
import type { CellFault } from "./read-cell.ts";
import { readCell } from "./read-cell.ts";
import type { SourceRow, SourceValue } from "./read-records.ts";
import type { TransferColumn } from "./transfer-columns.ts";
import { writeColumnName } from "./transfer-columns.ts";

/** Why a row cannot be sent as it is. */
export interface ImportFault {
  /** Of the plan; absent: it is about the whole row. */
  readonly column?: string;
  readonly kind:
    | CellFault
    | ValueFault["kind"]
    | ReferenceFault
    | "cells"
    | "record"
    | "key"
    | "twice";
  readonly limit?: number | string;
  /** What stood in the file. */
  readonly text?: string;
}

export type ReferenceFault = "no-record" | "several-records";

/** What a text in a reference's column leads to; undefined: it was not looked up. */
export type FindReference = (
  field: Field,
  text: string,
) => { readonly value: unknown } | { readonly fault: ReferenceFault } | undefined;

/** One value of a record that a file tells. */
export interface ImportedValue {
  readonly path: JsonPath;
  readonly value: unknown;
}

export interface ImportRow {
  readonly number: number;
  /** What the row tells, a group before its members. */
  readonly told: readonly ImportedValue[];
  /** What is sent, without its key where that is in the address. */
  readonly record: unknown;
  /** Of `change`. */
  readonly key?: string;
  readonly faults: readonly ImportFault[];
}

export interface ImportTask {
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
  readonly resource: Resource;
  readonly findReference: FindReference;
}

/** A row of a file as the API will take it, and all that speaks against that. */
export function readImportRow(task: ImportTask, row: SourceRow): ImportRow {
  const { plan, mapping, resource } = task;
  if (row.fault !== undefined) {
    return { number: row.number, told: [], record: {}, faults: [{ kind: row.fault }] };
  }
  const told: ImportedValue[] = [];
  let named: unknown = {};
  const faults: ImportFault[] = [];
  for (const [column, goal] of goalsOf(plan, mapping)) {
    const source = row.values.get(column);
    if (source === undefined) continue;
    const reading = readValue(goal, source, task.findReference);
    if ("fault" in reading) {
      faults.push({ column: goal.name, kind: reading.fault, text: textOf(source) });
    } else if (reading.value !== undefined) {
      const isKey = plan.keys.includes(goal);
      if (isKey) named = withValueAt(named, goal.path, reading.value);
      else told.push({ path: goal.path, value: reading.value });
    }
  }
  const key = plan.mode === "change" ? recordKey(resource, named) : undefined;
  if (plan.mode === "change" && key === undefined) faults.push({ kind: "key" });
  const record = layOver({}, told);
  const unread = new Set(faults.map((fault) => fault.column));
  const checked = checkValue(plan.field, record, { isPartial: plan.mode === "change" })
    .map((fault) => describeFault(record, fault))
    .filter(({ column }) => column === undefined || !unread.has(column));
  const all = [...faults, ...checked];
  return { number: row.number, told, record, faults: all, ...(key !== undefined && { key }) };
}

/** A record with values that a file told put in their places; all else of it stays. */
export function layOver(record: unknown, told: readonly ImportedValue[]): unknown {
  return told.reduce((whole, { path, value }) => withValueAt(whole, path, value), record);
}

/** The texts of a row that name records of other resources. */
export function referencesOf(
  { plan, mapping }: Pick<ImportTask, "plan" | "mapping">,
  row: SourceRow,
): readonly { readonly field: Field; readonly text: string }[] {
  return goalsOf(plan, mapping).flatMap(([column, { field }]) => {
    const source = row.values.get(column);
    if (field.kind !== "reference" || source === undefined) return [];
    const text = referenceText(field, source);
    return text === undefined ? [] : [{ field, text }];
  });
}

/** A group before its members, whatever the file's order: a whole one must not wipe out what they say. */
function goalsOf(
  { columns }: ImportPlan,
  mapping: ImportMapping,
): readonly (readonly [string, TransferColumn])[] {
  const sources = new Map([...mapping].map(([column, goal]) => [goal, column]));
  return columns.flatMap((goal) => {
    const column = sources.get(goal.name);
    return column === undefined ? [] : [[column, goal] as const];
  });
}

type ValueReading = { readonly value: unknown } | { readonly fault: ImportFault["kind"] };

function readValue(
  { field }: TransferColumn,
  source: SourceValue,
  findReference: FindReference,
): ValueReading {
  const text = field.kind === "reference" ? referenceText(field, source) : undefined;
  const found = text === undefined ? undefined : findReference(field, text);
  if (found !== undefined) return found;
  if ("text" in source) return readCell(field, source.text);
  // JSON tells its own types; what is not among them is a text there too.
  const { json } = source;
  return typeof json === "string" &&
    field.kind !== "json" &&
    field.kind !== "variants" &&
    json !== ""
    ? readCell(field, json)
    : { value: json };
}

function referenceText(field: Field, source: SourceValue): string | undefined {
  const value = "text" in source ? source.text : source.json;
  const path = "keyPath" in field ? field.keyPath : [];
  const text = scalarText(isJsonObject(value) ? valueAt(value, path) : value)?.trim();
  return text === "" ? undefined : text;
}

function describeFault(record: unknown, { path, kind, limit }: ValueFault): ImportFault {
  const text = scalarText(valueAt(record, path));
  return {
    ...(path.length > 0 && { column: writeColumnName(path) }),
    kind,
    ...(limit !== undefined && { limit }),
    ...(text !== undefined && { text: text.slice(0, 100) }),
  };
}

function textOf(source: SourceValue): string {
  const value = "text" in source ? source.text : source.json;
  return (scalarText(value) ?? "").slice(0, 100);
}
