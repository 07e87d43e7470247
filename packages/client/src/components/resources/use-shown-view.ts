import { useSyncExternalStore } from "react";
import { usePathname, useSearch } from "#router/use-router.ts";
import {
  columnsOf,
  findShownView,
  type SavedView,
  savedViews,
  subscribeViews,
} from "#storage/views.ts";

/** Saved view that matches the current list. */
export function useShownView(): SavedView | undefined {
  const path = usePathname();
  const search = useSearch();
  return useSyncExternalStore(subscribeViews, () =>
    findShownView(savedViews(), { path, search, columns: columnsOf(path) }),
  );
}
