import type { ResourceSummary } from "@quarterdeck/model";
import { startTransition, useEffect, useState } from "react";
import { type FormDraft, listFormDrafts } from "#storage/form-drafts.ts";
import { readRecentItems, type RecentItem } from "#storage/recent-items.ts";
import { useModel } from "#queries/model/use-model.ts";
import { type FewRows, readFewRows } from "./few-rows.ts";
import { findTrends } from "./find-trends.ts";
import { readTrendChoice } from "./trend-choice.ts";

/** What a person was at, and what may interest them. */
export interface AtHand {
  readonly drafts: readonly FormDraft[];
  readonly recent: readonly RecentItem[];
  readonly readAt: number;
  /** The lists of which can be told when their records came. */
  readonly trends: readonly ResourceSummary[];
  /** `Resource.name` of the one that was chosen last. */
  readonly trend: string | undefined;
  /** How many records a card will most likely show, by `Resource.name`. */
  readonly few: FewRows;
}

const most = 6;

/** Undefined for the moment that it takes to read. */
export function useAtHand(): AtHand | undefined {
  const model = useModel();
  const [atHand, setAtHand] = useState<AtHand>();
  useEffect(() => {
    let isGone = false;
    async function read(): Promise<void> {
      const [drafts, recent, trend, few] = await Promise.all([
        listFormDrafts(),
        readRecentItems(),
        readTrendChoice(),
        readFewRows(),
      ]);
      const visited = recent.map(({ path }) => path);
      const trends = findTrends(model, visited);
      if (isGone) return;
      const lists = { drafts: drafts.slice(0, most), recent: recent.slice(0, most) };
      const readAt = Date.now();
      // All of the screen comes with it: drawn in slices.
      startTransition(() => setAtHand({ ...lists, trends, trend, few, readAt }));
    }
    void read();
    return () => {
      isGone = true;
    };
  }, [model]);
  return atHand;
}
