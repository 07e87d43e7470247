import type { ListPage, ListState, RecordRef, Resource } from "@quarterdeck/model";
import {
  buildListRequest,
  buildTotalRequest,
  pageSize,
  readListPage,
  readTotal,
  recordKey,
  walkState,
  writeJson,
} from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { mayReadInBackground, sendTracked } from "./permission-cache.ts";
import { sendWithRetries } from "./send-with-retries.ts";

/** A list to read to its end. */
export interface ListWalk extends Omit<RecordRef, "key"> {
  /** Its filters and its order; its page is ignored. */
  readonly state: ListState;
}

export interface WalkedRows {
  /** Those that did not come before. */
  readonly rows: readonly unknown[];
  /** How many match, as the API said with this page. */
  readonly total: number | undefined;
}

/**
 * Every row that a list's search and filters let through, page by page, whatever its way of paging; nothing is kept. What
 * cannot be read rejects, so that who takes the rows knows that they are not all.
 */
export async function* walkList(walk: ListWalk, signal: AbortSignal): AsyncGenerator<WalkedRows> {
  const { resource } = walk;
  const isNew = createSieve(resource);
  const counted = await readSeparateTotal(walk, signal);
  let state: ListState | undefined = walkState(resource, walk.state);
  let before: ListPage | undefined;
  while (state !== undefined) {
    const page: ListPage | undefined = await readPage(walk, { state, before }, signal);
    if (page === undefined) return;
    const rows = isRepeated(resource, before, page) ? [] : page.rows.filter(isNew);
    yield { rows, total: page.total ?? counted };
    // An API that does not know the parameter for the page answers the first one for ever.
    if (rows.length === 0 && (page.rows.length > 0 || page.next === undefined)) return;
    state = nextState(resource, state, page);
    before = page;
  }
}

interface Step {
  readonly state: ListState;
  readonly before: ListPage | undefined;
}

/** Undefined: the list ended with the page before. */
async function readPage(
  walk: ListWalk,
  { state, before }: Step,
  signal: AbortSignal,
): Promise<ListPage | undefined> {
  const { chunk, resource, parents } = walk;
  const request = buildListRequest(chunk, resource, state, parents);
  try {
    const response = await sendWithRetries(
      () => sendTracked(resource.list?.operation, request, signal),
      signal,
    );
    return readListPage(resource, response, state);
  } catch (error) {
    if (before !== undefined && isPastEnd(error, before)) return undefined;
    const smaller = before === undefined ? smallerSize(resource, state, error) : undefined;
    if (smaller === undefined) throw error;
    return readPage(walk, { state: { ...state, size: smaller }, before }, signal);
  }
}

/** Asked for a page that was not promised. */
function isPastEnd(error: unknown, { hasNext }: ListPage): boolean {
  if (!(error instanceof HttpError) || hasNext === true) return false;
  const { status } = error;
  return hasNext === false ? status >= 400 && status < 500 : status === 404 || status === 416;
}

const sizes: readonly number[] = [100, 25];
const tooLarge: ReadonlySet<number> = new Set([400, 413, 422]);

/** Where no maximum is described, too large a page may be refused. */
function smallerSize({ list }: Resource, state: ListState, error: unknown): number | undefined {
  const asked = list && pageSize(list.paging, state);
  if (asked === undefined || !(error instanceof HttpError)) return undefined;
  return tooLarge.has(error.status) ? sizes.find((size) => size < asked) : undefined;
}

function nextState(
  { list }: Resource,
  state: ListState,
  { rows, next, hasNext, total }: ListPage,
): ListState | undefined {
  if (list === undefined || list.paging.style === "none") return undefined;
  if (list.paging.style === "cursor") {
    const isStuck = next === undefined || next === state.cursor;
    return hasNext === false || isStuck ? undefined : { ...state, cursor: next };
  }
  const asked = pageSize(list.paging, state);
  const isShort = asked !== undefined && rows.length < asked;
  if (hasNext === false && !(isShort && state.page === 1 && total === undefined)) return undefined;
  // Fewer than asked for on the first page: the API has a largest page that it does not tell, or that was all.
  const size = isShort && state.page === 1 ? rows.length : state.size;
  return { ...state, page: state.page + 1, size };
}

/** Lets each key through once: rows that move while they are read would come again. */
function createSieve(resource: Resource): (row: unknown) => boolean {
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

/** A total that is an operation of its own, where asking for it cannot end the session (H9). */
async function readSeparateTotal(
  { chunk, resource, parents, state }: ListWalk,
  signal: AbortSignal,
): Promise<number | undefined> {
  const place = resource.list?.total;
  const operation = place?.in === "operation" ? place.operation : undefined;
  const request = mayReadInBackground(operation)
    ? buildTotalRequest(chunk, resource, state, parents)
    : undefined;
  if (request === undefined) return undefined;
  try {
    return readTotal(resource, await sendTracked(operation, request, signal));
  } catch {
    // The rows count themselves.
    return undefined;
  }
}
