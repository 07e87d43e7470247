import { Text } from "@mantine/core";
import type { Field, ListShape, Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { Age } from "#components/feedback/age.tsx";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { toolLook } from "#components/buttons/tool-look.ts";
import { ReloadButton } from "#components/buttons/reload-button.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import type { TableLayout } from "#storage/table-layout.ts";
import type { ListReading } from "#queries/list.ts";
import { TitlesButton } from "#pickers/titles-button.tsx";
import { useListTexts } from "#texts/use-list-texts.ts";
import { useFormat } from "#texts/use-texts.ts";
import { ColumnMenu } from "#screens/list/columns/column-menu.tsx";
import { FilterMenu } from "#filters/filter-menu.tsx";
import { TransferButtons } from "./transfer-buttons.tsx";
import { ViewsMenu } from "#screens/list/views/views-menu.tsx";
import { SearchBox } from "./search-box.tsx";
import classes from "./list.module.css";
import type { SetLayout } from "#screens/list/columns/use-table-layout.ts";

// Loaded after the rows.
const SettledTools = lazyComponent(async () => (await import("./settled-tools.tsx")).SettledTools);

// Few lists have pages and turn out to be short.
const LateSearch = lazyComponent(async () => (await import("./late-search.tsx")).LateSearch);

interface ListToolbarProps {
  readonly resource: Resource;
  readonly list: ListShape;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  /** `address` with days instead of periods. */
  readonly requested: ListAddress;
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  readonly reading: ListReading;
  readonly onNarrow: (change: Partial<ListAddress>, isTyping: boolean) => void;
  readonly layout: TableLayout;
  readonly onColumns: (columns: readonly string[] | undefined) => void;
  readonly onLayout: SetLayout;
  /** True if further tools may load. */
  readonly isSettled: boolean;
  readonly onDisplay: (display: string | undefined) => void;
}

export function ListToolbar(props: ListToolbarProps): ReactNode {
  const { resource, list, parents, address, fields, shown, reading, onNarrow } = props;
  const { layout, requested, onColumns, onLayout, isSettled, onDisplay } = props;
  const t = useListTexts();
  const { count, arranged } = useCounts(list, reading);
  // The browser searches and filters a list that turns out to be short: those tools move no other one.
  const own = resource.list;
  const isWhole = own?.paging.style === "none";
  const isSearchLate = !isWhole && own?.search === undefined;
  const isFilterLate = !isWhole && own?.filters.length === 0;
  const Search = isSearchLate ? LateSearch : SearchBox;
  const search = list.search !== undefined && (
    <Search
      label={t("search", { label: inlineLabel(resource.labels.many) })}
      value={address.search}
      onSearch={(text, isTyping) => onNarrow({ search: text }, isTyping)}
    />
  );
  const filter = list.filters.length > 0 && (
    <FilterMenu
      list={list}
      fields={fields}
      chosen={address.filters}
      counted={{ resource, parents, address }}
      onFilters={(filters) => onNarrow({ filters }, false)}
    />
  );
  return (
    <div className={classes.toolbar} data-roving="">
      {!isSearchLate && search}
      {!isFilterLate && filter}
      {fields.length > 1 && <ColumnMenu {...{ fields, shown, layout, onColumns, onLayout }} />}
      <TransferButtons {...{ resource, parents, fields, shown, reading }} address={requested} />
      <ViewsMenu address={{ ...address, columns: shown.map(({ name }) => name) }} layout={layout} />
      {isFilterLate && filter}
      {isSearchLate && search}
      <TitlesButton look={toolLook} />
      <div className={classes.end}>
        <div className={classes.settled}>
          {isSettled && (
            <SettledTools {...{ resource, parents, onDisplay }} display={address.display} />
          )}
        </div>
        <div className={classes.age}>
          {isWhole && <span className={classes.count}>{count}</span>}
          <Age since={reading.updatedAt} />
        </div>
        <ReloadButton look={toolLook} isBusy={reading.isFetching} onReload={reading.refresh} />
      </div>
      {arranged !== undefined && (
        <Text size="sm" c="dimmed" role="status" w="100%">
          {arranged}
        </Text>
      )}
    </div>
  );
}

/** Texts with the number of rows; undefined if the page range shows it. */
function useCounts({ paging }: ListShape, { page }: ListReading) {
  const t = useListTexts();
  const { number } = useFormat();
  if (page?.arranged !== undefined) {
    const shown = number(page.total ?? page.rows.length);
    return { arranged: t("inBrowser", { shown, all: number(page.arranged.from) }) };
  }
  const isWhole = paging.style === "none" && page?.hasNext === false && page.rows.length > 0;
  return isWhole ? { count: t("loaded", { all: number(page.rows.length) }) } : {};
}
