import type { ResourceSummary } from "@quarterdeck/model";
import { startTransition, useEffect, useState } from "react";
import { type FormDraft, listFormDrafts } from "#storage/form-drafts.ts";
import { readRecentItems, type RecentItem } from "#storage/recent-items.ts";
import { useModel } from "#queries/model/use-model.ts";
import { type RowCounts, readRowCounts } from "./row-counts.ts";
import { findTrends } from "./find-trends.ts";
import { readStoredTrend } from "./stored-trend.ts";
import { readShowsWelcome } from "./shows-welcome.ts";

/** Drafts, recent items and trends of the home screen. */
export interface HomeData {
  readonly drafts: readonly FormDraft[];
  readonly recent: readonly RecentItem[];
  readonly readAt: number;
  /** Lists with a trend. */
  readonly trends: readonly ResourceSummary[];
  /** `Resource.name` of the last selected trend. */
  readonly trend: string | undefined;
  /** Expected number of records of each card, by `Resource.name`. */
  readonly expectedRows: RowCounts;
  /** True until the user hides the API map. */
  readonly showsWelcome: boolean;
}

const MAX_ITEMS = 6;

/** Undefined while the data is read. */
export function useHomeData(): HomeData | undefined {
  const model = useModel();
  const [data, setData] = useState<HomeData>();
  useEffect(() => {
    let isUnmounted = false;
    async function read(): Promise<void> {
      const [drafts, recent, trend, expectedRows, showsWelcome] = await Promise.all([
        listFormDrafts(),
        readRecentItems(),
        readStoredTrend(),
        readRowCounts(),
        readShowsWelcome(),
      ]);
      const trends = findTrends(model);
      if (isUnmounted) return;
      const lists = { drafts: drafts.slice(0, MAX_ITEMS), recent: recent.slice(0, MAX_ITEMS) };
      const readAt = Date.now();
      // The whole screen depends on it: rendered as a transition.
      startTransition(() =>
        setData({ ...lists, trends, trend, expectedRows, showsWelcome, readAt }),
      );
    }
    void read();
    return () => {
      isUnmounted = true;
    };
  }, [model]);
  return data;
}
