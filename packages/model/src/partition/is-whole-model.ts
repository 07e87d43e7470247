import type { AdminModel } from "#types/admin-model.ts";
import type { ModelSummary } from "#types/model-chunk.ts";

/**
 * True if a summary includes all chunks. In a separate file: the console needs this check at once and the rest of the
 * folder never.
 */
export function isWholeModel(summary: ModelSummary): summary is AdminModel {
  return summary.problems !== undefined;
}
