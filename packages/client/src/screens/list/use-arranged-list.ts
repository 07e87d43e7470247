import type { ListShape, ListState, Resource } from "@quarterdeck/model";
import { browserNames, defaultSort, divideListState, withBrowserList } from "@quarterdeck/model";
import { useMemo, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { type ListReading, type ReadPage, useList } from "#queries/list.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { isShortList } from "#queries/short-list.ts";
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
}

/** Reads a list; the browser sorts, searches and filters a short one where its API cannot. */
export function useArrangedList(
  resource: Resource,
  described: ListShape,
  parents: ParentValues,
  address: ListAddress,
): ArrangedList {
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
  const list = isArranged || isShort ? offered : described;
  const willArrange = described.paging.style === "none" && reading.page === undefined;
  return {
    list,
    tools: willArrange ? offered : list,
    reading,
    requested: resolve(applied),
    applied,
    ignored: isTooLong ? browserNames(browser) : undefined,
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
