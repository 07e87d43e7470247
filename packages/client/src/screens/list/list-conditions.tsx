import type { Field, ListShape, ListState } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useShownView } from "#components/resources/use-shown-view.ts";
import { QuickFilters } from "#screens/list/filters/quick-filters.tsx";
import type { TableLayout } from "#storage/table-layout.ts";

// Most lists have no saved views.
const ViewState = lazyComponent(
  async () => (await import("#screens/list/views/view-state.tsx")).ViewState,
);

interface ListConditionsProps {
  readonly list: ListShape;
  readonly fields: readonly Field[];
  readonly address: ListAddress;
  readonly layout: TableLayout;
  readonly onFilters: (filters: ListState["filters"]) => void;
}

/** Quick filters and the state of the opened view, above the table. */
export function ListConditions(props: ListConditionsProps): ReactNode {
  const { list, fields, address, layout, onFilters } = props;
  const shown = useShownView();
  /** View that this list showed last. */
  const [opened, setOpened] = useState(shown);
  if (shown !== undefined && shown !== opened) setOpened(shown);
  return (
    <>
      <QuickFilters
        filters={list.filters}
        fields={fields}
        chosen={address.filters}
        onFilters={onFilters}
      />
      {opened !== undefined && <ViewState {...{ opened, shown, address, layout }} />}
    </>
  );
}
