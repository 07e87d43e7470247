import type { ListShape, Resource } from "@quarterdeck/model";
import { type ReactNode, useMemo } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { Pager } from "#components/navigation/pager.tsx";
import { pinnedFirst, listedFields, shownFields } from "#tables/listed-fields.ts";
import { useList } from "#queries/list.ts";
import classes from "./list.module.css";
import { LostNotice } from "./lost-notice.tsx";
import { ListRows } from "./list-rows.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { isNumbered, pageSize, pageSizes } from "./page-sizes.ts";
import { SelectionHost } from "#screens/list/selection/selection-host.tsx";
import { useColumnChoice } from "./use-column-choice.ts";
import { resolveFilters } from "#screens/list/filters/relative-days.ts";
import { usePageHistory } from "./use-page-history.ts";
import { useTableLayout } from "#screens/list/columns/use-table-layout.ts";
import { useToday } from "#screens/list/filters/use-today.ts";
import { useRowSelection } from "#screens/list/selection/use-row-selection.ts";

// Most lists are looked at as they come.
const FilterChips = lazyComponent(
  async () => (await import("#screens/list/filters/filter-chips.tsx")).FilterChips,
);

interface ListPaneProps {
  readonly resource: Resource;
  readonly list: ListShape;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly onAddress: (next: ListAddress, how?: { readonly isReplace?: boolean }) => void;
}

export function ListPane({
  resource,
  list,
  parents,
  address,
  onAddress,
}: ListPaneProps): ReactNode {
  // What is shown, saved and changed says "today"; what is asked for says which day that is.
  const asked = { ...address, filters: resolveFilters(list, address.filters, useToday()) };
  const reading = useList(resource, asked, parents);
  const trail = usePageHistory(address);
  const [columns, chooseColumns] = useColumnChoice(resource, address, onAddress);
  const { page } = reading;
  const rows = page?.rows;
  const chosen = columns?.join("\n");
  const fields = useMemo(() => listedFields(resource, rows), [resource, rows]);
  const wanted = useMemo(() => shownFields(fields, chosen?.split("\n")), [fields, chosen]);
  const [layout, setLayout] = useTableLayout(resource, wanted);
  const held = layout.pinned.join("\n");
  const shown = useMemo(() => pinnedFirst(wanted, held.split("\n")), [wanted, held]);
  const isPaged =
    list.paging.style !== "none" && (address.page > 1 || (page?.rows.length ?? 0) > 0);
  const size = pageSize(list, address, page?.rows.length);
  const selection = useRowSelection(resource, address, reading);

  const isFiltered = list.filters.some(({ name }) => (address.filters[name] ?? []).length > 0);

  /** What changes which rows match, or their order, begins again at the first page. */
  function narrow(change: Partial<ListAddress>, isTyping: boolean): void {
    onAddress({ ...address, ...change, page: 1, cursor: undefined }, { isReplace: isTyping });
  }

  function goTo(number: number): void {
    onAddress({ ...address, page: number, cursor: trail.cursorOf(number, page?.next) });
  }

  return (
    <>
      <ListToolbar
        resource={resource}
        list={list}
        parents={parents}
        address={address}
        asked={asked}
        fields={fields}
        shown={shown}
        reading={reading}
        onNarrow={narrow}
        layout={layout}
        onColumns={chooseColumns}
        onLayout={setLayout}
      />
      <div className={classes.result}>
        {address.unsupported !== undefined && (
          <LostNotice
            names={address.unsupported}
            onClean={() => onAddress(address, { isReplace: true })}
          />
        )}
        {isFiltered && (
          <FilterChips
            fallback={<div className={classes.chips} />}
            list={list}
            fields={fields}
            chosen={address.filters}
            onFilters={(filters) => narrow({ filters }, false)}
          />
        )}
        <ListRows
          resource={resource}
          list={list}
          parents={parents}
          address={address}
          fields={shown}
          size={size}
          reading={reading}
          selection={selection}
          layout={layout}
          onLayout={setLayout}
          onColumns={chooseColumns}
          onNarrow={narrow}
        />
        {selection !== undefined && (
          <SelectionHost
            resource={resource}
            parents={parents}
            address={asked}
            fields={fields}
            shown={shown}
            selection={selection}
            total={page?.total}
          />
        )}
        {page !== undefined && isPaged && (
          <Pager
            page={address.page}
            size={size}
            count={page.rows.length}
            total={page.total}
            isStale={reading.isPrevious}
            hasNext={page.hasNext}
            isNumbered={isNumbered(list)}
            sizes={pageSizes(list, size)}
            onPage={goTo}
            onSize={(next) => narrow({ size: next }, false)}
          />
        )}
      </div>
    </>
  );
}
