import { useLocation } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { parseSearch } from "#addresses/search.ts";
import {
  columnsOf,
  findShownView,
  type SavedView,
  savedViews,
  subscribeViews,
} from "#storage/views.ts";

/** Saved view that matches the current list. */
export function useShownView(): SavedView | undefined {
  const [path, search] = useLocation({
    select: ({ pathname, searchStr }) => [pathname, searchStr] as const,
    structuralSharing: true,
  });
  return useSyncExternalStore(subscribeViews, () =>
    findShownView(savedViews(), { path, search: parseSearch(search), columns: columnsOf(path) }),
  );
}
