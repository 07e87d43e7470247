import { Button } from "@mantine/core";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import type { Field, ListShape, Resource } from "@quarterdeck/model";
import { type ReactNode, useEffect, useId, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { describeFailure } from "#components/feedback/describe-failure.ts";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { prefetchTable } from "#components/table/table-rows.tsx";
import { ResourceTable } from "#operations/resource-table.tsx";
import { useRowMenu } from "#operations/use-row-menu.tsx";
import type { RowSelection } from "#tables/row-selection.ts";
import type { TableLayout } from "#storage/table-layout.ts";
import type { ListReading } from "#queries/list.ts";
import { useListTexts } from "#texts/use-list-texts.ts";
import hidden from "#components/styles/visually-hidden.module.css";
import type { SetLayout } from "#screens/list/columns/use-table-layout.ts";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import classes from "./list.module.css";
import type { TakeEarlyClick } from "./use-settled-rows.ts";

export interface ListRowsProps {
  readonly resource: Resource;
  readonly list: ListShape;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly fields: readonly Field[];
  /** Sort of the shown rows: that of the address, or the default one. */
  readonly shownSort: ListAddress["sort"];
  readonly size: number;
  readonly reading: ListReading;
  readonly selection: RowSelection | undefined;
  /** True if the tools of the table may load. */
  readonly isSettled: boolean;
  readonly takeEarlyClick: TakeEarlyClick;
  readonly layout: TableLayout;
  readonly onLayout: SetLayout;
  readonly onColumns: (columns: readonly string[]) => void;
  readonly onNarrow: (change: Partial<ListAddress>, isTyping: boolean) => void;
  /** Opens and closes panels and turns a calendar, on the same page of the list. */
  readonly onShow: (change: Pick<ListAddress, "peek" | "totals" | "display">) => void;
}

const maxSkeletons = 25;

// Few lists have required filters.
const RequiredFilters = lazyComponent(
  async () => (await import("#filters/required-filters.tsx")).RequiredFilters,
);

// Most APIs respond soon.
const WaitingLong = lazyComponent(
  async () => (await import("#components/feedback/waiting-long.tsx")).WaitingLong,
);

// Most lists have rows.
const NoRows = lazyComponent(async () => (await import("./no-rows.tsx")).NoRows);

// Loaded after the rows.
const RowTools = lazyComponent(async () => (await import("./row-tools.tsx")).RowTools);

// Most lists are tables.
const ListDisplay = lazyComponent(
  async () => (await import("#screens/list/displays/list-display.tsx")).ListDisplay,
);

// The display of a phone.
const Cards = lazyComponent(async () => (await import("#screens/list/displays/cards.tsx")).Cards);

const TotalsPanel = lazyComponent(
  async () => (await import("#screens/list/totals/totals-panel.tsx")).TotalsPanel,
);

const FilterByRow = lazyComponent(
  async () => (await import("#filters/filter-by-row.tsx")).FilterByRow,
);

/** Rows of the list, or its loading, empty and error states. */
export function ListRows(props: ListRowsProps): ReactNode {
  const { resource, list, parents, address, fields, size, reading, onNarrow } = props;
  const { isSettled, onShow, shownSort } = props;
  const isPhone = usePhone();
  const display = shownDisplay(address.display, isPhone);
  const t = useListTexts();
  const table = useId().replaceAll(/[^\w-]/g, "");
  useRowKeys(table);
  useEffect(() => {
    if (display === "cards") void Cards.prefetch();
    else prefetchTable(size);
  }, [size, display]);
  const [openMenu, menu] = useRowMenu(resource, parents, (row) => (
    <FilterByRow {...{ row, list, fields, address, onNarrow }} />
  ));
  const { page, error, isLoading, missing } = reading;
  const isEmpty = page !== undefined && page.rows.length === 0;
  const tableOf = (rows: readonly unknown[] | undefined): ReactNode => (
    <ResourceTable
      {...props}
      id={table}
      rows={rows ?? noRows}
      sort={address.sort}
      onSort={(sort) => onNarrow({ sort }, false)}
      isStale={reading.isPrevious}
      onMenu={openMenu}
      skeletons={rows === undefined ? Math.min(size, maxSkeletons) : undefined}
    />
  );
  if (missing.length > 0) {
    return (
      <RequiredFilters
        key={missing.map(({ name }) => name).join(" ")}
        {...props}
        missing={missing}
      />
    );
  }
  return (
    <>
      {error !== null && (
        <ProblemAlert
          error={error}
          title={t("failed", { label: resource.labels.many })}
          retries={reading.isFetching ? reading.failureCount : 0}
          onRetry={reading.refresh}
          isRetrying={reading.isFetching}
          action={
            isRefused(error, address) && (
              <Button
                variant="default"
                size="xs"
                onClick={() => onNarrow({ search: "", filters: {} }, false)}
              >
                {t("clearAll")}
              </Button>
            )
          }
        />
      )}
      {reading.isWaitingLong && <WaitingLong text={t("waitingLong")} onCancel={reading.cancel} />}
      <div role="status" className={classes.status}>
        {isLoading && error === null && (
          <span className={hidden.hidden}>
            {t("loading", { label: inlineLabel(resource.labels.many) })}
          </span>
        )}
        {isEmpty && <NoRows {...props} onReload={reading.refresh} />}
      </div>
      {!isEmpty && (page !== undefined || (isLoading && error === null)) && (
        <>
          {address.totals !== undefined && (
            <div className={classes.totals}>
              <TotalsPanel {...props} page={page} onClose={() => onShow({ totals: undefined })} />
            </div>
          )}
          {display === undefined ? (
            tableOf(page?.rows)
          ) : display === "cards" ? (
            <Cards
              {...props}
              id={table}
              rows={page?.rows}
              onMenu={openMenu}
              fallback={tableOf(undefined)}
            />
          ) : (
            <ListDisplay
              {...props}
              fallback={<div className={classes.result} data-skeleton />}
              id={table}
              address={{ ...address, sort: shownSort }}
              display={display}
              rows={page?.rows}
              updatedAt={reading.updatedAt}
              onMenu={openMenu}
            >
              {tableOf(page?.rows)}
            </ListDisplay>
          )}
        </>
      )}
      {(isSettled || address.peek !== undefined) && (
        <RowTools
          key={`${isEmpty} ${display}`}
          {...props}
          table={table}
          rows={page?.rows ?? noRows}
          hasTable={page !== undefined && !isEmpty && display === undefined}
        />
      )}
      {menu}
    </>
  );
}

const noRows: readonly unknown[] = [];

/** True on a phone. A window that becomes narrow later keeps its table. */
function usePhone(): boolean {
  const [isPhone] = useState(() => matchMedia("(max-width: 47.99em)").matches);
  return isPhone;
}

/** Display of an address; undefined: a table. */
function shownDisplay(display: string | undefined, isPhone: boolean): string | undefined {
  return display === "table" ? undefined : (display ?? (isPhone ? "cards" : undefined));
}

/** True if the API rejects the request and the list has a search or filters to clear. */
function isRefused(error: Error, { search, filters }: ListAddress): boolean {
  const isNarrowed = search !== "" || Object.values(filters).some((values) => values.length > 0);
  const { status } = describeFailure(error);
  return isNarrowed && (status === 400 || status === 422);
}

/** Shortcuts to the next and previous row. */
function useRowKeys(table: string): void {
  const t = useListTexts();
  useShortcut("j", t("nextRow"), () => step(table, 1));
  useShortcut("k", t("previousRow"), () => step(table, -1));
}

/** Focuses the next or previous row; without a focused row, the first or last. At once: Enter may follow. */
function step(table: string, by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(`#${table} [data-row-link]`)];
  const at = links.findIndex((link) => link.closest("tr,li")?.contains(document.activeElement));
  (at + by < -1 ? links.at(-1) : links[at + by])?.focus();
}
