import { useQueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { type FormDraft, listFormDrafts } from "#storage/form-drafts.ts";
import { readRecentItems, type RecentItem } from "#storage/recent-items.ts";
import { useModel } from "#queries/model/use-model.ts";
import { type RowCounts, readRowCounts } from "./row-counts.ts";
import { mayReadInBackground } from "#queries/permission-cache.ts";
import { prefetchTiles } from "./tiles/prefetch-tiles.ts";
import { readTiles, type Tile, type TileShape } from "./tiles/tile.ts";
import { findTileLists, guessShape } from "./tiles/tile-lists.ts";
import { readShowsWelcome } from "./shows-welcome.ts";

/** Drafts, recent items and tiles of the home screen. */
export interface HomeData {
  readonly drafts: readonly FormDraft[];
  readonly recent: readonly RecentItem[];
  readonly readAt: number;
  readonly dashboard: HomeDashboard;
  /** Expected number of records of each card, by `Resource.name`. */
  readonly expectedRows: RowCounts;
  /** True until the user hides the API map. */
  readonly showsWelcome: boolean;
}

export interface HomeDashboard {
  /** Undefined until the user arranges them. */
  readonly tiles: readonly Tile[] | undefined;
  /** Undefined: none of its lists may be read in the background (H9). */
  readonly shape: TileShape | undefined;
}

const MAX_ITEMS = 6;

/** Undefined while the data is read. */
export function useHomeData(): HomeData | undefined {
  const model = useModel();
  const client = useQueryClient();
  const [data, setData] = useState<HomeData>();
  useEffect(() => {
    let isUnmounted = false;
    async function read(): Promise<void> {
      const readDashboard = readTiles().then(({ tiles, shape }): HomeDashboard => {
        const defaults = findTileLists(model);
        const isShown =
          tiles !== undefined || defaults.some((one) => mayReadInBackground(one.operations.list));
        if (!isShown) return { tiles, shape: undefined };
        if (!isUnmounted) prefetchTiles(client, model, tiles);
        return { tiles, shape: shape ?? guessShape(defaults) };
      });
      const [drafts, recent, dashboard, expectedRows, showsWelcome] = await Promise.all([
        listFormDrafts(),
        readRecentItems(),
        readDashboard,
        readRowCounts(),
        readShowsWelcome(),
      ]);
      if (isUnmounted) return;
      const lists = { drafts: drafts.slice(0, MAX_ITEMS), recent: recent.slice(0, MAX_ITEMS) };
      const readAt = Date.now();
      // The whole screen depends on it: rendered as a transition.
      startTransition(() => setData({ ...lists, dashboard, expectedRows, showsWelcome, readAt }));
    }
    void read();
    return () => {
      isUnmounted = true;
    };
  }, [model, client]);
  return data;
}
