import type { ModelSummary, ResourceSummary } from "@quarterdeck/model";
import { findTrendKind, isWholeModel } from "@quarterdeck/model";
import { isRefused } from "#queries/permission-cache.ts";
import type { TileShape } from "./tile.ts";

export const MAX_NUMBERS = 4;
const MAX_LISTS = 8;
const kinds = ["creation", "arrival", undefined] as const;

/**
 * Lists of the first tiles: those with a creation time, then those with another time, in the order of the model. They do
 * not depend on visits, so that each visit shows the same tiles.
 */
export function findTileLists(model: ModelSummary): readonly ResourceSummary[] {
  const trends = isWholeModel(model)
    ? model.resources.map((brief) => ({ brief, trend: findTrendKind(brief) }))
    : model.resources.map((brief) => ({ brief, trend: brief.trend }));
  const readable = trends.filter(({ brief }) => canRead(brief));
  const sorted = kinds
    .flatMap((kind) => readable.filter(({ trend }) => trend === kind))
    .map(({ brief }) => brief);
  // Their number is in the header of every screen.
  const isInHeader = ({ attention }: ResourceSummary): boolean => attention !== undefined;
  return [
    ...sorted.filter((brief) => !isInHeader(brief)),
    ...sorted.filter((brief) => isInHeader(brief)),
  ].slice(0, MAX_LISTS);
}

function canRead({ parents, isHidden, operations: { list } }: ResourceSummary): boolean {
  return parents.length === 0 && isHidden !== true && list !== undefined && !isRefused(list);
}

/** Shape of the first tiles, before their lists are described. */
export function guessShape(lists: readonly ResourceSummary[]): TileShape {
  return { numbers: Math.min(lists.length, MAX_NUMBERS), charts: 2 };
}
