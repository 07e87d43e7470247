import type { QueryClient } from "@tanstack/react-query";
import { isRefused, mayReadInBackground } from "./permission-cache.ts";
import { findBrief, hasTitle, isRequested, titleStore } from "./reference-titles.ts";

/** Names of the resources whose visible titles are read only when the user requests it (H9). */
export function listUnreadTitles(client: QueryClient): readonly string[] {
  return titleStore(client)
    .listUnread()
    .filter((name) => {
      const brief = findBrief(client, name);
      if (brief === undefined || !hasTitle(brief)) return false;
      const reads = [brief.operations.list, brief.operations.read].filter((id) => id !== undefined);
      const isOpen = reads.some((id) => mayReadInBackground(id));
      return !isOpen && reads.some((id) => !isRefused(id)) && !isRequested(client, name);
    });
}
