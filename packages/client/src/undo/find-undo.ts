import {
  type Inverse,
  type ModelSummary,
  type ModelChunk,
  type RowEffect,
  findInverse,
  ownMember,
} from "@quarterdeck/model";
import { isRecord } from "#fields/values/record-value.ts";
import type { HistoryEntry } from "./history-entry.ts";

type Write = Pick<
  HistoryEntry,
  "kind" | "key" | "before" | "after" | "hidden" | "copies" | "opposite" | "unfinished"
>;

/**
 * Finds the inverse of a write, or the reason why there is none. `effects`: effects of a deletion on other records, if
 * the API lists them.
 */
export function findUndo(
  summary: ModelSummary,
  chunk: ModelChunk | null,
  write: Write,
  effects?: readonly RowEffect[],
): Inverse {
  if (chunk === null) return { kind: "none", reason: "not-read", names: [] };
  if (write.unfinished !== undefined) return { kind: "none", reason: "unchanged", names: [] };
  const { opposite, key, before, after } = write;
  if (opposite !== undefined && key !== undefined && isRecord(before) && isRecord(after)) {
    const names = isRecord(opposite.body) ? Object.keys(opposite.body) : [];
    return {
      kind: "change",
      key,
      before: pick(after, names),
      after: pick(before, names),
      stays: [],
    };
  }
  const isReferred = effects === undefined ? hasReferrers(summary, chunk) : effects.length > 0;
  return findInverse(chunk, { ...write, hasReferrers: isReferred });
}

function pick(
  record: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, ownMember(record, name)]));
}

/** True if other records refer to the resource or are nested in it. */
function hasReferrers(summary: ModelSummary, { resource, isReferred }: ModelChunk): boolean {
  const name = resource?.name;
  return (
    isReferred === true ||
    summary.resources.some(({ parents }) => parents.some((parent) => parent.resource === name))
  );
}
