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
  scalarText,
  valueAt,
} from "@quarterdeck/model";
import { useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isRefused, mayReadInBackground } from "./permission-cache.ts";
import { listOptions } from "./list.ts";
import { chunkOptions } from "#queries/model/model-chunk.ts";

/** A record that matches the search. */
export interface RecordMatch {
  /** Absent: the record has no page. */
  readonly key: string | undefined;
  readonly title: string;
  /** Field with the text, if neither title nor key contain it. */
  readonly matched?: { readonly label: string; readonly text: string };
}

/** Matches in one list. */
export interface ListMatches {
  readonly resource: Resource;
  /** Text of the search. */
  readonly text: string;
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
  const loaded = lists.flatMap(({ resource, state, text }, index) => {
    const { data, dataUpdatedAt } = pages[index] ?? {};
    return data === undefined ? [] : [{ resource, state, text, data, at: dataUpdatedAt ?? 0 }];
  });
  return {
    matches: loaded
      .toSorted((one, other) => one.at - other.at)
      .map(({ resource, state, text, data }) => ({
        resource,
        state,
        text,
        ...matchesOn(resource, text, data),
      })),
    isSearching: pending > 0 || started.length < active.length,
    searched: new Set(loaded.map(({ resource }) => resource.name)).size,
    failed: [...chunks, ...pages].filter(({ isError }) => isError).length,
  };
}

/** Searches of a list for a text: by its search, and by its key if the text may be one. */
function queriesOf(chunk: ModelChunk | null | undefined, text = "") {
  const resource = chunk?.resource;
  if (!chunk || resource === undefined) return [];
  const states: ListState[] = [];
  const byKey = findKeyFilter(resource, text);
  if (byKey !== undefined) {
    states.push({ page: 1, sort: [], search: "", filters: { [byKey]: [text] }, size: 1 });
  }
  if (findOptionSearch(resource).kind !== "none") {
    states.push({ ...optionState(resource, text), size: MAX_MATCHES });
  }
  return states.map((state) => ({
    resource,
    state,
    text,
    options: listOptions(chunk, resource, state, {}),
  }));
}

/** Name of the filter that finds a record by a number as its key. */
export function findKeyFilter(
  { key, list, fields }: Pick<Resource, "key" | "list" | "fields">,
  text: string,
): string | undefined {
  const [part] = key;
  const [name] = part?.field ?? [];
  const kind = fields.find((field) => field.name === name)?.kind;
  const isNumber = /^\d{1,15}$/.test(text) && (kind === "number" || kind === "text");
  if (!isNumber || key.length !== 1 || part?.field.length !== 1) return undefined;
  return list?.filters.find(({ fieldName, operator }) => fieldName === name && operator === "is")
    ?.name;
}

function matchesOn(
  resource: Resource,
  searched: string,
  { rows, total, hasNext }: ListPage,
): Pick<ListMatches, "records" | "hasMore" | "total"> {
  const records = rows.slice(0, MAX_MATCHES).flatMap((row) => {
    const key = recordKey(resource, row);
    const title = recordTitle(resource, row) ?? key;
    if (title === undefined) return [];
    const matched = findMatched(resource, row, { key, title, searched });
    return [{ key, title, ...(matched !== undefined && { matched }) }];
  });
  const all = total ?? (hasNext === false ? rows.length : undefined);
  const mayHaveMore =
    rows.length > MAX_MATCHES || (rows.length === MAX_MATCHES && hasNext !== false);
  return { records, total: all, hasMore: all === undefined ? mayHaveMore : all > MAX_MATCHES };
}

const MAX_MATCHED = 80;

/** First field that contains the text, if title and key do not. */
function findMatched(
  { fields }: Resource,
  row: unknown,
  { key = "", title, searched }: { key: string | undefined; title: string; searched: string },
): RecordMatch["matched"] {
  const word = foldText(searched);
  if (foldText(`${key} ${title}`).includes(word)) return undefined;
  for (const { name, label } of fields) {
    const text = scalarText(valueAt(row, [name])) ?? "";
    const at = foldText(text).indexOf(word);
    if (at < 0) continue;
    const from = Math.max(0, at - MAX_MATCHED / 4);
    const isCut = text.length > from + MAX_MATCHED;
    const excerpt = text.slice(from, from + MAX_MATCHED).replaceAll(/\s+/g, " ");
    return { label, text: `${from > 0 ? "…" : ""}${excerpt}${isCut ? "…" : ""}` };
  }
  return undefined;
}

/** Without case and accents: "Žofia" contains "zofia". */
export function foldText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
