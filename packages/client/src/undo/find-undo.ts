import {
  type Inverse,
  type ModelSummary,
  type ModelChunk,
  type RowEffect,
  findInverse,
} from "@quarterdeck/model";
import type { HistoryEntry } from "./history-entry.ts";

type Write = Pick<HistoryEntry, "kind" | "key" | "before" | "after" | "hidden" | "copies">;

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
  const isReferred = effects === undefined ? hasReferrers(summary, chunk) : effects.length > 0;
  return findInverse(chunk, { ...write, hasReferrers: isReferred });
}

/** True if other records refer to the resource or are nested in it. */
function hasReferrers(summary: ModelSummary, { resource, isReferred }: ModelChunk): boolean {
  const name = resource?.name;
  return (
    isReferred === true ||
    summary.resources.some(({ parents }) => parents.some((parent) => parent.resource === name))
  );
}
