import type { ListShape, ListState } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
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

// Few users turn several pages.
const ReadAhead = lazyComponent(async () => (await import("./read-ahead.tsx")).ReadAhead);

interface ListConditionsProps extends CountedList {
  readonly list: ListShape;
  readonly reading: ListReading;
  readonly layout: TableLayout;
  /** State of the page. */
  readonly requested: ListAddress;
  readonly size: number;
  /** Pages that the user turned to the next one, without another step between. */
  readonly turns: number;
  readonly onFilters: (filters: ListState["filters"]) => void;
}

/** Quick filters and the state of the opened view, above the table. Reads the next page in advance. */
export function ListConditions(props: ListConditionsProps): ReactNode {
  const { list, address, reading, layout, turns, onFilters } = props;
  const { page, isPrevious } = reading;
  const isTurning = turns > 1 && !isPrevious;
  const shown = useShownView();
  /** View that this list showed last. */
  const [opened, setOpened] = useState(shown);
  if (shown !== undefined && shown !== opened) setOpened(shown);
  return (
    <>
      <QuickFilters
        filters={list.filters}
        counted={props}
        total={page?.total}
        onFilters={onFilters}
      />
      {isTurning && page?.arranged === undefined && page?.hasNext === true && (
        <ReadAhead {...props} page={page} />
      )}
      {opened !== undefined && <ViewState {...{ opened, shown, address, layout }} />}
    </>
  );
}
