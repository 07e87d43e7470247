import type { ListPage, ListState, ModelChunk, Option } from "@quarterdeck/model";
import {
  buildListRequest,
  leadsOn,
  optionState,
  readObservedPage,
  readOption,
} from "@quarterdeck/model";
import { keepPreviousData, skipToken, useInfiniteQuery } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { sendTracked } from "./permission-cache.ts";
import { queryKeys } from "./keys.ts";
import { learnFromResponse } from "#queries/model/learned-facts.ts";

export interface OptionsReading {
  readonly options: readonly Option[];
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** Reads the next page; undefined on the last one. */
  readonly readMore: (() => void) | undefined;
}

interface OptionsRequest {
  readonly text: string;
  readonly parents: ParentValues;
  /** True if the user has opened the options, which requests them (H9). */
  readonly isOpen: boolean;
}

type PageParam = Pick<ListState, "page" | "cursor">;

const firstPage: PageParam = { page: 1, cursor: undefined };

/** Records that match a text, page by page; canceled when the text changes. */
export function useOptions(
  chunk: ModelChunk | undefined,
  { text, parents, isOpen }: OptionsRequest,
): OptionsReading {
  const resource = chunk?.resource;
  const list = resource?.list;
  const result = useInfiniteQuery({
    queryKey: queryKeys.options(resource, text, parents),
    queryFn:
      chunk === undefined || resource === undefined || list === undefined || !isOpen
        ? skipToken
        : async ({ pageParam, signal, client }): Promise<ListPage> => {
            const state = optionState(resource, text, pageParam);
            const request = buildListRequest(chunk, resource, state, parents);
            const response = await sendTracked(client, list.operation, request, signal);
            // Options of a list that was never read have titles too.
            if (resource.fields.length === 0)
              learnFromResponse(client, { chunk, resource, parents, state }, response);
            return readObservedPage(chunk, resource, response, state);
          },
    initialPageParam: firstPage,
    getNextPageParam: (last, _pages, { page }): PageParam | undefined =>
      list === undefined || !leadsOn(list, last) || last.rows.length === 0
        ? undefined
        : { page: page + 1, cursor: last.next },
    placeholderData: keepPreviousData,
  });
  const rows =
    resource === undefined ? [] : (result.data?.pages ?? []).flatMap((page) => page.rows);
  const options = rows.flatMap((row) => (resource && readOption(resource, row)) ?? []);
  return {
    options,
    isBusy: result.isFetching,
    error: result.error ?? result.failureReason,
    readMore: result.hasNextPage ? () => void result.fetchNextPage() : undefined,
  };
}
