import type { Resource } from "@quarterdeck/model";
import { useLocation } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { parseSearch } from "#addresses/search.ts";
import { usePreference } from "#components/use-preference.ts";
import { plainLayout, readTableLayout, type TableLayout } from "#keep/table-layout.ts";
import { savedViews, saveView, shownList, subscribeViews } from "#keep/views.ts";

/** `isLeaving`: the columns change too, so that the saved view that shows is left as it is. */
export type LayOut = (next: TableLayout, isLeaving?: boolean) => void;

/** How this list's table is laid out: as in the saved view that shows, else as this person likes it here. */
export function useTableLayout(resource: Resource): readonly [TableLayout, LayOut] {
  const [kept, keep] = usePreference(`layout ${resource.name}`);
  const here = useLocation({
    select: ({ pathname, searchStr }) => shownList(pathname, parseSearch(searchStr)),
  });
  const views = useSyncExternalStore(subscribeViews, savedViews);
  const view = views.find(({ path, search }) => shownList(path, search) === here);
  const layout = readTableLayout(view?.layout) ?? readTableLayout(kept) ?? plainLayout;
  return [
    layout,
    (next, isLeaving = false) => {
      // The view too: what is laid out while it shows is how it looks from now on.
      if (view !== undefined && !isLeaving) saveView({ ...view, layout: next });
      keep(next);
    },
  ];
}
