import {
  buildListRequest,
  type HttpRequest,
  type ListPage,
  type RecordRef,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "#queries/keys.ts";

/** Page of a list that was read. */
export interface CachedPage {
  readonly rows: readonly unknown[];
  /** Milliseconds since 1970. */
  readonly readAt: number;
  /** Request that reads it again; undefined if the browser arranged its rows, or its state is in a body. */
  readonly request?: HttpRequest;
}

type Parts = Pick<HttpRequest, "path" | "query" | "headers"> & { readonly arranged?: object };

/** Pages of the list that the cache has, the newest first. */
export function cachedPages(
  client: QueryClient,
  { chunk, resource, parents }: RecordRef,
): readonly CachedPage[] {
  const state = { page: 1, sort: [], search: "", filters: {} };
  const first = buildListRequest(chunk, resource, state, parents);
  return client
    .getQueryCache()
    .findAll({ queryKey: queryKeys.pages(resource.name) })
    .flatMap(({ queryKey, state: { data, dataUpdatedAt } }): readonly CachedPage[] => {
      const [{ path, query, headers, arranged }] = queryKey as readonly [Parts];
      if (data === undefined || path !== first.path) return [];
      const { rows } = data as ListPage;
      const isPlain = arranged === undefined && first.body === undefined;
      const request = isPlain && { request: { ...first, query, headers } };
      return [{ rows, readAt: dataUpdatedAt, ...request }];
    })
    .toSorted((one, other) => other.readAt - one.readAt);
}
