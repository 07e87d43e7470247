import { useEffect, useState } from "react";
import { type FormDraft, listFormDrafts } from "#keep/form-drafts.ts";
import { readRecentPlaces, type RecentPlace } from "#keep/recent-places.ts";

/** What a person was at. */
export interface AtHand {
  readonly drafts: readonly FormDraft[];
  readonly recent: readonly RecentPlace[];
  readonly readAt: number;
}

const most = 6;

/** Undefined for the moment that it takes to read. */
export function useAtHand(): AtHand | undefined {
  const [atHand, setAtHand] = useState<AtHand>();
  useEffect(() => {
    let isGone = false;
    async function read(): Promise<void> {
      const [drafts, recent] = await Promise.all([listFormDrafts(), readRecentPlaces()]);
      if (isGone) return;
      const lists = { drafts: drafts.slice(0, most), recent: recent.slice(0, most) };
      setAtHand({ ...lists, readAt: Date.now() });
    }
    void read();
    return () => {
      isGone = true;
    };
  }, []);
  return atHand;
}
