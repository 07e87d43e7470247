import type { ListPage, Resource } from "@quarterdeck/model";
import { recordKey } from "@quarterdeck/model";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { queryKeys } from "./keys.ts";

/** Where a record stands in the list that it was opened from. */
export interface Neighbors {
  /** Keys; undefined at the ends of the page. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** 1 is the first row of the page. */
  readonly position: number;
  readonly count: number;
}

/** The rows beside a record on the page of its list that was looked at last; undefined: on none that is remembered. */
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
    const at = keys.indexOf(key);
    // The latest of a record alone (a card of the home screen) tells no neighbours.
    if (at >= 0 && keys.length > 1) {
      return { previous: keys[at - 1], next: keys[at + 1], position: at + 1, count: keys.length };
    }
  }
  return undefined;
}
