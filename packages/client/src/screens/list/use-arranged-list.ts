import type { ListShape, ListState, Resource } from "@quarterdeck/model";
import {
  absentFields,
  browserNames,
  defaultSort,
  divideListState,
  withBrowserList,
  withoutAbsent,
} from "@quarterdeck/model";
import { useMemo, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { type ListReading, type ReadPage, useList } from "#queries/list.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { isOnlyPage, isShortList, isUnfiltered } from "#queries/short-list.ts";
import { resolveFilters } from "#fields/filters/relative-days.ts";
import { useToday } from "#fields/filters/use-today.ts";

interface ArrangedList {
  /** The list with the sort, search and filters of its API and, if it is short, of the browser. */
  readonly list: ListShape;
  /** The same for the toolbar, which already offers search and filters of a list that will be read as a whole. */
  readonly tools: ListShape;
  readonly reading: ListReading;
  /** State of the shown rows, with days instead of periods. */
  readonly requested: ListAddress;
  /** State of the shown rows as in the address. */
  readonly applied: ListState;
  /** Parts of the address that are not applied because the list is too long. */
  readonly ignored: readonly string[] | undefined;
  /** Page of the address, if no way to the pages of the list is known: the first rows are shown. */
  readonly lostPage: number | undefined;
}

/** Reads a list; the browser sorts, searches and filters a short one where its API cannot. */
export function useArrangedList(
  resource: Resource,
  described: ListShape,
  parents: ParentValues,
  written: ListAddress,
): ArrangedList {
  const isLost =
    described.paging.style === "none" && written.page > 1 && written.cursor === undefined;
  // The response to the first page may show how the API pages its rows.
  const address = isLost ? { ...written, page: 1 } : written;
  const today = useToday();
  const chunk = useChunk();
  const implied = useMemo(() => defaultSort(chunk, resource), [chunk, resource]);
  const offered = useMemo(() => withBrowserList(resource).list ?? described, [resource, described]);
  const ordered = withDefaultSort(address, implied);
  const resolve = (state: ListState): ListAddress =>
    withDays({ ...address, ...state }, offered, today);
  const reading = useList(resource, resolve(ordered), parents);
  const { browser, requested } = divideListState(resource, ordered);
  const isShort = useShortList(described, address, reading.page);
  const isTooLong = browser !== undefined && reading.page?.isTooLong === true;
  const { page, cursor } = address;
  const applied = isTooLong ? { ...requested, page, cursor } : ordered;
  const isArranged = browser !== undefined && !isTooLong;
  const absent = useAbsentFields(resource, ordered, reading);
  const { filters } = written;
  const possible = useMemo(
    () => withoutAbsent(offered, absent === "" ? [] : absent.split("\n"), { filters }),
    [offered, absent, filters],
  );
  const list = isArranged || isShort ? possible : described;
  const willArrange = described.paging.style === "none" && reading.page === undefined;
  return {
    list,
    tools: willArrange ? offered : list,
    reading,
    requested: resolve(applied),
    applied,
    ignored: isTooLong ? browserNames(browser) : undefined,
    lostPage: isLost ? written.page : undefined,
  };
}

/** An address with the default sort, if it has none; matches of a search may have another order. */
export function withDefaultSort(address: ListAddress, implied: ListState["sort"]): ListAddress {
  const isSorted = address.sort.length > 0 || address.search !== "";
  return isSorted ? address : { ...address, sort: implied };
}

/** An address with days instead of periods such as `this-month`. */
export function withDays(address: ListAddress, list: ListShape, today: string): ListAddress {
  return { ...address, filters: resolveFilters(list, address.filters, today) };
}

/** Names of described fields that no row has, as text, by a page with all rows of the list. */
function useAbsentFields(
  resource: Resource,
  state: ListState,
  { page, isPrevious }: ListReading,
): string {
  const [absent, setAbsent] = useState("");
  if (page === undefined || isPrevious || page.isTooLong === true) return absent;
  const isWhole =
    state.page === 1 &&
    isUnfiltered(state) &&
    (page.hasNext === false || isOnlyPage(resource.list, page));
  const read = page.arranged ? page.arranged.absent : isWhole && absentFields(resource, page.rows);
  const names = read ? read.join("\n") : absent;
  if (names !== absent) setAbsent(names);
  return names;
}

/** True if the list is short by this page, or by one that was shown before. */
function useShortList(list: ListShape, address: ListAddress, page: ReadPage | undefined): boolean {
  const condition = JSON.stringify([address.search, address.filters]);
  const [shortFor, setShortFor] = useState<string>();
  if (page?.isTooLong === true) return false;
  const isShort =
    page !== undefined && (page.arranged !== undefined || isShortList(list, address, page));
  if (isShort && shortFor !== condition) setShortFor(condition);
  return isShort || shortFor === condition;
}
