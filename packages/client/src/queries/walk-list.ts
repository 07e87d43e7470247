import type { ListPage, ListState, RecordRef, Resource } from "@quarterdeck/model";
import {
  buildListRequest,
  buildTotalRequest,
  pageSize,
  readListPage,
  readTotal,
  recordKey,
  wholeListState,
  writeJson,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { nextPageState } from "./next-page-state.ts";
import { mayReadInBackground, sendTracked } from "./permission-cache.ts";
import { sendWithRetries } from "./send-with-retries.ts";

/** A list to read to its end. */
export interface ListWalk extends Omit<RecordRef, "key"> {
  /** Its filters and its order; its page is ignored. */
  readonly state: ListState;
}

export interface WalkedRows {
  /** Rows that no earlier page contained. */
  readonly rows: readonly unknown[];
  /** Total that the API returned with this page. */
  readonly total: number | undefined;
}

/** Reads all rows of a list page by page, with any paging style. Rejects if a page cannot be read: the rows are incomplete. */
export async function* walkList(
  client: QueryClient,
  walk: ListWalk,
  signal: AbortSignal,
): AsyncGenerator<WalkedRows> {
  const { resource } = walk;
  const isNew = createDuplicateFilter(resource);
  const counted = await readSeparateTotal(client, walk, signal);
  let state: ListState | undefined = wholeListState(resource, walk.state);
  let before: ListPage | undefined;
  while (state !== undefined) {
    const page: ListPage | undefined = await readPage(client, walk, { state, before }, signal);
    if (page === undefined) return;
    const rows = isRepeated(resource, before, page) ? [] : page.rows.filter(isNew);
    yield { rows, total: page.total ?? counted };
    // An API without the page parameter would return the first page forever.
    if (rows.length === 0 && (page.rows.length > 0 || page.next === undefined)) return;
    state = nextState(resource, state, page);
    before = page;
  }
}

interface Step {
  readonly state: ListState;
  readonly before: ListPage | undefined;
}

/** Undefined: the page before was the last one. */
async function readPage(
  client: QueryClient,
  walk: ListWalk,
  { state, before }: Step,
  signal: AbortSignal,
): Promise<ListPage | undefined> {
  const { chunk, resource, parents } = walk;
  const request = buildListRequest(chunk, resource, state, parents);
  try {
    const response = await sendWithRetries(
      () => sendTracked(client, resource.list?.operation, request, signal),
      signal,
    );
    return readListPage(resource, response, state);
  } catch (error) {
    if (before !== undefined && isPastEnd(error, before)) return undefined;
    const smaller = before === undefined ? smallerSize(resource, state, error) : undefined;
    if (smaller === undefined) throw error;
    return readPage(client, walk, { state: { ...state, size: smaller }, before }, signal);
  }
}

/** True for the error of a request after the last page. */
function isPastEnd(error: unknown, { hasNext }: ListPage): boolean {
  if (!(error instanceof HttpError) || hasNext === true) return false;
  const { status } = error;
  return hasNext === false ? status >= 400 && status < 500 : status === 404 || status === 416;
}

const sizes: readonly number[] = [100, 25];
const tooLarge: ReadonlySet<number> = new Set([400, 413, 422]);

/** Smaller page size after a refusal: the maximum may be undescribed. */
function smallerSize({ list }: Resource, state: ListState, error: unknown): number | undefined {
  const requested = list && pageSize(list.paging, state);
  if (requested === undefined || !(error instanceof HttpError)) return undefined;
  return tooLarge.has(error.status) ? sizes.find((size) => size < requested) : undefined;
}

function nextState(
  { list }: Resource,
  state: ListState,
  { rows, next, hasNext, total, isCut }: ListPage,
): ListState | undefined {
  if (list === undefined || list.paging.style === "none") return undefined;
  if (list.paging.style === "cursor") {
    const isStuck = next === undefined || next === state.cursor;
    return hasNext === false || isStuck ? undefined : { ...state, cursor: next };
  }
  const requested = pageSize(list.paging, state);
  const isShort = requested !== undefined && rows.length < requested;
  if (hasNext === false && !(isShort && state.page === 1 && total === undefined)) return undefined;
  // A short first page: the API has an undescribed maximum, or these are all rows.
  if (isShort && state.page === 1) return { ...state, page: 2, size: rows.length };
  return nextPageState(state, { requested, count: rows.length, isCut });
}

/** Filters out rows that moved to a later page between two reads. */
function createDuplicateFilter(resource: Resource): (row: unknown) => boolean {
  const seen = new Set<string>();
  return (row) => {
    const key = recordKey(resource, row);
    if (key === undefined) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

function isRepeated({ key }: Resource, before: ListPage | undefined, page: ListPage): boolean {
  if (key.length > 0 || before === undefined) return false;
  return before.rows.length === page.rows.length && writeJson(before.rows) === writeJson(page.rows);
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
    return readTotal(resource, await sendTracked(client, operation, request, signal));
  } catch {
    // The count of the rows is enough.
    return undefined;
  }
}
