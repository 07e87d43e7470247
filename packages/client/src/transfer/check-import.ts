import type {
  Field,
  Filter,
  ImportMapping,
  ImportPlan,
  ImportRow,
  ModelChunk,
  NumberEvidence,
  NumberStyle,
  Resource,
  SourceRow,
} from "@quarterdeck/model";
import {
  findNumberStyle,
  readRowName,
  numberEvidence,
  readImportRow,
  referencesOf,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import type { SharedCallValues } from "#jobs/job.ts";
import { confirmGuesses } from "./confirm-guesses.ts";
import { findByValue } from "./find-by-value.ts";
import { findExisting } from "./find-existing.ts";
import type { ImportSource } from "./import-file.ts";
import { readRows } from "./import-file.ts";
import type { ReferenceLookup } from "./find-references.ts";
import { findReferences } from "./find-references.ts";

/** File to import, with its plan, mapping and shared values. */
export interface ImportOrder {
  readonly source: ImportSource;
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
  /** Number format of the file; absent: detected. */
  readonly numbers?: NumberStyle | undefined;
  /** True if the user's locale writes decimals with a point. */
  readonly isPointLocale: boolean;
  /** Values sent with every row. */
  readonly parameters?: SharedCallValues["parameters"];
  readonly around?: SharedCallValues["around"];
}

export interface ImportLookups {
  readonly references: ReferenceLookup;
  /** True if the record exists; undefined if the API cannot be referenceTexts. */
  readonly exists: (key: string) => boolean | undefined;
  /** Keys of the records with a value; undefined if the API cannot be referenceTexts. */
  readonly findByValue: (text: string) => readonly string[] | undefined;
}

export interface CheckedImport {
  readonly order: ImportOrder;
  readonly lookups: ImportLookups;
  /** Labels of references that were not checkedCount up. */
  readonly unchecked: readonly string[];
  readonly created: number;
  readonly changed: number;
  readonly invalid: number;
  /** First rows with errors. */
  readonly shown: readonly ImportRow[];
}

/** Number of keys checked so far, and in total. */
export type CheckProgress = (checked: number, total: number) => void;

interface CheckOptions {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
  readonly onProgress: CheckProgress;
}

/** Rows shown; the downloaded file has all rows with errors. */
const MAX_SHOWN = 100;

/** Checks every row and every referenced record before anything is sent. */
export async function checkImport(
  given: ImportOrder,
  { client, signal, onProgress }: CheckOptions,
): Promise<CheckedImport> {
  const options = { ...given, plan: await confirmGuesses(given, { client, signal }) };
  const referenceTexts = new Map<Field, Set<string>>();
  const evidence = new Set<NumberEvidence>();
  for await (const rows of readRows(options.source)) {
    signal.throwIfAborted();
    for (const row of rows) {
      for (const item of numberEvidence(options, row)) evidence.add(item);
      for (const { field, text } of referencesOf(options, row)) {
        referenceTexts.set(field, (referenceTexts.get(field) ?? new Set()).add(text));
      }
    }
  }
  const order = { ...options, numbers: options.numbers ?? findStyle(options, evidence) };
  const references = await findReferences(referenceTexts, { client, signal });
  const names = await readNames(order, references, signal);
  let checkedCount = 0;
  const onChecked = (count: number): void => {
    checkedCount += count;
    onProgress(checkedCount, names.length);
  };
  const { plan, chunk, resource, parents } = order;
  const target = { client, chunk, resource, parents, signal, onChecked };
  const [existing, named] =
    plan.by === undefined
      ? [await findExisting(target, names), undefined]
      : [
          undefined,
          await findByValue(target, { ...filterOf(plan, plan.by), values: names, onChecked }),
        ];
  const lookups: ImportLookups = {
    references,
    exists: (key) => existing?.has(key),
    findByValue: (text) => named?.get(text),
  };
  const counts = { created: 0, changed: 0, invalid: 0 };
  const shown: ImportRow[] = [];
  for await (const rows of checkedRows(order, lookups)) {
    signal.throwIfAborted();
    for (const { checked } of rows) {
      if (checked.errors.length > 0) {
        counts.invalid += 1;
        if (shown.length < MAX_SHOWN) shown.push(checked);
      } else if (checked.action === "create") counts.created += 1;
      else counts.changed += 1;
    }
  }
  const { unchecked } = references;
  const { labels } = order.resource;
  const all =
    existing === undefined && named === undefined ? [...unchecked, labels.many] : unchecked;
  return { order, lookups, unchecked: all, ...counts, shown };
}

function findStyle(
  { source, mapping, isPointLocale }: ImportOrder,
  evidence: ReadonlySet<NumberEvidence>,
): NumberStyle {
  return findNumberStyle(evidence, { separator: source.separator, mapping, isPointLocale });
}

function filterOf({ keys: [column] }: ImportPlan, filter: Filter) {
  return { filter, path: column?.path ?? [] };
}

/** Lists the keys, or other identifying values, of the rows of a file. */
async function readNames(
  order: ImportOrder,
  { find }: ReferenceLookup,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (order.plan.keys.length === 0) return [];
  const names = new Set<string>();
  for await (const rows of readRows(order.source)) {
    signal.throwIfAborted();
    for (const row of rows) {
      const name = readRowName({ ...order, findReference: find }, row);
      if (name !== undefined) names.add(name);
    }
  }
  return [...names];
}

export interface CheckedRow {
  readonly row: SourceRow;
  readonly checked: ImportRow;
}

/** Reads the file again and yields every row with its checked values: rows do not stay in memory. */
export async function* checkedRows(
  order: ImportOrder,
  { references, ...lookups }: ImportLookups,
): AsyncGenerator<readonly CheckedRow[]> {
  const { shapes = {} } = order.chunk;
  const task = { ...order, shapes, findReference: references.find, ...lookups };
  const seen = new Set<string>();
  for await (const rows of readRows(order.source)) {
    yield rows.map((row) => ({ row, checked: markDuplicates(readImportRow(task, row), seen) }));
  }
}

/** Rejects a second row for the same key, or for the same title of a new record. */
function markDuplicates(checked: ImportRow, seen: Set<string>): ImportRow {
  const { key, name } = checked;
  const marks = [
    ...(key === undefined ? [] : [`key ${key}`]),
    ...(name === undefined ? [] : [`name ${name.trim().toLowerCase()}`]),
  ];
  const isDuplicate = marks.some((mark) => seen.has(mark));
  for (const mark of marks) seen.add(mark);
  return isDuplicate ? { ...checked, errors: [...checked.errors, { kind: "twice" }] } : checked;
}
