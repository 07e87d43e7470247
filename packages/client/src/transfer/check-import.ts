import type {
  Field,
  ImportMapping,
  ImportPlan,
  ImportRow,
  ModelPart,
  Resource,
  SourceRow,
} from "@quarterdeck/model";
import { keyOf, readImportRow, referencesOf } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import type { JobTold } from "#jobs/job.ts";
import { findExisting } from "./find-existing.ts";
import type { ImportSource } from "./import-file.ts";
import { readRows } from "./import-file.ts";
import type { FoundReferences } from "./look-up-references.ts";
import { lookUpReferences } from "./look-up-references.ts";

/** What a file is to become. */
export interface ImportOrder {
  readonly source: ImportSource;
  readonly part: ModelPart;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
  /** What each call is told beside the record. */
  readonly parameters?: JobTold["parameters"];
  readonly around?: JobTold["around"];
}

export interface Findings {
  readonly references: FoundReferences;
  /** Whether the record that a row names is there; undefined: nobody could ask. */
  readonly isThere: (key: string) => boolean | undefined;
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
  order: ImportOrder,
  { client, signal, onProgress }: Checking,
): Promise<CheckedImport> {
  const asked = new Map<Field, Set<string>>();
  for await (const rows of readRows(order.source)) {
    signal.throwIfAborted();
    for (const { field, text } of rows.flatMap((row) => referencesOf(order, row))) {
      asked.set(field, (asked.get(field) ?? new Set()).add(text));
    }
  }
  const references = await lookUpReferences(asked, { client, signal });
  const existing = await lookUpKeys(order, references, { signal, onProgress });
  const isThere = (key: string): boolean | undefined => existing?.has(key);
  const found: Findings = { references, isThere };
  const counts = { created: 0, changed: 0, faulty: 0 };
  const shown: ImportRow[] = [];
  for await (const rows of checkedRows(order, found)) {
    signal.throwIfAborted();
    for (const { checked } of rows) {
      if (checked.faults.length > 0) {
        counts.faulty += 1;
        if (shown.length < MOST_SHOWN) shown.push(checked);
      } else if (checked.act === "create") counts.created += 1;
      else counts.changed += 1;
    }
  }
  const { unchecked } = references;
  const { labels } = order.resource;
  const all = existing === undefined ? [...unchecked, labels.many] : unchecked;
  return { order, found, unchecked: all, ...counts, shown };
}

async function lookUpKeys(
  order: ImportOrder,
  { find }: FoundReferences,
  { signal, onProgress }: Omit<Checking, "client">,
): Promise<ReadonlySet<string> | undefined> {
  const { plan, part, resource, parents } = order;
  if (plan.keys.length === 0) return new Set();
  const keys = new Set<string>();
  for await (const rows of readRows(order.source)) {
    signal.throwIfAborted();
    for (const row of rows) {
      const key = keyOf({ ...order, findReference: find }, row);
      if (key !== undefined) keys.add(key);
    }
  }
  let looked = 0;
  const onLooked = (count: number): void => {
    looked += count;
    onProgress(looked, keys.size);
  };
  return findExisting({ part, resource, parents, signal, onLooked }, [...keys]);
}

export interface CheckedRow {
  readonly row: SourceRow;
  readonly checked: ImportRow;
}

/** Every row with what became of it; the file is read anew, so that it need not be kept. */
export async function* checkedRows(
  order: ImportOrder,
  { references, isThere }: Findings,
): AsyncGenerator<readonly CheckedRow[]> {
  const { shapes = {} } = order.part;
  const task = { ...order, shapes, findReference: references.find, isThere };
  const keys = new Set<string>();
  for await (const rows of readRows(order.source)) {
    yield rows.map((row) => ({ row, checked: withoutTwins(readImportRow(task, row), keys) }));
  }
}

/** A record that two rows want to write would keep what happens to be sent last. */
function withoutTwins(checked: ImportRow, keys: Set<string>): ImportRow {
  const { key } = checked;
  if (key === undefined) return checked;
  if (keys.has(key)) return { ...checked, faults: [...checked.faults, { kind: "twice" }] };
  keys.add(key);
  return checked;
}
