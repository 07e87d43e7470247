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
interface RecordMatch {
  /** Absent: it has no page of its own. */
  readonly key: string | undefined;
  readonly title: string;
}

/** What one list found, and what of it is left out. */
export interface ListMatches {
  readonly resource: Resource;
  readonly records: readonly RecordMatch[];
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

export interface RecordMatches {
  /** In the order in which they came: what is new stands below what was there. */
  readonly matches: readonly ListMatches[];
  readonly isSearching: boolean;
  /** Lists that answered, and lists that did not. */
  readonly searched: number;
  readonly failed: number;
}

const MAX_CONCURRENT = 4;
const MAX_MATCHES = 3;
const MIN_LETTERS = 2;

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
  return text.trim().length >= MIN_LETTERS;
}

/** Records that lists find for their text, the first lists first, a few at a time; other searches end those under way. */
export function useRecordSearch(searches: readonly RecordSearch[]): RecordMatches {
  const wanted = searches.filter(({ text }) => isEnoughToSearch(text));
  const about = wanted.map(({ resource, text }) => `${resource.name} ${text}`).join("\n");
  const [reached, setReached] = useState({ about, count: MAX_CONCURRENT });
  const begun = wanted.slice(0, reached.about === about ? reached.count : MAX_CONCURRENT);
  const parts = useQueries({
    queries: begun.map(({ resource }) => chunkOptions(resourceChunk(resource.name))),
  });
  const asked = parts.flatMap(({ data }, index) => queriesOf(data, begun[index]?.text.trim()));
  const pages = useQueries({
    queries: asked.map(({ options }) => ({ ...options, retry: false, staleTime: 60_000 })),
  });
  const waiting = [...parts, ...pages].filter(({ isPending }) => isPending).length;
  const count = begun.length - waiting + MAX_CONCURRENT;
  useEffect(() => {
    const timer = setTimeout(() => setReached({ about, count }));
    return () => clearTimeout(timer);
  }, [about, count]);
  const came = asked.flatMap(({ resource, state }, index) => {
    const { data, dataUpdatedAt } = pages[index] ?? {};
    return data === undefined ? [] : [{ resource, state, data, at: dataUpdatedAt ?? 0 }];
  });
  return {
    matches: came
      .toSorted((one, other) => one.at - other.at)
      .map(({ resource, state, data }) => ({ resource, state, ...matchesOn(resource, data) })),
    isSearching: waiting > 0 || begun.length < wanted.length,
    searched: came.length,
    failed: [...parts, ...pages].filter(({ isError }) => isError).length,
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
