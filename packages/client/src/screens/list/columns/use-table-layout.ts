import type { Field, Resource } from "@quarterdeck/model";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { emptyListAddress, writeListAddress } from "#addresses/list-address.ts";
import { usePreference } from "#components/hooks/use-preference.ts";
import { useShownView } from "#components/resources/use-shown-view.ts";
import { pinnedFirst } from "#tables/listed-fields.ts";
import { emptyLayout, readTableLayout, type TableLayout } from "#storage/table-layout.ts";
import { saveView, setShownColumns } from "#storage/views.ts";

/** `isLeaving`: the columns change too, so that the saved view that shows is left as it is. */
export type LayOut = (next: TableLayout, isLeaving?: boolean) => void;

/** How this list's table is laid out: as in the saved view that shows, else as this person likes it here. */
export function useTableLayout(
  resource: Resource,
  chosen: readonly Field[],
): readonly [TableLayout, LayOut] {
  const [kept, keep, isRead] = usePreference(`layout ${resource.name}`);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const own = readTableLayout(kept) ?? emptyLayout;
  const columns = pinnedFirst(chosen, own.pinned).map(({ name }) => name);
  const { columns: said = "" } = writeListAddress({ ...emptyListAddress, columns });
  useEffect(() => {
    if (isRead && said !== "") setShownColumns(path, said);
  }, [isRead, path, said]);
  const view = useShownView();
  return [
    readTableLayout(view?.layout) ?? own,
    (next, isLeaving = false) => {
      // The view too: what is laid out while it shows is how it looks from now on.
      if (view !== undefined && !isLeaving) saveView({ ...view, layout: next });
      keep(next);
    },
  ];
}
