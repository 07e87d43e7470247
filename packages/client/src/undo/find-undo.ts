import { type Inverse, type ModelSummary, type ModelChunk, findInverse } from "@quarterdeck/model";
import type { HistoryEntry } from "./history-entry.ts";

type Write = Pick<HistoryEntry, "kind" | "key" | "before" | "after" | "hidden">;

/** What takes a write back here, or why nothing does. */
export function findUndo(summary: ModelSummary, chunk: ModelChunk | null, write: Write): Inverse {
  if (chunk === null) return { kind: "none", reason: "not-read", names: [] };
  return findInverse(chunk, { ...write, hasReferrers: hasReferrers(summary, chunk) });
}

/** Lists that are narrowed by it, or that stand below it. */
function hasReferrers(summary: ModelSummary, { resource, referrers }: ModelChunk): boolean {
  const name = resource?.name;
  return (
    referrers.length > 0 ||
    summary.resources.some(({ parents }) => parents.some((parent) => parent.resource === name))
  );
}
