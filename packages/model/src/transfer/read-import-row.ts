import { checkValue } from "#check/check-value.ts";
import type { ValidationErrorCode, LocatedError } from "#check/validation-error.ts";
import type { Field, Shapes } from "#types/field.ts";
import type { Resource } from "#types/resource.ts";
import type { JsonPath } from "#types/json.ts";
import { recordKey } from "#request/records/record-key.ts";
import { valueAt, withValueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import { decideAction, decideByValue } from "./decide-action.ts";
import type { ActionErrorCode, Decision } from "./decide-action.ts";
import type { RowAction, ImportMapping, ImportPlan } from "./import-plan.ts";
import type { CellErrorCode } from "./read-cell.ts";
import type { NumberStyle } from "./read-written-number.ts";
import { readCell } from "./read-cell.ts";
import { readReferences, referenceTexts } from "./read-references.ts";
import type { FindReference, ReferenceErrorCode } from "./read-references.ts";
import type { SourceRow, SourceValue } from "./read-records.ts";
import type { TransferColumn } from "./transfer-columns.ts";
import { writeColumnName } from "./transfer-columns.ts";

/** Error that prevents a row from being sent. */
export interface ImportError {
  /** Column of the plan; absent if the error is about the whole row. */
  readonly column?: string;
  readonly kind:
    | CellErrorCode
    | ValidationErrorCode
    | ReferenceErrorCode
    | ActionErrorCode
    | "cells"
    | "record"
    | "twice";
  readonly limit?: string;
  /** Text in the file. */
  readonly text?: string;
}

/** Value of a record in a file. */
export interface ImportedValue {
  readonly path: JsonPath;
  readonly value: unknown;
}

/** A row of an import as it is sent, with its errors. */
export interface ImportRow {
  readonly number: number;
  readonly action: RowAction;
  /** Values of the row, a group before its members. */
  readonly values: readonly ImportedValue[];
  /** Record as it is sent, without a key that the address contains. */
  readonly record: unknown;
  /** Key of the record that the row names. */
  readonly key?: string;
  /** Value that names the record, if it is not the key. */
  readonly name?: string;
  readonly errors: readonly ImportError[];
}

/** Import plan, mapping and lookups for the rows of a file. */
export interface ImportTask {
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
  readonly resource: Resource;
  readonly shapes: Shapes;
  /** Number style of the file; absent: as in JSON. */
  readonly numbers?: NumberStyle | undefined;
  readonly findReference: FindReference;
  /** True if a record with this key exists; undefined without a lookup. */
  readonly exists: (key: string) => boolean | undefined;
  /** Keys of the records with a value; undefined without a lookup. */
  readonly findByValue: (text: string) => readonly string[] | undefined;
}

/** Reads a row of a file as a record to send, with its errors. */
export function readImportRow(task: ImportTask, row: SourceRow): ImportRow {
  const { plan, mapping, shapes } = task;
  if (row.error !== undefined) {
    const errors = [{ kind: row.error }];
    return { number: row.number, action: "create", values: [], record: {}, errors };
  }
  const read: (ImportedValue & { readonly target: TransferColumn })[] = [];
  let keyValues: unknown;
  const errors: ImportError[] = [];
  for (const [column, target] of mappedColumns(plan, mapping)) {
    const source = row.values.get(column);
    if (source === undefined) continue;
    const reading = readValue(target, source, task);
    if ("error" in reading) {
      const text = reading.text ?? textOf(source);
      errors.push({ column: target.name, kind: reading.error, text });
    } else if (reading.value !== undefined) {
      if (plan.keys.includes(target))
        keyValues = withValueAt(keyValues, target.path, reading.value);
      read.push({ target, path: target.path, value: reading.value });
    }
  }
  const unreadColumns = new Set(errors.map((error) => error.column));
  const name = plan.by === undefined ? undefined : readName(plan, keyValues);
  // An unreadable key is already reported.
  const isKeyUnread = plan.keys.some((column) => unreadColumns.has(column.name));
  const decision = isKeyUnread ? { action: "change" as const } : decide(task, { keyValues, name });
  const { key }: KeyedDecision = decision;
  if (decision.error !== undefined) errors.push(decision.error);
  const { action } = decision;
  const values = read
    .filter(({ target }) => isAccepted(plan, action, target))
    .map(({ path, value }) => ({ path, value }));
  const record = applyValues({}, values);
  const field = plan.bodies[action]?.field;
  const checked = (field === undefined ? [] : checkValue(field, record, { shapes }))
    .filter((error) => action === "create" || !isUnchangedMember(record, error))
    .map((error) => describeError(record, error))
    .filter(({ column }) => column === undefined || !unreadColumns.has(column));
  const all = [...errors, ...checked];
  return {
    number: row.number,
    action,
    values,
    record,
    errors: all,
    ...(key !== undefined && { key }),
    ...(name !== undefined && { name }),
  };
}

type KeyedDecision = Decision & { readonly key?: string };

interface RowKey {
  /** Values of the key columns at their paths. */
  readonly keyValues: unknown;
  readonly name: string | undefined;
}

function decide(
  { plan, resource, exists, findByValue }: ImportTask,
  { keyValues, name }: RowKey,
): KeyedDecision {
  if (plan.by !== undefined) {
    return decideByValue(plan, { text: name, keys: name === undefined ? [] : findByValue(name) });
  }
  const key = keyValues === undefined ? undefined : recordKey(resource, keyValues);
  const decision = decideAction(plan, { key, hasKeyValue: keyValues !== undefined, exists });
  return key === undefined ? decision : { ...decision, key };
}

function readName({ keys: [column] }: ImportPlan, keyValues: unknown): string | undefined {
  const text = column && scalarText(valueAt(keyValues, column.path));
  return text === "" ? undefined : text;
}

/** Copy of a record with the values of a row. */
export function applyValues(record: unknown, values: readonly ImportedValue[]): unknown {
  return values.reduce((whole, { path, value }) => withValueAt(whole, path, value), record);
}

/** Texts of a row that name records of other resources. */
export function referencesOf(
  { plan, mapping }: Pick<ImportTask, "plan" | "mapping">,
  row: SourceRow,
): readonly { readonly field: Field; readonly text: string }[] {
  return mappedColumns(plan, mapping).flatMap(([column, { field }]) => {
    const source = row.values.get(column);
    const texts = source === undefined ? [] : referenceTexts(field, source);
    return (texts ?? []).map((text) => ({ field, text }));
  });
}

/** Key, or other value, that names the record of a row; undefined if there is none. */
export function readRowName(
  task: Omit<ImportTask, "shapes" | "exists" | "findByValue">,
  row: SourceRow,
): string | undefined {
  const { plan, mapping, resource } = task;
  let keyValues: unknown;
  for (const [column, target] of mappedColumns(plan, mapping)) {
    const source = plan.keys.includes(target) ? row.values.get(column) : undefined;
    const reading = source && readValue(target, source, task);
    if (reading && "value" in reading && reading.value !== undefined) {
      keyValues = withValueAt(keyValues, target.path, reading.value);
    }
  }
  if (plan.by !== undefined) return readName(plan, keyValues);
  return keyValues === undefined ? undefined : recordKey(resource, keyValues);
}

/** Mapped columns, a group before its members: a whole group must not overwrite them. */
function mappedColumns(
  { columns }: ImportPlan,
  mapping: ImportMapping,
): readonly (readonly [string, TransferColumn])[] {
  const sources = new Map([...mapping].map(([column, target]) => [target, column]));
  return columns.flatMap((target) => {
    const column = sources.get(target.name);
    return column === undefined ? [] : [[column, target] as const];
  });
}

/** True if the request body takes the column. The key of an existing record is in the address. */
function isAccepted(
  { bodies, keys }: ImportPlan,
  action: RowAction,
  target: TransferColumn,
): boolean {
  const isInAddress = action === "change" && keys.includes(target);
  return !isInAddress && bodies[action]?.names.has(target.name) === true;
}

/** True for an error about a missing member of a change, which stays unchanged, unless it is inside a list. */
function isUnchangedMember(record: unknown, { code, path }: LocatedError): boolean {
  if (code !== "missing" && code !== "fewMembers") return false;
  return !path.some(
    (_, depth) => depth > 0 && Array.isArray(valueAt(record, path.slice(0, depth))),
  );
}

type ValueReading =
  | { readonly value: unknown }
  | { readonly error: ImportError["kind"]; readonly text?: string };

function readValue(
  { field }: TransferColumn,
  source: SourceValue,
  { findReference, numbers }: Pick<ImportTask, "findReference" | "numbers">,
): ValueReading {
  const reference = readReferences(field, source, findReference);
  if (reference !== undefined) return reference;
  if ("text" in source) return readCell(field, source.text, numbers);
  // JSON values have a type; a text of another kind is read like a cell.
  const { json } = source;
  return typeof json === "string" &&
    field.kind !== "json" &&
    field.kind !== "variants" &&
    json !== ""
    ? readCell(field, json)
    : { value: json };
}

function describeError(record: unknown, { path, code, limit }: LocatedError): ImportError {
  const text = scalarText(valueAt(record, path));
  return {
    ...(path.length > 0 && { column: writeColumnName(path) }),
    kind: code,
    ...(limit !== undefined && { limit }),
    ...(text !== undefined && { text: text.slice(0, 100) }),
  };
}

function textOf(source: SourceValue): string {
  const value = "text" in source ? source.text : source.json;
  return (scalarText(value) ?? "").slice(0, 100);
}
