import type { Field, Resource } from "@quarterdeck/model";
import { usePathname } from "#router/use-router.ts";
import { useEffect } from "react";
import { emptyListAddress, writeListAddress } from "#addresses/list-address.ts";
import { usePreference } from "#components/hooks/use-preference.ts";
import { useShownView } from "#components/resources/use-shown-view.ts";
import { pinnedFirst } from "#tables/listed-fields.ts";
import { emptyLayout, readTableLayout, type TableLayout } from "#storage/table-layout.ts";
import { saveView, setShownColumns } from "#storage/views.ts";

/** Stores a layout; `isLeaving`: the columns change too, so the saved view stays unchanged. */
export type SetLayout = (next: TableLayout, isLeaving?: boolean) => void;

/** Layout of the open saved view, else of the user's preference. */
export function useTableLayout(
  resource: Resource,
  chosen: readonly Field[],
): readonly [TableLayout, SetLayout] {
  const [stored, store, isRead] = usePreference(`layout ${resource.name}`);
  const path = usePathname();
  const own = readTableLayout(stored) ?? emptyLayout;
  const columns = pinnedFirst(chosen, own.pinned).map(({ name }) => name);
  const { columns: columnText = "" } = writeListAddress({ ...emptyListAddress, columns });
  useEffect(() => {
    if (isRead && columnText !== "") setShownColumns(path, columnText);
  }, [isRead, path, columnText]);
  const view = useShownView();
  return [
    readTableLayout(view?.layout) ?? own,
    (next, isLeaving = false) => {
      // A change while a view is open belongs to the view.
      if (view !== undefined && !isLeaving) saveView({ ...view, layout: next });
      store(next);
    },
  ];
}
