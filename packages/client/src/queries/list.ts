import type { ListPage, ListState, ModelChunk, Parameter, Resource } from "@quarterdeck/model";
import {
  buildListRequest,
  buildTotalRequest,
  missingParameters,
  readListPage,
  readTotal,
} from "@quarterdeck/model";
import {
  keepPreviousData,
  matchQuery,
  queryOptions,
  skipToken,
  useQuery,
} from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { sendTracked, useMayRead } from "./permission-cache.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { learnFromResponse } from "#queries/model/learned-facts.ts";
import type { Reading } from "./reading.ts";
import { useReading } from "./reading.ts";
import { queryKeys, listOfPage } from "./keys.ts";

export interface ListReading extends Reading {
  readonly page?: ListPage;
  /** The rows of another page, sort or filter, shown until the asked ones arrive. */
  readonly isPrevious: boolean;
  /** What the API must be told before it is asked for anything. */
  readonly missing: readonly Parameter[];
}

/** One page of the records of the resource that shows; cancelled when nobody looks at it any more. */
export function useList(
  resource: Resource,
  state: ListState,
  parents: ParentValues = {},
): ListReading {
  const chunk = useChunk();
  const options = listOptions(chunk, resource, state, parents);
  const missing = missingParameters(chunk, resource, state);
  const isReady = missing.length === 0;
  const listKey = listOfPage(options.queryKey);
  const result = useQuery({
    ...options,
    enabled: isReady,
    // Rows stay while the next page comes, but never those of another list.
    placeholderData: (previous, query) =>
      isReady && query !== undefined && matchQuery({ queryKey: listKey }, query)
        ? keepPreviousData(previous)
        : undefined,
  });
  const total = useTotal(chunk, resource, state, parents);
  const reading = useReading(result, options.queryKey);
  // The first page is drawn in slices, with all that stands around it; the next ones stand sooner drawn at once.
  const isDrawn = useDeferredValue(result.data !== undefined);
  const page = isDrawn ? result.data : undefined;
  return {
    ...reading,
    isLoading: reading.isLoading || page !== result.data,
    missing,
    isPrevious: result.isPlaceholderData,
    ...(page === undefined ? {} : { page: { ...page, total: page.total ?? total } }),
  };
}

type Operations = Pick<ModelChunk, "operations">;

/** The query of one list page, shared by all who show it. */
export function listOptions(
  chunk: ModelChunk,
  resource: Resource,
  state: ListState,
  parents: ParentValues,
) {
  const request = buildListRequest(chunk, resource, state, parents);
  return queryOptions({
    queryKey: queryKeys.page(request, resource),
    queryFn: async ({ signal, client }) => {
      const response = await sendTracked(resource.list?.operation, request, signal);
      learnFromResponse(client, chunk, response, state);
      return readListPage(resource, response, state);
    },
  });
}

/** A total that is an operation of its own: nobody asked for it, so it is read only where that is safe (H9). */
function useTotal(
  chunk: Operations,
  resource: Resource,
  state: ListState,
  parents: ParentValues,
): number | undefined {
  const place = resource.list?.total;
  const operation = place?.in === "operation" ? place.operation : undefined;
  const isAllowed = useMayRead(operation);
  const request = isAllowed ? buildTotalRequest(chunk, resource, state, parents) : undefined;
  const { data } = useQuery({
    queryKey: queryKeys.total(request, resource.name),
    queryFn:
      request === undefined
        ? skipToken
        : async ({ signal }) =>
            readTotal(resource, await sendTracked(operation, request, signal)) ?? null,
  });
  return data ?? undefined;
}
