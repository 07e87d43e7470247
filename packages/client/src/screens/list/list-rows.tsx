import { Button, Group, Text } from "@mantine/core";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { inSentence } from "#components/values/in-sentence.ts";
import type { Field, ListShape, Resource } from "@quarterdeck/model";
import { type ReactNode, useId } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { describeFailure } from "#components/feedback/describe-failure.ts";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { ResourceTable } from "#tables/resource-table.tsx";
import { useRowMenu } from "#operations/use-row-menu.tsx";
import type { RowSelection } from "#tables/row-selection.ts";
import type { TableLayout } from "#storage/table-layout.ts";
import type { ListReading } from "#queries/list.ts";
import { useTexts } from "#texts/use-texts.ts";
import hidden from "#components/styles/visually-hidden.module.css";
import { useRowKeys } from "./use-row-keys.ts";
import type { LayOut } from "#screens/list/columns/use-table-layout.ts";
import { useSettledRows } from "./use-settled-rows.ts";

interface ListRowsProps {
  readonly resource: Resource;
  readonly list: ListShape;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly fields: readonly Field[];
  readonly size: number;
  readonly reading: ListReading;
  readonly selection: RowSelection | undefined;
  readonly layout: TableLayout;
  readonly onLayout: LayOut;
  readonly onColumns: (columns: readonly string[]) => void;
  readonly onNarrow: (change: Partial<ListAddress>, isTyping: boolean) => void;
}

const mostBones = 25;

// Few lists need it.
const AskFirst = lazyComponent(
  async () => (await import("#screens/list/filters/required-filters.tsx")).AskFirst,
);

// Most lists have rows.
const NoRows = lazyComponent(async () => (await import("./no-rows.tsx")).NoRows);

// Nobody lays out a table before its rows are there.
const TableTools = lazyComponent(
  async () => (await import("#screens/list/columns/table-tools.tsx")).TableTools,
);

const RowLike = lazyComponent(
  async () => (await import("#screens/list/filters/filter-by-row.tsx")).RowLike,
);

/** The rows, or why there are none (yet). */
export function ListRows(props: ListRowsProps): ReactNode {
  const { resource, list, parents, address, fields, size, reading, selection, onNarrow } = props;
  const { layout, onLayout, onColumns } = props;
  const t = useTexts("list");
  const table = useId().replaceAll(/[^\w-]/g, "");
  useRowKeys(table);
  const [openMenu, menu] = useRowMenu(resource, parents, (row) => (
    <RowLike {...{ row, list, fields, address, onNarrow }} />
  ));
  const isSettled = useSettledRows(reading, layout);
  const { page, error, isLoading, missing } = reading;
  const isEmpty = page !== undefined && page.rows.length === 0;
  if (missing.length > 0) {
    return (
      <AskFirst
        key={missing.map(({ name }) => name).join(" ")}
        {...{ resource, list, address, missing, onNarrow }}
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
      {reading.isWaitingLong && (
        <Group gap="sm" role="status">
          <Text size="sm">{t("waitingLong")}</Text>
          <Button variant="default" size="compact-sm" onClick={reading.cancel}>
            {t("cancel")}
          </Button>
        </Group>
      )}
      {isLoading && (
        <span role="status" className={hidden.hidden}>
          {t("loading", { label: inSentence(resource.labels.many) })}
        </span>
      )}
      {isEmpty ? (
        <NoRows {...{ resource, parents, address, onNarrow }} onReload={reading.refresh} />
      ) : (
        (page !== undefined || isLoading) && (
          <>
            <ResourceTable
              id={table}
              resource={resource}
              parents={parents}
              fields={fields}
              rows={page?.rows ?? []}
              sort={address.sort}
              onSort={(sort) => onNarrow({ sort }, false)}
              isStale={reading.isPrevious}
              selection={selection}
              onMenu={openMenu}
              skeletons={page === undefined ? Math.min(size, mostBones) : undefined}
            />
            {isSettled && (
              <TableTools
                table={table}
                {...{ resource, list, address, fields, layout, onLayout, onColumns, onNarrow }}
              />
            )}
          </>
        )
      )}
      {menu}
    </>
  );
}

/** The API did not understand what was asked for, and it can be asked for less. */
function isRefused(error: Error, { search, filters }: ListAddress): boolean {
  const isNarrowed = search !== "" || Object.values(filters).some((values) => values.length > 0);
  const { status } = describeFailure(error);
  return isNarrowed && (status === 400 || status === 422);
}
