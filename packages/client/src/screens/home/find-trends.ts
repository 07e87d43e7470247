import type { ModelSummary, ResourceSummary } from "@quarterdeck/model";
import { isWholeModel, findTrendKind } from "@quarterdeck/model";
import { mayReadInBackground } from "#queries/permission-cache.ts";

/** Lists with a date field for a trend: those with a creation date first, so that each visit shows the same one. */
export function findTrends(model: ModelSummary): readonly ResourceSummary[] {
  const candidates = isWholeModel(model)
    ? model.resources.map((brief) => ({ brief, trend: findTrendKind(brief) }))
    : model.resources.map((brief) => ({ brief, trend: brief.trend }));
  return candidates
    .filter(({ brief, trend }) => trend !== undefined && isReadable(brief))
    .toSorted((one, other) => Number(other.trend === "creation") - Number(one.trend === "creation"))
    .map(({ brief }) => brief);
}

function isReadable({ parents, isHidden, operations }: ResourceSummary): boolean {
  return parents.length === 0 && isHidden !== true && mayReadInBackground(operations.list);
}
