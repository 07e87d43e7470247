import type { HttpResponse, ListPage, ListState, RecordRef, Resource } from "@quarterdeck/model";
import {
  arrangeRows,
  buildListRequest,
  buildTotalRequest,
  divideListState,
  isLimit,
  pageSize,
  readObservedPage,
  readTotal,
  wholeListState,
  withBrowserList,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { learnFromWalk } from "./model/learn-largest-page.ts";
import { nextPageState } from "./next-page-state.ts";
import { mayReadInBackground, sendTracked } from "./permission-cache.ts";
import { sendInBackground } from "./send-in-background.ts";
import { createDuplicateFilter, isRepeated, isSame } from "./repeated-rows.ts";
import { sendWithRetries } from "./send-with-retries.ts";
import { readKnownTitles } from "./title-store.ts";
import { readWithoutAddedSort, smallerSize } from "./walk-refusals.ts";

/** A list to read to its end. */
export interface ListWalk extends Omit<RecordRef, "key"> {
  /** Its filters and its order; its page is ignored. */
  readonly state: ListState;
  /** Rows of a page, for a walk that may end early; without it the pages are as long as possible. */
  readonly size?: number;
  /** Total that the list showed: one page with that many rows keeps the order of the API. */
  readonly expected?: number | undefined;
}

export interface WalkedRows {
  /** Rows that no earlier page contained. */
  readonly rows: readonly unknown[];
  /** Total that the API returned with this page. */
  readonly total: number | undefined;
  /** True on the last item if rows may follow that cannot be read. */
  readonly mayBeMore?: true;
}

/** Reads all rows of a list page by page, with any paging style. Rejects if a page cannot be read: the rows are incomplete. */
export async function* walkList(
  client: QueryClient,
  walk: ListWalk,
  signal: AbortSignal,
): AsyncGenerator<WalkedRows> {
  const { requested, browser } = divideListState(walk.resource, walk.state);
  const pages = walkPages(client, { ...walk, state: requested }, signal);
  if (browser === undefined) {
    yield* pages;
    return;
  }
  const rows: unknown[] = [];
  let mayBeMore = false;
  for await (const page of pages) {
    rows.push(...page.rows);
    mayBeMore ||= page.mayBeMore === true;
  }
  const titleOf = readKnownTitles(client);
  const arranged = arrangeRows(withBrowserList(walk.resource), rows, browser, titleOf);
  yield { rows: arranged, total: arranged.length, ...(mayBeMore && { mayBeMore }) };
}

/** Reads all rows that the API returns for a state. */
async function* walkPages(
  client: QueryClient,
  described: ListWalk,
  signal: AbortSignal,
  isNew = createDuplicateFilter(described.resource),
): AsyncGenerator<WalkedRows> {
  let walk = described;
  const { resource } = walk;
  const counted = await readSeparateTotal(client, walk, signal);
  let state: ListState | undefined = firstState(walk);
  let before: ListPage | undefined;
  let read = 0;
  const cursors = new Set<string>();
  while (state !== undefined) {
    const step: Step = { state, before };
    const next: FoundPage | undefined = await readPage(client, walk, step, signal);
    if (next === undefined) return;
    const { page: received, response } = next;
    state = { ...state, sort: next.sort };
    if (received.isSecond === true && before === undefined) {
      walk = countFromZero(walk);
      continue;
    }
    if (before === undefined && walk.expected !== undefined && received.hasNext !== false) {
      const { length } = state.sort;
      walk = { ...walk, expected: undefined };
      state = firstState(walk);
      if (state.sort.length > length) continue;
    }
    const page: ListPage =
      before === undefined ? await readLonger(client, walk, state, received, signal) : received;
    const isOther = page.rows.length === 0 || (before !== undefined && isSame(before, page.rows));
    if (before !== undefined && state.page === 2 && isOther) {
      const other = await otherWalk(client, walk, { response, page, before });
      if (other !== undefined) {
        yield* walkPages(client, other, signal, isNew);
        return;
      }
    }
    const rows = isRepeated(resource, before, page) ? [] : page.rows.filter(isNew);
    const total = page.total ?? counted;
    read += rows.length;
    yield { rows, total };
    // An API without the page parameter would return the first page forever.
    const isEmpty = rows.length === 0 && (page.rows.length > 0 || page.next === undefined);
    const isStopped = isEmpty && (before !== undefined || page.rows.length === 0);
    state = isStopped ? undefined : nextState(resource, state, { ...page, cursors });
    if (state === undefined && isOpen(page, { before, read, total })) {
      yield { rows: [], total, mayBeMore: true };
    }
    before = page;
  }
}

function firstState({ resource, state, size, expected = Infinity }: ListWalk): ListState {
  const stable = wholeListState(resource, state);
  // The sort by key separates pages.
  const whole = expected <= (stable.size ?? 0) ? { ...stable, sort: state.sort } : stable;
  const isShorter = size !== undefined && whole.size !== undefined && size < whole.size;
  return isShorter ? { ...whole, size } : whole;
}

interface Progress {
  readonly before: ListPage | undefined;
  /** Number of rows read so far. */
  readonly read: number;
  readonly total: number | undefined;
}

/** True if rows may follow the page where the walk ends. */
function isOpen({ rows, hasNext }: ListPage, { before, read, total }: Progress): boolean {
  if (total !== undefined) return read < total;
  // A page without rows ends the list; a repeated one proves nothing about the rows after it.
  if (rows.length === 0) return hasNext === true;
  const isRepeat = before !== undefined && before.hasNext !== false && isSame(before, rows);
  return hasNext !== false || (isRepeat && isLimit(rows.length));
}

interface Step {
  readonly state: ListState;
  readonly before: ListPage | undefined;
}

interface FoundPage {
  readonly page: ListPage;
  /** Sort of the page: without the added fields that the API refused. */
  readonly sort: ListState["sort"];
  readonly response: HttpResponse;
}

/** The second page of a list: it repeats the first one, or it is empty. */
export interface SecondPage {
  readonly response: HttpResponse;
  readonly page: ListPage;
  readonly before: ListPage;
}

/** Walk by another paging, if the API ignores the described one and another leads on. */
async function otherWalk(
  client: QueryClient,
  walk: ListWalk,
  second: SecondPage,
): Promise<ListWalk | undefined> {
  const { chunk, resource } = walk;
  if (chunk.resource?.name !== resource.name || resource.list?.paging.style === "none") {
    return undefined;
  }
  const { learnOtherWalk } = await import("./trials/other-paging.ts");
  return learnOtherWalk(client, walk, second);
}

/** Undefined: the page before was the last one. */
async function readPage(
  client: QueryClient,
  walk: ListWalk,
  { state, before }: Step,
  signal: AbortSignal,
): Promise<FoundPage | undefined> {
  const { chunk, resource, parents } = walk;
  const send = (sent: ListState): Promise<HttpResponse> => {
    const request = buildListRequest(chunk, resource, sent, parents);
    return sendWithRetries(
      () => sendTracked(client, resource.list?.operation, request, signal),
      signal,
    );
  };
  const open = async (response: HttpResponse, sent: ListState): Promise<FoundPage> => {
    const page = readObservedPage(chunk, resource, response, sent);
    if (before === undefined) await learnFromWalk(resource, firstState(walk), sent, page);
    return { page, response, sort: sent.sort };
  };
  try {
    return await open(await send(state), state);
  } catch (error) {
    if (before !== undefined && isPastEnd(error, before)) return undefined;
    if (before !== undefined) throw error;
    const states = { refused: state, chosen: walk.state };
    const unsorted = await readWithoutAddedSort(resource, states, error, send);
    if (unsorted !== undefined) return open(unsorted.response, unsorted.state);
    const smaller = smallerSize(resource, state, error);
    if (smaller === undefined) throw error;
    return readPage(client, walk, { state: { ...state, size: smaller }, before }, signal);
  }
}

function countFromZero(walk: ListWalk): ListWalk {
  const { list } = walk.resource;
  if (list?.paging.style !== "page") return walk;
  const paging = { ...list.paging, first: 0 as const };
  return { ...walk, resource: { ...walk.resource, list: { ...list, paging } } };
}

/** The only page with the largest limit, if the page with the default limit may not have all rows. */
async function readLonger(
  client: QueryClient,
  walk: ListWalk,
  state: ListState,
  page: ListPage,
  signal: AbortSignal,
): Promise<ListPage> {
  const { paging } = walk.resource.list ?? {};
  if (paging?.style !== "none" || paging.size === undefined) return page;
  if (walk.size !== undefined && page.rows.length >= walk.size) return page;
  if (page.hasNext === false || page.next !== undefined) return page;
  const size = Math.min(paging.size.maximum ?? MOST_ROWS, MOST_ROWS);
  try {
    const step: Step = { state: { ...state, size }, before: undefined };
    const longer = (await readPage(client, walk, step, signal))?.page;
    return longer !== undefined && longer.rows.length > page.rows.length ? longer : page;
  } catch (error) {
    if (error instanceof HttpError) return page;
    throw error;
  }
}

/** True for the error of a request after the last page. */
function isPastEnd(error: unknown, { hasNext }: ListPage): boolean {
  if (!(error instanceof HttpError) || hasNext === true) return false;
  const { status } = error;
  return hasNext === false ? status >= 400 && status < 500 : status === 404 || status === 416;
}

const MOST_ROWS = 1000;

function nextState(
  { list }: Resource,
  state: ListState,
  { rows, next, hasNext, total, isCut, cursors }: ListPage & { readonly cursors: Set<string> },
): ListState | undefined {
  if (list === undefined) return undefined;
  const { style } = list.paging;
  // An observed cursor also leads on if the description has numbers or no paging.
  if (style === "cursor" || style === "none" || next !== undefined) {
    // An API may lead back to a page that was read.
    if (hasNext === false || next === undefined || cursors.has(next)) return undefined;
    cursors.add(next);
    return { ...state, page: state.page + 1, cursor: next };
  }
  const requested = pageSize(list.paging, state);
  const isShort = requested !== undefined && rows.length < requested;
  if (hasNext === false && !(isShort && state.page === 1 && total === undefined)) return undefined;
  // A short first page: the API has an undescribed maximum, or these are all rows.
  if (isShort && state.page === 1) return { ...state, page: 2, size: rows.length };
  return nextPageState(state, { requested, count: rows.length, isCut });
}

/** Reads a total from its operation if a background read is safe (H9). */
async function readSeparateTotal(
  client: QueryClient,
  { chunk, resource, parents, state }: ListWalk,
  signal: AbortSignal,
): Promise<number | undefined> {
  const location = resource.list?.total;
  const operation = location?.in === "operation" ? location.operation : undefined;
  const request = mayReadInBackground(operation)
    ? buildTotalRequest(chunk, resource, state, parents)
    : undefined;
  if (request === undefined) return undefined;
  try {
    return readTotal(resource, await sendInBackground(client, request, signal));
  } catch {
    // The number of rows is sufficient.
    return undefined;
  }
}
