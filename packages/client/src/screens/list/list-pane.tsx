import { leadsOn, ownMember } from "@quarterdeck/model";
import type { ListShape, Resource } from "@quarterdeck/model";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { Pager } from "#components/navigation/pager.tsx";
import { pinnedFirst } from "#tables/listed-fields.ts";
import { nextPageState } from "#queries/next-page-state.ts";
import classes from "./list.module.css";
import { ListRows } from "./list-rows.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { useArrangedList } from "./use-arranged-list.ts";
import { useListEnd, useLostPage } from "./use-list-end.ts";
import { useSettledRows } from "./use-settled-rows.ts";
import { isNumbered, pageSize, pageSizes } from "./page-sizes.ts";
import { SelectionHost } from "#screens/list/selection/selection-host.tsx";
import { useListFields } from "#screens/list/columns/use-list-fields.ts";
import { useTableLayout } from "#screens/list/columns/use-table-layout.ts";
import { useRowSelection } from "#screens/list/selection/use-row-selection.ts";
import { findQuickFilters } from "#filters/find-quick-filters.ts";
import { QuickFilters } from "#filters/quick-filters.tsx";
import { useStableCallback } from "#components/hooks/use-stable-callback.ts";
import { usePreference } from "#components/hooks/use-preference.ts";

// Most lists have no active filters.
const FilterChips = lazyComponent(
  async () => (await import("#filters/filter-chips.tsx")).FilterChips,
);

/** Time in which the rows are painted: the conditions load behind them. */
const ROWS_MS = 100;

const ListConditions = lazyComponent(
  async () => (await import("./list-conditions.tsx")).ListConditions,
  ROWS_MS,
);

// Most totals are exact.
const ExactTotal = lazyComponent(async () => (await import("#tables/exact-total.tsx")).ExactTotal);

// Most addresses are supported, and most pages are complete.
const ListNotices = lazyComponent(async () => (await import("./list-notices.tsx")).ListNotices);

interface ListPaneProps {
  readonly resource: Resource;
  readonly list: ListShape;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly onAddress: (next: ListAddress, how?: { readonly isReplace?: boolean }) => void;
}

export function ListPane({
  resource,
  list: described,
  parents,
  address,
  onAddress,
}: ListPaneProps): ReactNode {
  const arranged = useArrangedList(resource, described, parents, address);
  const { list, reading, requested, ignored } = arranged;
  const history = usePageHistory(address);
  const [columns, chooseColumns] = useColumnChoice(resource, address, onAddress);
  const { page } = reading;
  const rows = page?.rows;
  const { fields, visible } = useListFields(resource, rows, columns);
  const [layout, setLayout] = useTableLayout(resource, visible);
  const pinned = layout.pinned.join("\n");
  const shown = useMemo(() => pinnedFirst(visible, pinned.split("\n")), [visible, pinned]);
  const isOpen = list.paging.style !== "none" || (page !== undefined && page.hasNext !== false);
  // The browser pages the rows that it sorted, by number.
  const isCounted = page?.arranged !== undefined || isNumbered(list);
  const isPaged = isOpen && (address.page > 1 || (page?.rows.length ?? 0) > 0);
  const shownPage = reading.isPrevious ? undefined : page;
  const { falseTotal, size } = useListEnd(
    address,
    shownPage,
    page?.arranged?.size ?? pageSize(list, address, page?.rows.length),
  );
  const [lostPage, setLostPage] = useLostPage(arranged.lostPage, shownPage);
  const selection = useRowSelection(resource, address, reading);
  // Pages that the user turned to the next one, without another step between.
  const [turns, setTurns] = useState(0);

  const { isSettled, takeEarlyClick } = useSettledRows(reading, layout);
  const quick = findQuickFilters(described.filters).map(({ name }) => name);
  const active = list.filters
    .map(({ name }) => name)
    .filter((name) => (ownMember(address.filters, name) ?? []).length > 0);

  // Changes search, filters or sort and returns to the first page. Stable, so that the tools render once for all pages.
  const narrow = useStableCallback((change: Partial<ListAddress>, isTyping: boolean): void => {
    onAddress({ ...address, ...change, page: 1, cursor: undefined }, { isReplace: isTyping });
  });
  const show = useStableCallback((display: string | undefined): void => {
    onAddress({ ...address, display, peek: undefined, totals: undefined });
  });

  function goTo(number: number): void {
    setTurns(number > address.page ? turns + 1 : 0);
    const read = { requested: size, count: page?.rows.length ?? 0, isCut: page?.isCut };
    const isNext = number === address.page + 1 && isNumbered(list) && page?.arranged === undefined;
    const next = isNext ? nextPageState(address, read) : { ...address, page: number };
    onAddress({ ...next, cursor: history.cursorOf(number, page?.next) });
  }

  const shared = {
    resource,
    list,
    parents,
    address,
    reading,
    layout,
    isSettled,
    onNarrow: narrow,
    onColumns: chooseColumns,
    onLayout: setLayout,
  };
  return (
    <>
      <ListToolbar
        {...shared}
        list={arranged.tools}
        requested={requested}
        fields={fields}
        shown={shown}
        onDisplay={show}
      />
      <div className={classes.result} data-peek={address.peek}>
        {(address.unsupported ??
          ignored ??
          page?.undecodable ??
          page?.isCut ??
          falseTotal ??
          lostPage) !== undefined && (
          <ListNotices
            page={page}
            isPaged={described.paging.style !== "none"}
            lostPage={lostPage}
            onFoundPage={() => setLostPage(undefined)}
            falseTotal={falseTotal}
            address={address}
            applied={arranged.applied}
            ignored={ignored}
            onAddress={onAddress}
          />
        )}
        <div
          className={classes.conditions}
          data-roving=""
          // On a separate line: the width of the quick filters does not move the rows.
          data-chips={active.some((name) => !quick.includes(name)) || undefined}
        >
          {/* Only described filters: those of the browser are known after the rows are laid out. */}
          <QuickFilters
            filters={described.filters}
            counted={{ resource, parents, address }}
            total={page?.total}
            onFilters={(filters) => narrow({ filters }, false)}
          />
          {(page !== undefined || active.length > 0 || reading.error) && (
            <ListConditions
              {...shared}
              list={described}
              requested={requested}
              size={size}
              turns={turns}
              address={{ ...address, columns: shown.map(({ name }) => name) }}
            />
          )}
          {active.length > 0 && (
            <FilterChips
              fallback={<div className={classes.chips} />}
              list={list}
              described={described}
              fields={fields}
              chosen={address.filters}
              onFilters={(filters) => narrow({ filters }, false)}
            />
          )}
        </div>
        <ListRows
          {...shared}
          fields={shown}
          shownSort={requested.sort}
          size={size}
          selection={selection}
          takeEarlyClick={takeEarlyClick}
          onShow={(change) =>
            onAddress({ ...address, ...change }, { isReplace: address.peek !== undefined })
          }
        />
        {selection !== undefined && (
          <SelectionHost
            resource={resource}
            parents={parents}
            address={requested}
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
            total={falseTotal === undefined ? page.total : undefined}
            estimate={page.estimate}
            isStale={reading.isPrevious}
            hasNext={page.hasNext}
            leadsOn={page.arranged === undefined ? leadsOn(list, page) : page.hasNext === true}
            // A token of the response replaces the numbers of the description.
            isNumbered={isCounted && page.next === undefined && address.cursor === undefined}
            sizes={pageSizes(list, size)}
            onPage={goTo}
            onSize={(next) => narrow({ size: next }, false)}
          >
            {(page.estimate !== undefined ||
              (list.total?.in === "operation" && page.total === undefined)) && (
              <ExactTotal resource={resource} list={list} parents={parents} state={requested} />
            )}
          </Pager>
        )}
      </div>
    </>
  );
}

type Choose = (columns: readonly string[] | undefined) => void;

/** Columns of the address, else of the user's preference, else undefined for the default. */
function useColumnChoice(
  resource: Resource,
  address: ListAddress,
  onAddress: (next: ListAddress, how?: { readonly isReplace?: boolean }) => void,
): readonly [readonly string[] | undefined, Choose] {
  const [preferred, setPreferred] = usePreference(`columns ${resource.name}`);
  const isList = Array.isArray(preferred) && preferred.every((name) => typeof name === "string");
  const columns = address.columns ?? (isList ? preferred : undefined);
  return [
    columns,
    (next) => {
      setPreferred(next ?? null);
      onAddress({ ...address, columns: next }, { isReplace: true });
    },
  ];
}

interface PageHistory {
  /** Cursor of a page; undefined for the first page or a list with numbered pages. */
  readonly cursorOf: (page: number, next: string | undefined) => string | undefined;
}

/** Cursors of visited pages: a cursor only leads forward, so "Previous page" needs them. */
function usePageHistory(address: ListAddress): PageHistory {
  const passed = useRef(new Map<string, string>());
  const { page, cursor, size, sort, search, filters } = address;
  const list = JSON.stringify([size, sort, search, filters]);
  return {
    cursorOf: (target, next) => {
      if (cursor !== undefined) passed.current.set(`${page} ${list}`, cursor);
      return target === page + 1 ? next : passed.current.get(`${target} ${list}`);
    },
  };
}
