import type { HttpResponse, ListPage, ListState, Resource } from "@quarterdeck/model";
import {
  buildListRequest,
  isCertainSort,
  pageSize,
  readObservedPage,
  wholeListState,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import type { ListWalk } from "./list-walk.ts";
import { learnFromWalk } from "./model/learn-largest-page.ts";
import { sendTracked } from "./permission-cache.ts";
import { readLargestSize, refusesField } from "./read-refusal.ts";
import { sendWithRetries } from "./send-with-retries.ts";

/** State of the first page of a walk. */
export function firstState({ resource, state, size, expected = Infinity }: ListWalk): ListState {
  const stable = wholeListState(resource, state);
  // The sort by key separates pages.
  const whole = expected <= (stable.size ?? 0) ? { ...stable, sort: state.sort } : stable;
  const isShorter = size !== undefined && whole.size !== undefined && size < whole.size;
  return isShorter ? { ...whole, size } : whole;
}

export interface Step {
  readonly state: ListState;
  readonly before: ListPage | undefined;
}

export interface WalkedPage {
  readonly page: ListPage;
  /** Sort of the page: without the added fields that the API refused. */
  readonly sort: ListState["sort"];
  readonly response: HttpResponse;
}

/** Undefined: the page before was the last one. */
export async function readPage(
  client: QueryClient,
  walk: ListWalk,
  { state, before }: Step,
  signal: AbortSignal,
): Promise<WalkedPage | undefined> {
  const { chunk, resource, parents } = walk;
  const send = (sent: ListState): Promise<HttpResponse> => {
    const request = buildListRequest(chunk, resource, sent, parents);
    return sendWithRetries(
      () => sendTracked(client, resource.list?.operation, request, signal),
      signal,
    );
  };
  const open = async (response: HttpResponse, sent: ListState): Promise<WalkedPage> => {
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

/** The only page with the largest limit, if the page with the default limit may not have all rows. */
export async function readLonger(
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

/** Statuses of a refused sort; frameworks also respond 500 to an unknown column. */
const refusals: ReadonlySet<number> = new Set([400, 416, 422, 500]);

interface Unsorted {
  readonly response: HttpResponse;
  readonly state: ListState;
}

/**
 * Reads a page without the fields that the console added to its sort, which the API may not sort by. Undefined if it
 * added none, or if the API refuses this page too.
 */
async function readWithoutAddedSort(
  resource: Resource,
  { refused, chosen }: { readonly refused: ListState; readonly chosen: ListState },
  refusal: unknown,
  send: (state: ListState) => Promise<HttpResponse>,
): Promise<Unsorted | undefined> {
  const isAdded = refused.sort.length > chosen.sort.length;
  if (!isAdded || !(refusal instanceof HttpError) || !refusals.has(refusal.status)) {
    return undefined;
  }
  const state = { ...refused, sort: chosen.sort };
  try {
    const response = await send(state);
    await learnRefusedSort(resource, refused.sort.slice(chosen.sort.length), refusal);
    return { response, state };
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/** Learns that the API does not sort by the fields, unless it may have refused the form of the sort. */
async function learnRefusedSort(
  { name, list }: Resource,
  added: ListState["sort"],
  refusal: HttpError,
): Promise<void> {
  const isForm = list?.sort === undefined || !isCertainSort(list.sort);
  const ignored = added
    .map(({ field }) => field)
    .filter((field) => !isForm || refusesField(refusal, field));
  if (ignored.length === 0) return;
  const { storeFacts } = await import("./model/store-facts.ts");
  storeFacts(name, { fields: [], evidence: [], ignoredSort: ignored });
}

const sizes: readonly number[] = [100, 25];
const tooLarge: ReadonlySet<number> = new Set([400, 413, 422]);

/** Smaller page size after a refusal: the maximum may be undescribed. */
function smallerSize(resource: Resource, state: ListState, error: unknown): number | undefined {
  const { list } = resource;
  const requested = list && pageSize(list.paging, state);
  if (requested === undefined || !(error instanceof HttpError)) return undefined;
  const named = readLargestSize(resource, state, error);
  if (named !== undefined) return named;
  return tooLarge.has(error.status) ? sizes.find((size) => size < requested) : undefined;
}
