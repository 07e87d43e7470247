import { type ModelSummary, resourceChunk, type ResourceSummary } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { readChunk } from "#queries/model/read-chunk.ts";
import { isReadableAlone, latestOptions } from "#queries/overview.ts";
import { mayReadInBackground } from "#queries/permission-cache.ts";
import { Dashboard } from "./lazy-dashboard.ts";
import { MAX_NUMBERS, findTileLists } from "./tile-lists.ts";
import { isChart, listOfTile, type Tile } from "./tile.ts";

/**
 * Loads the code of the tiles, and also requests the lists that the first ones count. `stored`: the tiles of the
 * user; undefined: the first tiles.
 */
export function prefetchTiles(
  client: QueryClient,
  model: ModelSummary,
  stored: readonly Tile[] | undefined,
): void {
  void Dashboard.prefetch();
  const counted = stored?.filter((tile) => !isChart(tile) && countsAll(tile));
  const lists =
    counted?.flatMap((tile) => listOfTile(model, tile)?.resource ?? []) ?? findTileLists(model);
  for (const list of new Set(lists.slice(0, MAX_NUMBERS))) void prefetchLatest(client, list);
}

/** True for a tile that shows the total of the list's card. */
function countsAll({ view, search, measure }: Tile): boolean {
  return view === undefined && Object.keys(search).length === 0 && measure.of === "count";
}

async function prefetchLatest(
  client: QueryClient,
  { name, operations, parents }: ResourceSummary,
): Promise<void> {
  const chunk = await readChunk(client, resourceChunk(name)).catch(() => null);
  if (chunk === null || parents.length > 0 || !mayReadInBackground(operations.list)) return;
  if (!isReadableAlone(chunk) || chunk.resource?.list?.total?.in === "operation") return;
  const options = latestOptions(chunk);
  if (options !== undefined) await client.prefetchQuery({ ...options, retry: false });
}
