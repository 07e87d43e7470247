import {
  type Field,
  findNumberStyle,
  type ImportedValue,
  type ImportError,
  type ImportPlan,
  isSameJson,
  type Json,
  listImportPlans,
  numberEvidence,
  readImportRow,
  recordKey,
  type RecordRef,
  referencesOf,
  type SourceRow,
  type SourceValue,
  valueAt,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { hasSecret } from "#jobs/has-secret.ts";
import { fieldText } from "#screens/list/cells/copy-range.ts";
import { findEditableCell, type ReadOnlyReason } from "#screens/list/cells/editable-cell.ts";
import { findReferences } from "#transfer/find-references.ts";
import type { PastedRow } from "./spread-block.ts";

/** A row of the list with its new values. */
export interface CheckedRow {
  readonly row: unknown;
  readonly key: string | undefined;
  /** Values that differ from those of the list. */
  readonly values: readonly ImportedValue[];
  readonly errors: readonly ImportError[];
}

export interface CheckedPaste {
  /** Undefined if the API cannot change records. */
  readonly plan: ImportPlan | undefined;
  readonly rows: readonly CheckedRow[];
  /** Pasted columns without input. */
  readonly readOnly: ReadonlyMap<string, ReadOnlyReason>;
  /** Labels of references that could not be looked up. */
  readonly unchecked: readonly string[];
}

interface PasteOrder {
  readonly target: RecordRef;
  /** Visible columns. */
  readonly fields: readonly Field[];
  /** Rows of the list. */
  readonly rows: readonly unknown[];
  readonly pasted: readonly PastedRow[];
  /** True if the locale of the user writes decimals with a point. */
  readonly isPointLocale: boolean;
}

/** Reads pasted texts as values of their fields, with the checks of an import. Nothing is sent but lookups of references. */
export async function checkPaste(
  order: PasteOrder,
  options: { readonly client: QueryClient; readonly signal: AbortSignal },
): Promise<CheckedPaste> {
  const { target, fields, rows, pasted, isPointLocale } = order;
  const { chunk, resource } = target;
  const plan = listImportPlans(chunk, resource).find(({ mode }) => mode === "change");
  const readOnly = findReadOnly(order, plan);
  const differing = pasted.map(({ index, texts }) =>
    differingTexts({ row: rows[index], texts, fields, readOnly }),
  );
  if (plan === undefined) {
    const unchanged = pasted.map(({ index }) => unchangedRow(target, rows[index]));
    return { plan, rows: unchanged, readOnly, unchecked: [] };
  }
  const columns = [...plan.keys.map(({ name }) => name), ...fields.map((field) => columnOf(field))];
  const mapping = new Map(columns.map((name) => [name, name]));
  const sources = pasted.map(({ index }, at) =>
    sourceRow(plan, { row: rows[index], number: at + 1, texts: differing[at] ?? new Map() }),
  );
  const evidence = sources.flatMap((source) => numberEvidence({ plan, mapping }, source));
  const numbers = findNumberStyle(evidence, { mapping, separator: "\t", isPointLocale });
  const texts = new Map<Field, Set<string>>();
  for (const { field, text } of sources.flatMap((row) => referencesOf({ plan, mapping }, row))) {
    texts.set(field, (texts.get(field) ?? new Set()).add(text));
  }
  const references = await findReferences(texts, options);
  const task = {
    plan,
    mapping,
    resource,
    shapes: chunk.shapes ?? {},
    numbers,
    findReference: references.find,
    exists: () => true,
    findByValue: () => undefined,
  };
  const checked = sources.map((source, at): CheckedRow => {
    const row = rows[pasted[at]?.index ?? -1];
    if (differing[at]?.size === 0) return unchangedRow(target, row);
    const { values, errors } = readImportRow(task, source);
    const changed = values.filter(({ path, value }) => !isSameJson(valueAt(row, path), value));
    return { row, key: recordKey(resource, row), values: changed, errors };
  });
  return { plan, rows: checked, readOnly, unchecked: references.unchecked };
}

function unchangedRow({ resource }: RecordRef, row: unknown): CheckedRow {
  return { row, key: recordKey(resource, row), values: [], errors: [] };
}

/** Name of a field's column in an import plan. */
function columnOf({ name }: Field): string {
  return name.replaceAll(/[.\\]/g, String.raw`\$&`);
}

function findReadOnly(
  { target, pasted, fields }: PasteOrder,
  plan: ImportPlan | undefined,
): ReadonlyMap<string, ReadOnlyReason> {
  const names = new Set(pasted.flatMap(({ texts }) => [...texts.keys()]));
  const reasons = new Map<string, ReadOnlyReason>();
  for (const field of fields.filter(({ name }) => names.has(name))) {
    const cell = findEditableCell({ ...target, name: field.name });
    const hasColumn = plan?.columns.some(({ name }) => name === columnOf(field)) === true;
    if (cell.kind === "read-only") reasons.set(field.name, cell.reason);
    // A job is stored, and secrets are not.
    else if (!hasColumn || hasSecret(cell.field)) reasons.set(field.name, "form");
  }
  return reasons;
}

interface PastedTexts {
  readonly row: unknown;
  readonly texts: ReadonlyMap<string, string>;
  readonly fields: readonly Field[];
  readonly readOnly: ReadonlyMap<string, ReadOnlyReason>;
}

/** Values that differ from the texts of the row, by column. */
function differingTexts(options: PastedTexts): ReadonlyMap<string, SourceValue> {
  const { row, texts, fields, readOnly } = options;
  return new Map(
    fields.flatMap((field) => {
      const text = texts.get(field.name);
      const isSame = text === undefined || text === fieldText(field, row);
      if (isSame || readOnly.has(field.name)) return [];
      const isNull = text === "" && field.isNullable === true;
      return [[columnOf(field), isNull ? { json: null } : { text }] as const];
    }),
  );
}

interface SourceParts {
  readonly row: unknown;
  readonly number: number;
  readonly texts: ReadonlyMap<string, SourceValue>;
}

/** Row of an import with the key of the listed record. */
function sourceRow({ keys }: ImportPlan, { row, number, texts }: SourceParts): SourceRow {
  const values = new Map(texts);
  for (const { name, path } of keys) {
    const json = valueAt(row, path) as Json | undefined;
    if (json !== undefined) values.set(name, { json });
  }
  return { number, values };
}
