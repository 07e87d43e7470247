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
  nameOf,
  numberEvidence,
  readImportRow,
  referencesOf,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import type { JobTold } from "#jobs/job.ts";
import { findByValue } from "./find-by-value.ts";
import { findExisting } from "./find-existing.ts";
import type { ImportSource } from "./import-file.ts";
import { readRows } from "./import-file.ts";
import type { FoundReferences } from "./look-up-references.ts";
import { lookUpReferences } from "./look-up-references.ts";

/** What a file is to become. */
export interface ImportOrder {
  readonly source: ImportSource;
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
  /** How the file writes numbers; absent: as they show. */
  readonly numbers?: NumberStyle | undefined;
  /** Whoever brings the file writes decimals with a point. */
  readonly isPointLocale: boolean;
  /** What each call is told beside the record. */
  readonly parameters?: JobTold["parameters"];
  readonly around?: JobTold["around"];
}

export interface Findings {
  readonly references: FoundReferences;
  /** Whether the record that a row names is there; undefined: nobody could ask. */
  readonly exists: (key: string) => boolean | undefined;
  /** The records that have the value by which a row names its own; undefined: nobody could ask. */
  readonly findByValue: (text: string) => readonly string[] | undefined;
}

export interface CheckedImport {
  readonly order: ImportOrder;
  readonly found: Findings;
  /** Labels of what could not be looked up. */
  readonly unchecked: readonly string[];
  readonly created: number;
  readonly changed: number;
  readonly faulty: number;
  /** The first of those that cannot be sent. */
  readonly shown: readonly ImportRow[];
}

/** Keys that were looked for so far, of how many. */
export type CheckProgress = (looked: number, total: number) => void;

interface Checking {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
  readonly onProgress: CheckProgress;
}

/** More nobody reads; the file of faulty rows has them all. */
const MOST_SHOWN = 100;

/** Looks at every row, and at every record that one names, before anything is sent. */
export async function checkImport(
  given: ImportOrder,
  { client, signal, onProgress }: Checking,
): Promise<CheckedImport> {
  const asked = new Map<Field, Set<string>>();
  const evidence = new Set<NumberEvidence>();
  for await (const rows of readRows(given.source)) {
    signal.throwIfAborted();
    for (const row of rows) {
      for (const found of numberEvidence(given, row)) evidence.add(found);
      for (const { field, text } of referencesOf(given, row)) {
        asked.set(field, (asked.get(field) ?? new Set()).add(text));
      }
    }
  }
  const order = { ...given, numbers: given.numbers ?? findStyle(given, evidence) };
  const references = await lookUpReferences(asked, { client, signal });
  const names = await readNames(order, references, signal);
  let looked = 0;
  const onLooked = (count: number): void => {
    looked += count;
    onProgress(looked, names.length);
  };
  const { plan, chunk, resource, parents } = order;
  const target = { chunk, resource, parents, signal, onLooked };
  const [existing, named] =
    plan.by === undefined
      ? [await findExisting(target, names), undefined]
      : [undefined, await findByValue(target, { ...byOf(plan, plan.by), values: names, onLooked })];
  const found: Findings = {
    references,
    exists: (key) => existing?.has(key),
    findByValue: (text) => named?.get(text),
  };
  const counts = { created: 0, changed: 0, faulty: 0 };
  const shown: ImportRow[] = [];
  for await (const rows of checkedRows(order, found)) {
    signal.throwIfAborted();
    for (const { checked } of rows) {
      if (checked.errors.length > 0) {
        counts.faulty += 1;
        if (shown.length < MOST_SHOWN) shown.push(checked);
      } else if (checked.action === "create") counts.created += 1;
      else counts.changed += 1;
    }
  }
  const { unchecked } = references;
  const { labels } = order.resource;
  const all =
    existing === undefined && named === undefined ? [...unchecked, labels.many] : unchecked;
  return { order, found, unchecked: all, ...counts, shown };
}

function findStyle(
  { source, mapping, isPointLocale }: ImportOrder,
  evidence: ReadonlySet<NumberEvidence>,
): NumberStyle {
  return findNumberStyle(evidence, { separator: source.separator, mapping, isPointLocale });
}

function byOf({ keys: [column] }: ImportPlan, filter: Filter) {
  return { filter, path: column?.path ?? [] };
}

/** The keys, or the other values, by which the rows of a file name their records. */
async function readNames(
  order: ImportOrder,
  { find }: FoundReferences,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (order.plan.keys.length === 0) return [];
  const names = new Set<string>();
  for await (const rows of readRows(order.source)) {
    signal.throwIfAborted();
    for (const row of rows) {
      const name = nameOf({ ...order, findReference: find }, row);
      if (name !== undefined) names.add(name);
    }
  }
  return [...names];
}

export interface CheckedRow {
  readonly row: SourceRow;
  readonly checked: ImportRow;
}

/** Every row with what became of it; the file is read anew, so that it need not be kept. */
export async function* checkedRows(
  order: ImportOrder,
  { references, ...findings }: Findings,
): AsyncGenerator<readonly CheckedRow[]> {
  const { shapes = {} } = order.chunk;
  const task = { ...order, shapes, findReference: references.find, ...findings };
  const taken = new Set<string>();
  for await (const rows of readRows(order.source)) {
    yield rows.map((row) => ({ row, checked: withoutTwins(readImportRow(task, row), taken) }));
  }
}

/** A record that two rows want to write would keep what happens to be sent last; two new ones of one name would both be made. */
function withoutTwins(checked: ImportRow, taken: Set<string>): ImportRow {
  const { key, name } = checked;
  const marks = [
    ...(key === undefined ? [] : [`key ${key}`]),
    ...(name === undefined ? [] : [`name ${name.trim().toLowerCase()}`]),
  ];
  const isTwin = marks.some((mark) => taken.has(mark));
  for (const mark of marks) taken.add(mark);
  return isTwin ? { ...checked, errors: [...checked.errors, { kind: "twice" }] } : checked;
}
