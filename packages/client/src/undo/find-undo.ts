import { type Inverse, type ModelSummary, type ModelChunk, findInverse } from "@quarterdeck/model";
import type { HistoryEntry } from "./history-entry.ts";

type Write = Pick<HistoryEntry, "kind" | "key" | "before" | "after" | "hidden">;

/** Finds the inverse of a write, or the reason why there is none. */
export function findUndo(summary: ModelSummary, chunk: ModelChunk | null, write: Write): Inverse {
  if (chunk === null) return { kind: "none", reason: "not-read", names: [] };
  return findInverse(chunk, { ...write, hasReferrers: hasReferrers(summary, chunk) });
}

/** True if other records refer to the resource or are nested in it. */
function hasReferrers(summary: ModelSummary, { resource, referrers }: ModelChunk): boolean {
  const name = resource?.name;
  return (
    referrers.length > 0 ||
    summary.resources.some(({ parents }) => parents.some((parent) => parent.resource === name))
  );
}
