import type {
  HttpResponse,
  ListPage,
  ListState,
  ModelChunk,
  Parameter,
  Resource,
} from "@quarterdeck/model";
import {
  buildListRequest,
  divideListState,
  isCertainPage,
  isDefaultSort,
  missingParameters,
  readRows,
  valueAt,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import {
  hashKey,
  keepPreviousData,
  matchQuery,
  queryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { sendTracked, useMayRead } from "./permission-cache.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { type LearnNow, learnFromResponse } from "#queries/model/learned-facts.ts";
import type { Reading } from "./reading.ts";
import { useReading } from "./reading.ts";
import { queryKeys, listOfPage } from "./keys.ts";
import { totalOptions } from "./total-options.ts";
import { storeEmbedded } from "./store-embedded.ts";
import type { ListWalk } from "./list-walk.ts";

/** A page, and whether its text could be decoded. */
export interface ReadPage extends ListPage, Pick<HttpResponse, "undecodable"> {
  /** The browser sorted and filtered the rows: number of all rows, rows per page, and fields that no row has. */
  readonly arranged?: {
    readonly from: number;
    readonly size: number;
    readonly absent?: readonly string[];
  };
  /** The list is too long for the sort and filters of the browser: they are not applied. */
  readonly isTooLong?: true;
  /** Not all rows can be read: the pages end before the total. */
  readonly isPartial?: true;
}

export interface ListReading extends Reading {
  readonly page?: ReadPage;
  /** True while the rows of the previous page, sort or filter are shown. */
  readonly isPrevious: boolean;
  /** Required parameters without a value: nothing is requested before they have one. */
  readonly missing: readonly Parameter[];
}

/** One page of a list of the screen's resource; canceled when the screen closes. */
export function useList(
  resource: Resource,
  state: ListState,
  parents: ParentValues = {},
): ListReading {
  const chunk = useChunk();
  const options = pageOptions(chunk, resource, state, parents);
  const missing = missingParameters(chunk, resource, state);
  const isReady = missing.length === 0;
  const listKey = listOfPage(options.queryKey);
  const client = useQueryClient();
  // Q3: a read that failed before its list renders is not sent twice.
  const [isPrefetched] = useState(
    () => client.getQueryData(queryKeys.prefetchedPage()) === hashKey(options.queryKey),
  );
  useEffect(() => client.removeQueries({ queryKey: queryKeys.prefetchedPage() }), [client]);
  const result = useQuery({
    ...options,
    enabled: isReady,
    retryOnMount: !isPrefetched,
    // Rows stay visible while the next page loads, but not those of another list.
    placeholderData: (previous, query) =>
      isReady && query !== undefined && matchQuery({ queryKey: listKey }, query)
        ? keepPreviousData(previous)
        : undefined,
  });
  const total = useTotal(chunk, resource, state, parents);
  const reading = useReading(result, options.queryKey);
  // React renders the first page in slices; later pages are faster at once.
  const isRendered = useDeferredValue(result.data !== undefined);
  const page = isRendered ? result.data : undefined;
  return {
    ...reading,
    isLoading: reading.isLoading || page !== result.data,
    missing,
    isPrevious: result.isPlaceholderData,
    ...(page === undefined ? {} : { page: { ...page, total: page.total ?? total } }),
  };
}

type Operations = Pick<ModelChunk, "operations">;

/** Query of a page whose sort and filters the API or the browser applies. */
export function pageOptions(
  chunk: ModelChunk,
  resource: Resource,
  state: ListState,
  parents: ParentValues,
) {
  const { requested, browser } = divideListState(resource, state);
  if (browser === undefined) return listOptions(chunk, resource, state, parents);
  const request = buildListRequest(chunk, resource, requested, parents);
  return queryOptions({
    queryKey: queryKeys.arrangedPage(request, resource, browser),
    queryFn: async ({ signal, client, queryKey }): Promise<ReadPage> => {
      const isRepeated = client.getQueryData(queryKey) !== undefined;
      const { readArrangedPage } = await import("./arranged-page.ts");
      const list = { chunk, resource, parents, state, requested, browser };
      return readArrangedPage(client, list, { signal, isRepeated });
    },
  });
}

/** Learns the calls that the description of a list leaves open, with code that few lists need. */
function learnCalls(client: QueryClient, walk: ListWalk, page: ListPage): void {
  const { list, fields } = walk.resource;
  const [row] = page.rows;
  const isWhole = fields.every(({ name }) => valueAt(row, [name]) !== undefined);
  if (list?.sort !== undefined && isWhole) return;
  void import("./trials/learn-calls.ts").then(
    (trials) => trials.learnCalls(client, walk, page),
    () => undefined,
  );
}

/** Query of one list page, shared by all its components. */
export function listOptions(
  chunk: ModelChunk,
  resource: Resource,
  state: ListState,
  parents: ParentValues,
) {
  const request = buildListRequest(chunk, resource, state, parents);
  return queryOptions({
    queryKey: queryKeys.page(request, resource),
    queryFn: async ({ signal, client, meta }): Promise<ReadPage> => {
      const read: ReadState = async (readResource, readState) => {
        const sent = buildListRequest(chunk, readResource, readState, parents);
        // Loads while the API responds; after a failure, the page that needs it loads it again.
        if (readState.page > 1) loadObserver().catch(() => undefined);
        const response = await sendTracked(
          client,
          resource.list?.operation,
          sent,
          signal,
          meta?.tolerated,
        );
        const walk = { chunk, resource: readResource, parents, state: readState };
        const learnNow = learnFromResponse(client, walk, response);
        const page = await readPage(client, walk, response, learnNow);
        learnCalls(client, walk, page);
        await storeEmbedded(client, resource, page.rows);
        const { undecodable } = response;
        const decoded: ReadPage = undecodable === undefined ? page : { ...page, undecodable };
        // In a form that is tried: once it is learned, its page is not read again.
        if (readResource !== resource)
          client.setQueryData(queryKeys.page(sent, readResource), decoded);
        return decoded;
      };
      if (isPlain(isDefaultSort(chunk, resource, state.sort) ? { ...state, sort: [] } : state)) {
        return read(resource, state).catch(async (error: unknown) => {
          const { readNumberAgain } = await import("./read-checked.ts");
          return readNumberAgain(client, { chunk, resource, parents, state }, read, error);
        });
      }
      // Sent while the code that checks its response is loading.
      let first: Promise<ReadPage> | undefined = read(resource, state);
      first.catch(() => undefined);
      const { readChecked } = await import("./read-checked.ts");
      return readChecked(client, { ...chunk, resource }, state, async (readResource, readState) => {
        const sent = first ?? read(readResource, readState);
        first = undefined;
        return sent;
      });
    },
  });
}

type ReadState = (resource: Resource, state: ListState) => Promise<ReadPage>;

/** True for a state without a sort, a search and filters: its response contradicts nothing. */
export function isPlain({ sort, search, filters }: ListState): boolean {
  return (
    sort.length + search.length === 0 &&
    Object.values(filters).every((values) => values.length === 0)
  );
}

const loadObserver = () => import("./observed-page.ts");

/** Reads a page; the code that observes more than the description has is loaded for responses that may show more. */
async function readPage(
  client: QueryClient,
  walk: ListWalk,
  response: HttpResponse,
  learnNow: LearnNow | undefined,
): Promise<ListPage> {
  const { resource, state } = walk;
  const { list } = resource;
  if (list === undefined) return { rows: [], hasNext: false };
  // A later page may be the first one again, and rows that are not a list have keys.
  if (state.page < 2 && Array.isArray(valueAt(response.body, list.rows))) {
    const described = readRows(resource, response, state);
    if (isCertainPage(list, response, state, described)) return described;
  }
  const { observePage } = await loadObserver();
  return observePage(client, walk, response, learnNow);
}

/** Reads a total from its operation if a background read is safe (H9). */
function useTotal(
  chunk: Operations,
  resource: Resource,
  state: ListState,
  parents: ParentValues,
): number | undefined {
  const location = resource.list?.total;
  const isAllowed = useMayRead(location?.in === "operation" ? location.operation : undefined);
  const { data } = useQuery({
    ...totalOptions(chunk, resource, state, parents),
    enabled: isAllowed,
  });
  return data ?? undefined;
}
