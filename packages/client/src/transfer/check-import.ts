import type { Field, ImportRow, Resource, SourceRow } from "@quarterdeck/model";
import type { ImportMapping, ImportPlan } from "@quarterdeck/model";
import { readImportRow, referencesOf } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { ImportSource } from "./import-file.ts";
import { readRows } from "./import-file.ts";
import type { FoundReferences } from "./look-up-references.ts";
import { lookUpReferences } from "./look-up-references.ts";

/** What a file is to become. */
export interface ImportOrder {
  readonly source: ImportSource;
  readonly resource: Resource;
  readonly plan: ImportPlan;
  readonly mapping: ImportMapping;
}

export interface CheckedImport {
  readonly order: ImportOrder;
  readonly references: FoundReferences;
  readonly good: number;
  readonly faulty: number;
  /** The first of those that cannot be sent. */
  readonly shown: readonly ImportRow[];
}

/** More nobody reads; the file of faulty rows has them all. */
const MOST_SHOWN = 100;

/** Looks at every row, and at every record that one names, before anything is sent. */
export async function checkImport(
  order: ImportOrder,
  {
    client,
    signal,
  }: {
    readonly client: QueryClient;
    readonly signal: AbortSignal;
  },
): Promise<CheckedImport> {
  const asked = new Map<Field, Set<string>>();
  for await (const rows of readRows(order.source)) {
    signal.throwIfAborted();
    for (const { field, text } of rows.flatMap((row) => referencesOf(order, row))) {
      asked.set(field, (asked.get(field) ?? new Set()).add(text));
    }
  }
  const references = await lookUpReferences(asked, { client, signal });
  let good = 0;
  let faulty = 0;
  const shown: ImportRow[] = [];
  for await (const rows of checkedRows(order, references)) {
    signal.throwIfAborted();
    for (const { checked } of rows) {
      if (checked.faults.length === 0) good += 1;
      else {
        faulty += 1;
        if (shown.length < MOST_SHOWN) shown.push(checked);
      }
    }
  }
  return { order, references, good, faulty, shown };
}

export interface CheckedRow {
  readonly row: SourceRow;
  readonly checked: ImportRow;
}

/** Every row with what became of it; the file is read anew, so that it need not be kept. */
export async function* checkedRows(
  order: ImportOrder,
  { find }: FoundReferences,
): AsyncGenerator<readonly CheckedRow[]> {
  const keys = new Set<string>();
  for await (const rows of readRows(order.source)) {
    yield rows.map((row) => {
      const checked = readImportRow({ ...order, findReference: find }, row);
      return { row, checked: withoutTwins(checked, keys) };
    });
  }
}

/** A record that two rows want to change would keep what happens to be sent last. */
function withoutTwins(checked: ImportRow, keys: Set<string>): ImportRow {
  const { key } = checked;
  if (key === undefined) return checked;
  if (keys.has(key)) return { ...checked, faults: [...checked.faults, { kind: "twice" }] };
  keys.add(key);
  return checked;
}
