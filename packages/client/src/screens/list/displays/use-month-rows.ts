import type { Filter, ListShape, ListState, Resource, TimeField } from "@quarterdeck/model";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { dayEnds } from "#fields/filters/day-ends.ts";
import { fromLocalTime } from "#fields/inputs/local-time-input.tsx";
import { writeInstant } from "#fields/formats/unix-time.ts";
import { listOptions } from "#queries/list.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { isSortable } from "#tables/sort-order.ts";
import { resolveFilters } from "#fields/filters/relative-days.ts";
import { useToday } from "#fields/filters/use-today.ts";
import { addDays } from "#components/inputs/times/calendar-dates.ts";

interface MonthOptions {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly list: ListShape;
  readonly address: ListAddress;
  readonly field: TimeField;
  /** First and last visible day. */
  readonly from: string;
  readonly until: string;
}

interface MonthRows {
  /** Undefined until they are read. */
  readonly rows: readonly unknown[] | undefined;
  readonly updatedAt: number;
  /** Reads more records of the month; undefined if there are none, or while it reads them. */
  readonly readMore: (() => void) | undefined;
  /** True while it reads records after the first ones. */
  readonly isReadingMore: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

const PAGE = 200;

/** Reads the records between two days, page by page; undefined if the API has no filters for both. */
export function useMonthRows(options: MonthOptions): MonthRows | undefined {
  const { resource, parents, list, address, field, from, until } = options;
  const chunk = useChunk();
  const today = useToday();
  const ends = findEnds(list, field);
  const filters = {
    ...resolveFilters(list, address.filters, today),
    ...(ends !== undefined && {
      [ends.from.name]: [writeEnd(ends.from, from)],
      [ends.until.name]: [writeEnd(ends.until, until)],
    }),
  };
  const { size } = list.paging;
  const state: Omit<ListState, "page"> = {
    search: address.search,
    filters,
    sort: isSortable(list, field) ? [{ field: field.name, isDescending: false }] : [],
    ...(size !== undefined && { size: Math.min(PAGE, size.maximum ?? PAGE) }),
  };
  const id = JSON.stringify(state);
  const [read, setRead] = useState<ReadPages>(firstPage);
  const { pages, requested } = read.id === id ? read : firstPage;
  const results = useQueries({
    queries: pages.map((page) => ({
      ...listOptions(chunk, resource, { ...state, ...page }, parents),
      enabled: ends !== undefined,
    })),
  });
  if (ends === undefined) return undefined;
  const last = results.at(-1)?.data;
  const hasMore = last?.hasNext === true;
  // The cursor of a page is in the response of the one before.
  if (hasMore && pages.length < requested)
    setRead({ id, requested, pages: [...pages, { page: pages.length + 1, cursor: last.next }] });
  const failed = results.find(({ error }) => error !== null);
  const [first] = results;
  return {
    rows: first?.data && results.flatMap(({ data }) => data?.rows ?? []),
    updatedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    // Twice as many each time: a month may have thousands.
    readMore: hasMore ? () => setRead({ id, pages, requested: pages.length * 2 }) : undefined,
    isReadingMore: results.slice(1).some(({ isPending, error }) => isPending && error === null),
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}

interface ReadPages {
  /** State of the list that has the pages. */
  readonly id?: string;
  readonly pages: readonly Pick<ListState, "page" | "cursor">[];
  /** Number of pages to read. */
  readonly requested: number;
}

const firstPage: ReadPages = { pages: [{ page: 1 }], requested: 1 };

interface Ends {
  readonly from: Filter;
  readonly until: Filter;
}

/** Filters for both ends; undefined if the API lacks one. */
export function findEnds(
  { filters }: Pick<ListShape, "filters">,
  { name }: TimeField,
): Ends | undefined {
  const own = filters.filter(
    ({ fieldName, at, field }) =>
      fieldName === name &&
      at.in !== "rows" &&
      (field.kind === "date" || field.kind === "date-time"),
  );
  const find = (...operators: readonly Filter["operator"][]): Filter | undefined =>
    operators.flatMap((operator) => own.find((one) => one.operator === operator) ?? [])[0];
  const from = find("at-least", "more-than");
  const until = find("at-most", "less-than");
  return from === undefined || until === undefined ? undefined : { from, until };
}

/** Value of a filter for a day, which is included. */
function writeEnd({ operator, field }: Filter, day: string): string {
  const beyond = operator === "less-than" ? 1 : operator === "more-than" ? -1 : 0;
  const own = addDays(day, beyond);
  if (field.kind !== "date-time") return own;
  return String(writeInstant(fromLocalTime(`${own}T${dayEnds[operator] ?? "00:00"}`), field));
}
