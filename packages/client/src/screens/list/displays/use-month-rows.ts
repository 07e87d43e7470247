import { valueAt } from "@quarterdeck/model";
import type { Filter, ListShape, ListState, Resource, TimeField } from "@quarterdeck/model";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { dayEnds } from "#fields/filters/day-ends.ts";
import { fromLocalTime } from "#fields/inputs/local-time-input.tsx";
import { writeInstant } from "#fields/formats/unix-time.ts";
import { listOptions, type ReadPage } from "#queries/list.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { isSortable } from "#tables/sort-order.ts";
import { resolveFilters } from "#fields/filters/relative-days.ts";
import { useToday } from "#fields/filters/use-today.ts";
import { addDays } from "#components/inputs/times/calendar-dates.ts";
import { readDay } from "./calendar-days.ts";

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
  /** Undefined until all are read: the weeks would grow one by one. */
  readonly rows: readonly unknown[] | undefined;
  readonly updatedAt: number;
  /** Days with further records, and how many; undefined: unknown. */
  readonly further: ReadonlyMap<string, number | undefined>;
  /** Reads more records of a day. */
  readonly openDay: (day: string) => void;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Most records of a response. */
const PAGE = 200;
/** Records of a day in a week that has more than a page: twice as many as a day shows. */
export const DAY_PAGE = 8;

/** Days whose records one request reads. */
interface Span {
  readonly from: string;
  readonly until: string;
}

/**
 * Reads the records between two days: with one request, or one for each week if there are more, and one for each day of
 * a week with more. Undefined if the API has no filters for both.
 */
export function useMonthRows(options: MonthOptions): MonthRows | undefined {
  const { resource, parents, list, address, field, from, until } = options;
  const chunk = useChunk();
  const today = useToday();
  const ends = findEnds(list, field);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { size: sizes } = list.paging;
  const sizeOf = (most: number): number => Math.min(most, sizes?.maximum ?? most);
  const queryOf = (span: Span, size: number) => {
    const filters = {
      ...resolveFilters(list, address.filters, today),
      ...(ends !== undefined && {
        [ends.from.name]: [writeEnd(ends.from, span.from)],
        [ends.until.name]: [writeEnd(ends.until, span.until)],
      }),
    };
    const state: ListState = {
      search: address.search,
      filters,
      sort: isSortable(list, field) ? [{ field: field.name, isDescending: false }] : [],
      page: 1,
      ...(sizes !== undefined && { size: sizeOf(size) }),
    };
    return { ...listOptions(chunk, resource, state, parents), enabled: ends !== undefined };
  };
  const month = [{ from, until }];
  const [whole] = useQueries({ queries: month.map((span) => queryOf(span, PAGE)) });
  const weeks = isCut(whole?.data, sizeOf(PAGE)) ? splitSpan({ from, until }, WEEK) : [];
  const weekReads = useQueries({ queries: weeks.map((span) => queryOf(span, PAGE)) });
  const days = weeks.flatMap((week, at) =>
    isCut(weekReads[at]?.data, sizeOf(PAGE)) ? splitSpan(week, 1) : [],
  );
  const daySize = (day: string): number => (opened.has(day) ? PAGE : DAY_PAGE);
  const dayReads = useQueries({
    queries: days.map((span) => queryOf(span, daySize(span.from))),
  });
  if (ends === undefined) return undefined;
  const first = whole?.data?.rows;
  const byWeek = first && replaceParts(field, first, weeks, weekReads);
  const reads = [...(whole ? [whole] : []), ...weekReads, ...dayReads];
  // Also while retries continue.
  const failed = reads.find(({ failureReason }) => failureReason !== null);
  // Not those of an opened day. A read that is retried is not waited for.
  const isPartial = [
    ...weekReads,
    ...dayReads.filter((_, at) => !opened.has(days[at]?.from ?? "")),
  ].some(({ isPending, failureCount }) => isPending && failureCount === 0);
  return {
    rows: isPartial ? undefined : byWeek && replaceParts(field, byWeek, days, dayReads),
    updatedAt: Math.min(
      ...reads.flatMap(({ data, dataUpdatedAt }) => (data === undefined ? [] : [dataUpdatedAt])),
    ),
    further: new Map(
      days.flatMap(({ from: day }, at) => {
        const page = dayReads[at]?.data;
        if (!isCut(page, sizeOf(daySize(day)))) return [];
        return [[day, page.total === undefined ? undefined : page.total - page.rows.length]];
      }),
    ),
    openDay: (day) => setOpened(new Set([...opened, day])),
    error: failed?.failureReason ?? null,
    retry: () => void failed?.refetch(),
  };
}

const WEEK = 7;

/** True if more records follow, or if they may: a full page of an API that does not report it. */
export function isCut<Page extends Pick<ReadPage, "rows" | "hasNext">>(
  page: Page | undefined,
  size: number,
): page is Page {
  return page !== undefined && (page.hasNext ?? page.rows.length >= size);
}

/** Parts of a span of as many days, the last one may be shorter. */
export function splitSpan({ from, until }: Span, days: number): readonly Span[] {
  const spans: Span[] = [];
  for (let start = from; start <= until; start = addDays(start, days)) {
    const end = addDays(start, days - 1);
    spans.push({ from: start, until: end < until ? end : until });
  }
  return spans;
}

/** Rows with those of the parts that are read instead; the rows of other parts stay. */
export function replaceParts(
  field: TimeField,
  rows: readonly unknown[],
  spans: readonly Span[],
  reads: readonly { readonly data: Pick<ReadPage, "rows"> | undefined }[],
): readonly unknown[] {
  if (spans.length === 0) return rows;
  const dated = rows.map((row) => ({ row, day: readDay(field, valueAt(row, [field.name])) ?? "" }));
  const parts = spans.map(({ from, until }) =>
    dated.filter(({ day }) => from <= day && day <= until).map(({ row }) => row),
  );
  const replaced = new Set(parts.flat());
  return [
    ...rows.filter((row) => !replaced.has(row)),
    ...parts.flatMap((part, at) => reads[at]?.data?.rows ?? part),
  ];
}

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
