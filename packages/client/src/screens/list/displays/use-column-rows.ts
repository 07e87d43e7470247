import {
  type ChoiceField,
  type Filter,
  type ListShape,
  type ListState,
  leadsOn,
  ownMember,
  type Resource,
} from "@quarterdeck/model";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { listOptions } from "#queries/list.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { resolveFilters } from "#fields/filters/relative-days.ts";
import { useToday } from "#fields/filters/use-today.ts";
import { pageSize } from "#screens/list/page-sizes.ts";

/** Filter of the API that selects the records of one column. */
export function findColumnFilter(
  { filters }: Pick<ListShape, "filters">,
  { name }: ChoiceField,
): Filter | undefined {
  const own = filters.filter(
    ({ fieldName, at, isRequired }) =>
      fieldName === name && at.in !== "rows" && isRequired !== true,
  );
  return (
    own.find(({ operator }) => operator === "is") ?? own.find(({ operator }) => operator === "in")
  );
}

interface ColumnRowsOptions {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly list: ListShape;
  readonly address: ListAddress;
  readonly filter: Filter;
  /** Value of the column. */
  readonly value: string;
}

interface ColumnRows {
  readonly rows: readonly unknown[];
  /** Number of all records of the column, if known. */
  readonly total: number | undefined;
  readonly updatedAt: number;
  readonly isReading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Undefined after the last page, if it is known. */
  readonly readMore: (() => void) | undefined;
}

type Page = Pick<ListState, "page" | "cursor">;

/** Records of one column, page by page. */
export function useColumnRows(options: ColumnRowsOptions): ColumnRows {
  const { resource, parents, list, address, filter, value } = options;
  const chunk = useChunk();
  const today = useToday();
  const [pages, setPages] = useState<readonly Page[]>([{ page: 1, cursor: undefined }]);
  const { sort, search, size } = address;
  const filters = { ...resolveFilters(list, address.filters, today), [filter.name]: [value] };
  const results = useQueries({
    queries: pages.map((page) => {
      const state = { sort, search, filters, ...(size !== undefined && { size }), ...page };
      return listOptions(chunk, resource, state, parents);
    }),
  });
  const last = results.at(-1)?.data;
  const { hasNext, rows = [], next } = last ?? {};
  // An API that does not report the end may have more after a full page.
  const isLong = last !== undefined && rows.length >= pageSize(list, address);
  const mayContinue = hasNext ?? (isLong && leadsOn(list, last));
  // Also while retries continue.
  const failed = results.find(({ failureReason }) => failureReason !== null);
  return {
    rows: results.flatMap(({ data }) => data?.rows ?? []),
    total: results[0]?.data?.total,
    updatedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    isReading: results.some(({ isPending }) => isPending) && failed === undefined,
    error: failed?.failureReason ?? null,
    retry: () => void failed?.refetch(),
    readMore: mayContinue
      ? () => setPages([...pages, { page: pages.length + 1, cursor: next }])
      : undefined,
  };
}

/** Values of the column's field that the list is filtered by; undefined: all. */
export function filteredValues(
  { filters }: Pick<ListShape, "filters">,
  { name }: ChoiceField,
  address: ListAddress,
): readonly string[] | undefined {
  const values = filters
    .filter(({ fieldName, operator }) => fieldName === name && ["is", "in"].includes(operator))
    .flatMap((filter) => ownMember(address.filters, filter.name) ?? []);
  return values.length === 0 ? undefined : values;
}
