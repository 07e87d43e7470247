import type { ModelSummary, ResourceSummary } from "@quarterdeck/model";
import { isWholeModel, findTrendKind } from "@quarterdeck/model";
import { mayReadInBackground } from "#queries/permission-cache.ts";

/**
 * The lists that tell when their records came: those that were visited lately first, then those that tell when a record was
 * made before those that tell when something happened to it.
 */
export function findTrends(
  model: ModelSummary,
  visited: readonly string[],
): readonly ResourceSummary[] {
  const told = isWholeModel(model)
    ? model.resources.map((brief) => ({ brief, trend: findTrendKind(brief) }))
    : model.resources.map((brief) => ({ brief, trend: brief.trend }));
  const place = ({ name }: ResourceSummary): number => {
    const at = visited.findIndex((path) => path === `/${name}` || path.startsWith(`/${name}/`));
    return at < 0 ? visited.length : at;
  };
  return told
    .filter(({ brief, trend }) => trend !== undefined && isReadable(brief))
    .toSorted(
      (one, other) =>
        place(one.brief) - place(other.brief) ||
        Number(other.trend === "creation") - Number(one.trend === "creation"),
    )
    .map(({ brief }) => brief);
}

function isReadable({ parents, isHidden, operations }: ResourceSummary): boolean {
  return parents.length === 0 && isHidden !== true && mayReadInBackground(operations.list);
}
