import { isProvable, type ListShape, type Paging } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useShownView } from "#components/resources/use-shown-view.ts";
import type { CountedList } from "#filters/use-choice-counts.ts";
import type { ListReading } from "#queries/list.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import type { TableLayout } from "#storage/table-layout.ts";

// Most lists have no saved views.
const ViewState = lazyComponent(
  async () => (await import("#screens/list/views/view-state.tsx")).ViewState,
);

// Most lists have no search.
const SearchConditions = lazyComponent(
  async () => (await import("#filters/search-conditions.tsx")).SearchConditions,
);

// Few users turn several pages.
const ReadAhead = lazyComponent(async () => (await import("./read-ahead.tsx")).ReadAhead);

// Most references are certain.
const ProvenReferences = lazyComponent(
  async () => (await import("#pickers/proven-references.tsx")).ProvenReferences,
);

interface ListConditionsProps extends CountedList {
  readonly list: ListShape;
  readonly reading: ListReading;
  readonly layout: TableLayout;
  /** State of the page. */
  readonly requested: ListAddress;
  readonly size: number;
  /** Pages that the user turned to the next one, without another step between. */
  readonly turns: number;
  /** Returns to the first page. */
  readonly onNarrow: (change: object, isReplace: boolean) => void;
}

/** Conditions in the search and the state of the opened view, above the table. Reads the next page in advance. */
export function ListConditions(props: ListConditionsProps): ReactNode {
  const { resource, address, reading, layout, turns } = props;
  const { page, isPrevious } = reading;
  useFirstPage(props);
  const isTurning = turns > 1 && !isPrevious;
  const shown = useShownView();
  /** View that this list showed last. */
  const [opened, setOpened] = useState(shown);
  if (shown !== undefined && shown !== opened) setOpened(shown);
  return (
    <>
      {address.search !== "" && <SearchConditions {...props} />}
      {isTurning && page?.arranged === undefined && page?.hasNext === true && (
        <ReadAhead {...props} page={page} />
      )}
      {page !== undefined && !isPrevious && resource.fields.some(isProvable) && (
        <ProvenReferences resource={resource} rows={page.rows} />
      )}
      {opened !== undefined && <ViewState {...{ opened, shown, address, layout }} />}
    </>
  );
}

/** Checks that the first page is the first one of the API, and returns to it from a page that has no token. */
function useFirstPage(props: ListConditionsProps): void {
  const { resource, list, parents, requested, address, reading, onNarrow } = props;
  const { page, isPrevious } = reading;
  const client = useQueryClient();
  const chunk = useChunk();
  const { paging } = list;
  const isRead = page !== undefined && !isPrevious && page.arranged === undefined;
  const numbered = paging.style === "page" || paging.style === "offset" ? paging : undefined;
  const isLost = isRead && address.page > 1 && address.cursor === undefined && !numbered;
  const isChecked =
    isRead && address.page === 1 && numbered?.first === 1 && !hasDefault(chunk, list, numbered);
  const toFirst = useEffectEvent(() => onNarrow({}, true));
  const check = useEffectEvent(async () => {
    if (page === undefined) return;
    const { checkFirstPage } = await import("#queries/trials/first-page.ts");
    await checkFirstPage(client, { chunk, resource, parents, state: requested }, page);
  });
  useEffect(() => {
    if (isLost) toFirst();
  }, [isLost]);
  useEffect(() => {
    // Without a response, page 1 stays the first one.
    if (isChecked) check().catch(() => undefined);
  }, [isChecked]);
}

/** True if the description has the number of the first page or row as a default, as most do. */
function hasDefault(
  { operations }: ReturnType<typeof useChunk>,
  { operation }: ListShape,
  paging: Extract<Paging, { readonly style: "page" | "offset" }>,
): boolean {
  const { parameter } = paging.style === "page" ? paging.page : paging.offset;
  const parameters = operations.find(({ id }) => id === operation)?.parameters ?? [];
  return parameters.some(({ name, field }) => name === parameter && field.default !== undefined);
}
