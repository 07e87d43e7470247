import type { Filter, ListShape, ListState, Resource, TimeField } from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
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
  /** True if more records match than one page has. */
  readonly mayBeMore: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

const PAGE = 200;

/** Reads the records between two days; undefined if the API has no filters for both. */
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
  const state: ListState = {
    page: 1,
    search: address.search,
    filters,
    sort: isSortable(list, field) ? [{ field: field.name, isDescending: false }] : [],
    ...(size !== undefined && { size: Math.min(PAGE, size.maximum ?? PAGE) }),
  };
  const result = useQuery({
    ...listOptions(chunk, resource, state, parents),
    enabled: ends !== undefined,
  });
  if (ends === undefined) return undefined;
  return {
    rows: result.data?.rows,
    updatedAt: result.dataUpdatedAt,
    mayBeMore: result.data?.hasNext === true,
    error: result.error,
    retry: () => void result.refetch(),
  };
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
