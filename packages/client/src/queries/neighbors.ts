import type { ListPage, Resource } from "@quarterdeck/model";
import { recordKey } from "@quarterdeck/model";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { queryKeys } from "./keys.ts";

/** Position of a record on its list page. */
export interface Neighbors {
  /** Keys; undefined at the ends of the page. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** 1 is the first row of the page. */
  readonly position: number;
  readonly count: number;
}

/** Neighbors of a record on the latest cached list page that contains it. */
export function useNeighbors(resource: Resource, key: string): Neighbors | undefined {
  const client = useQueryClient();
  return useMemo(() => findNeighbors(client, resource, key), [client, resource, key]);
}

function findNeighbors(
  client: QueryClient,
  resource: Resource,
  key: string,
): Neighbors | undefined {
  const pages = client
    .getQueryCache()
    .findAll({ queryKey: queryKeys.pages(resource.name) })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { state } of pages) {
    const rows = (state.data as ListPage | undefined)?.rows ?? [];
    const keys = rows.map((row) => recordKey(resource, row));
    const index = keys.indexOf(key);
    // A page of one row has no neighbors.
    if (index >= 0 && keys.length > 1) {
      return {
        previous: keys[index - 1],
        next: keys[index + 1],
        position: index + 1,
        count: keys.length,
      };
    }
  }
  return undefined;
}
