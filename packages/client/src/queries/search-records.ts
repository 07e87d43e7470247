import type {
  ListPage,
  ListState,
  ModelChunk,
  Resource,
  ResourceSummary,
} from "@quarterdeck/model";
import {
  findOptionSearch,
  recordKey,
  optionState,
  recordTitle,
  resourceChunk,
} from "@quarterdeck/model";
import { useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isRefused, mayReadInBackground } from "./permission-cache.ts";
import { listOptions } from "./list.ts";
import { chunkOptions } from "#queries/model/model-chunk.ts";

/** A record that matches the search. */
interface RecordMatch {
  /** Absent: the record has no page. */
  readonly key: string | undefined;
  readonly title: string;
}

/** Matches in one list. */
export interface ListMatches {
  readonly resource: Resource;
  readonly records: readonly RecordMatch[];
  /** State of the list with this search. */
  readonly state: Pick<ListState, "search" | "filters">;
  readonly hasMore: boolean;
  /** Number of all matches, if the API returns it. */
  readonly total: number | undefined;
}

/** A list and the text to search for. */
export interface RecordSearch {
  readonly resource: ResourceSummary;
  readonly text: string;
}

export interface RecordMatches {
  /** In the order of arrival, so that shown matches do not move. */
  readonly matches: readonly ListMatches[];
  readonly isSearching: boolean;
  /** Numbers of lists that responded and that failed. */
  readonly searched: number;
  readonly failed: number;
}

const MAX_CONCURRENT = 4;
const MAX_MATCHES = 3;
const MIN_LETTERS = 2;

/** Lists that may be searched in the background (H9), and the number of lists that may be after they were opened. */
export function searchableLists(resources: readonly ResourceSummary[]): {
  readonly lists: readonly ResourceSummary[];
  readonly unopened: number;
} {
  const all = resources.filter(
    ({ parents, isHidden, isSingleton }) =>
      parents.length === 0 && isHidden !== true && isSingleton !== true,
  );
  const lists = all.filter(({ operations }) => mayReadInBackground(operations.list));
  const unopened = all.filter(
    ({ operations: { list } }) =>
      list !== undefined && !mayReadInBackground(list) && !isRefused(list),
  );
  return { lists, unopened: unopened.length };
}

/** True if the text is long enough for a search. */
export function isEnoughToSearch(text: string): boolean {
  return text.trim().length >= MIN_LETTERS;
}

/** Searches lists, a few at a time in their order; a changed search cancels the running ones. */
export function useRecordSearch(searches: readonly RecordSearch[]): RecordMatches {
  const active = searches.filter(({ text }) => isEnoughToSearch(text));
  const signature = active.map(({ resource, text }) => `${resource.name} ${text}`).join("\n");
  const [reached, setReached] = useState({ signature, count: MAX_CONCURRENT });
  const started = active.slice(0, reached.signature === signature ? reached.count : MAX_CONCURRENT);
  const chunks = useQueries({
    queries: started.map(({ resource }) => chunkOptions(resourceChunk(resource.name))),
  });
  const lists = chunks.flatMap(({ data }, index) => queriesOf(data, started[index]?.text.trim()));
  const pages = useQueries({
    queries: lists.map(({ options }) => ({ ...options, retry: false, staleTime: 60_000 })),
  });
  const pending = [...chunks, ...pages].filter(({ isPending }) => isPending).length;
  const count = started.length - pending + MAX_CONCURRENT;
  useEffect(() => {
    const timer = setTimeout(() => setReached({ signature, count }));
    return () => clearTimeout(timer);
  }, [signature, count]);
  const loaded = lists.flatMap(({ resource, state }, index) => {
    const { data, dataUpdatedAt } = pages[index] ?? {};
    return data === undefined ? [] : [{ resource, state, data, at: dataUpdatedAt ?? 0 }];
  });
  return {
    matches: loaded
      .toSorted((one, other) => one.at - other.at)
      .map(({ resource, state, data }) => ({ resource, state, ...matchesOn(resource, data) })),
    isSearching: pending > 0 || started.length < active.length,
    searched: loaded.length,
    failed: [...chunks, ...pages].filter(({ isError }) => isError).length,
  };
}

function queriesOf(chunk: ModelChunk | null | undefined, text = "") {
  const resource = chunk?.resource;
  if (!chunk || resource === undefined || findOptionSearch(resource).kind === "none") return [];
  const state = { ...optionState(resource, text), size: MAX_MATCHES };
  return [{ resource, state, options: listOptions(chunk, resource, state, {}) }];
}

function matchesOn(
  resource: Resource,
  { rows, total, hasNext }: ListPage,
): Pick<ListMatches, "records" | "hasMore" | "total"> {
  const records = rows.slice(0, MAX_MATCHES).flatMap((row) => {
    const key = recordKey(resource, row);
    const title = recordTitle(resource, row) ?? key;
    return title === undefined ? [] : [{ key, title }];
  });
  const all = total ?? (hasNext === false ? rows.length : undefined);
  const mayHaveMore =
    rows.length > MAX_MATCHES || (rows.length === MAX_MATCHES && hasNext !== false);
  return { records, total: all, hasMore: all === undefined ? mayHaveMore : all > MAX_MATCHES };
}
