import type { ModelSummary, ResourceSummary } from "@quarterdeck/model";
import { isWholeModel, findTrendKind } from "@quarterdeck/model";
import { mayReadInBackground } from "#queries/permission-cache.ts";

/** Lists with a date field for a trend: recently visited ones first, then those with a creation date. */
export function findTrends(
  model: ModelSummary,
  visited: readonly string[],
): readonly ResourceSummary[] {
  const candidates = isWholeModel(model)
    ? model.resources.map((brief) => ({ brief, trend: findTrendKind(brief) }))
    : model.resources.map((brief) => ({ brief, trend: brief.trend }));
  const position = ({ name }: ResourceSummary): number => {
    const at = visited.findIndex((path) => path === `/${name}` || path.startsWith(`/${name}/`));
    return at < 0 ? visited.length : at;
  };
  return candidates
    .filter(({ brief, trend }) => trend !== undefined && isReadable(brief))
    .toSorted(
      (one, other) =>
        position(one.brief) - position(other.brief) ||
        Number(other.trend === "creation") - Number(one.trend === "creation"),
    )
    .map(({ brief }) => brief);
}

function isReadable({ parents, isHidden, operations }: ResourceSummary): boolean {
  return parents.length === 0 && isHidden !== true && mayReadInBackground(operations.list);
}
