import type { ListState } from "@quarterdeck/model";
import { absentFields, arrangeRows, buildListRequest, withBrowserList } from "@quarterdeck/model";
import { CancelledError, type QueryClient } from "@tanstack/react-query";
import { isAbort } from "#http/errors.ts";
import { queryKeys } from "./keys.ts";
import { listOptions, type ReadPage } from "./list.ts";
import { isOnlyPage, isUnfiltered, shortList } from "./short-list.ts";
import { readKnownTitles } from "./title-store.ts";
import type { ListWalk } from "./list-walk.ts";
import { walkList } from "./walk-list.ts";

/** Rows of this age are used again: a change of the sort needs no request. */
const RECENT_MS = 30_000;

const DEFAULT_SIZE = 25;

interface ArrangedList extends ListWalk {
  /** Part of the state that the API applies. */
  readonly requested: ListState;
  /** Part of the state that the browser applies. */
  readonly browser: ListState;
}

interface ReadOptions {
  readonly signal: AbortSignal;
  /** The page was read before: a refresh requires new rows. */
  readonly isRepeated: boolean;
}

/** Page of a list that the browser sorts and filters; the page of the API if the list is too long. */
export async function readArrangedPage(
  client: QueryClient,
  list: ArrangedList,
  options: ReadOptions,
): Promise<ReadPage> {
  const { chunk, resource, parents, state, requested, browser } = list;
  const read = await readWhole(client, list, options);
  if (typeof read === "string") {
    const plain = { ...requested, page: state.page, cursor: state.cursor };
    const page = await client.fetchQuery({
      ...listOptions(chunk, resource, plain, parents),
      staleTime: RECENT_MS,
    });
    return { ...page, isTooLong: true, ...(read === "partial" && { isPartial: true }) };
  }
  const { rows, mayBeMore } = read;
  const arranged = arrangeRows(withBrowserList(resource), rows, browser, readKnownTitles(client));
  const isPaged = resource.list?.paging.style !== "none";
  const size = isPaged ? (state.size ?? DEFAULT_SIZE) : Math.max(1, arranged.length);
  const start = (state.page - 1) * size;
  return {
    rows: arranged.slice(start, start + size),
    ...(mayBeMore === true
      ? { hasNext: undefined }
      : { total: arranged.length, hasNext: start + size < arranged.length }),
    arranged: {
      from: rows.length,
      size,
      ...(isUnfiltered(requested) && { absent: absentFields(resource, rows) }),
    },
  };
}

interface WholeList {
  readonly rows: readonly unknown[];
  /** Rows may follow that cannot be read. */
  readonly mayBeMore?: boolean;
}

/** Reason that not all rows were read: the list is too long, or its pages end before its total. */
type Unread = "long" | "partial";

/** All rows that can be read. */
async function readWhole(
  client: QueryClient,
  { chunk, resource, parents, requested }: ArrangedList,
  { signal, isRepeated }: ReadOptions,
): Promise<WholeList | Unread> {
  const staleTime = isRepeated ? 0 : RECENT_MS;
  const options = listOptions(chunk, resource, requested, parents);
  const stop = (): void => void client.cancelQueries({ queryKey: options.queryKey, exact: true });
  signal.addEventListener("abort", stop, { once: true });
  const first = await fetchShared(() => client.fetchQuery({ ...options, staleTime }), signal);
  const { rows, hasNext, total } = first;
  if (hasNext === false) return { rows };
  if (isOnlyPage(resource.list, first)) return { rows, mayBeMore: true };
  if (total !== undefined && total > shortList.rows) return "long";
  const request = buildListRequest(chunk, resource, requested, parents);
  const readWholeList = (): Promise<readonly unknown[] | Unread> =>
    client.fetchQuery({
      queryKey: queryKeys.wholeList(request, resource),
      queryFn: () =>
        readPages(client, { chunk, resource, parents, state: requested, expected: total }, signal),
      staleTime,
    });
  const whole = await fetchShared(readWholeList, signal);
  return typeof whole === "string" ? whole : { rows: whole };
}

/** Reads again if another page of the list, whose read was canceled, had started the read that both share. */
async function fetchShared<Data>(read: () => Promise<Data>, signal: AbortSignal): Promise<Data> {
  try {
    return await read();
  } catch (error) {
    const isCanceled = isAbort(error) || error instanceof CancelledError;
    if (signal.aborted || !isCanceled) throw error;
    return read();
  }
}

/** Rows of all pages. */
async function readPages(
  client: QueryClient,
  walk: ListWalk,
  signal: AbortSignal,
): Promise<readonly unknown[] | Unread> {
  const rows: unknown[] = [];
  let requests = 0;
  for await (const page of walkList(client, walk, signal)) {
    requests += 1;
    rows.push(...page.rows);
    const isTooLong = rows.length > shortList.rows || requests > shortList.requests;
    if (isTooLong) return "long";
    if (page.mayBeMore === true) return page.total === undefined ? "long" : "partial";
  }
  return rows;
}
