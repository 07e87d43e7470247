import type { ListShape, ListState } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useShownView } from "#components/resources/use-shown-view.ts";
import { QuickFilters } from "#screens/list/filters/quick-filters.tsx";
import type { CountedList } from "#screens/list/filters/use-choice-counts.ts";
import type { ListReading } from "#queries/list.ts";
import type { TableLayout } from "#storage/table-layout.ts";

// Most lists have no saved views.
const ViewState = lazyComponent(
  async () => (await import("#screens/list/views/view-state.tsx")).ViewState,
);

interface ListConditionsProps extends CountedList {
  readonly list: ListShape;
  readonly reading: ListReading;
  readonly layout: TableLayout;
  readonly onFilters: (filters: ListState["filters"]) => void;
}

/** Quick filters and the state of the opened view, above the table. */
export function ListConditions(props: ListConditionsProps): ReactNode {
  const { list, address, reading, layout, onFilters } = props;
  const shown = useShownView();
  /** View that this list showed last. */
  const [opened, setOpened] = useState(shown);
  if (shown !== undefined && shown !== opened) setOpened(shown);
  return (
    <>
      <QuickFilters
        filters={list.filters}
        counted={props}
        total={reading.page?.total}
        onFilters={onFilters}
      />
      {opened !== undefined && <ViewState {...{ opened, shown, address, layout }} />}
    </>
  );
}
