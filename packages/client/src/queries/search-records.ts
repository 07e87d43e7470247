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

/** A record that a search of its list found. */
interface FoundRecord {
  /** Absent: it has no page of its own. */
  readonly key: string | undefined;
  readonly title: string;
}

/** What one list found, and what of it is left out. */
export interface FoundInList {
  readonly resource: Resource;
  readonly records: readonly FoundRecord[];
  /** The same search in the list itself. */
  readonly state: Pick<ListState, "search" | "filters">;
  readonly hasMore: boolean;
  /** All that it found, where it says so. */
  readonly total: number | undefined;
}

/** A list and what to look for in it. */
export interface RecordSearch {
  readonly resource: ResourceSummary;
  readonly text: string;
}

export interface SearchedRecords {
  /** In the order in which they came: what is new stands below what was there. */
  readonly found: readonly FoundInList[];
  readonly isSearching: boolean;
  /** Lists that answered, and lists that did not. */
  readonly searched: number;
  readonly failed: number;
}

const inFlight = 4;
const mostEach = 3;
const leastLetters = 2;

/** H9: lists that may be asked although nobody opened them, and how many may be once they were opened. */
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

/** Nothing is asked for less. */
export function isEnoughToSearch(text: string): boolean {
  return text.trim().length >= leastLetters;
}

/** Records that lists find for their text, the first lists first, a few at a time; other searches end those under way. */
export function useRecordSearch(searches: readonly RecordSearch[]): SearchedRecords {
  const wanted = searches.filter(({ text }) => isEnoughToSearch(text));
  const about = wanted.map(({ resource, text }) => `${resource.name} ${text}`).join("\n");
  const [reached, setReached] = useState({ about, count: inFlight });
  const begun = wanted.slice(0, reached.about === about ? reached.count : inFlight);
  const parts = useQueries({
    queries: begun.map(({ resource }) => chunkOptions(resourceChunk(resource.name))),
  });
  const asked = parts.flatMap(({ data }, index) => askedOf(data, begun[index]?.text.trim()));
  const pages = useQueries({
    queries: asked.map(({ options }) => ({ ...options, retry: false, staleTime: 60_000 })),
  });
  const waiting = [...parts, ...pages].filter(({ isPending }) => isPending).length;
  const count = begun.length - waiting + inFlight;
  useEffect(() => {
    const timer = setTimeout(() => setReached({ about, count }));
    return () => clearTimeout(timer);
  }, [about, count]);
  const came = asked.flatMap(({ resource, state }, index) => {
    const { data, dataUpdatedAt } = pages[index] ?? {};
    return data === undefined ? [] : [{ resource, state, data, at: dataUpdatedAt ?? 0 }];
  });
  return {
    found: came
      .toSorted((one, other) => one.at - other.at)
      .map(({ resource, state, data }) => ({ resource, state, ...foundOn(resource, data) })),
    isSearching: waiting > 0 || begun.length < wanted.length,
    searched: came.length,
    failed: [...parts, ...pages].filter(({ isError }) => isError).length,
  };
}

function askedOf(chunk: ModelChunk | null | undefined, text = "") {
  const resource = chunk?.resource;
  if (!chunk || resource === undefined || findOptionSearch(resource).kind === "none") return [];
  const state = { ...optionState(resource, text), size: mostEach };
  return [{ resource, state, options: listOptions(chunk, resource, state, {}) }];
}

function foundOn(
  resource: Resource,
  { rows, total, hasNext }: ListPage,
): Pick<FoundInList, "records" | "hasMore" | "total"> {
  const records = rows.slice(0, mostEach).flatMap((row) => {
    const key = recordKey(resource, row);
    const title = recordTitle(resource, row) ?? key;
    return title === undefined ? [] : [{ key, title }];
  });
  const all = total ?? (hasNext === false ? rows.length : undefined);
  const mayHaveMore = rows.length > mostEach || (rows.length === mostEach && hasNext !== false);
  return { records, total: all, hasMore: all === undefined ? mayHaveMore : all > mostEach };
}
