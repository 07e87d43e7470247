import type { HttpResponse, ListPage, ListState, Resource } from "@quarterdeck/model";
import {
  arrangeRows,
  divideListState,
  isLimit,
  pageSize,
  withBrowserList,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { ListWalk } from "./list-walk.ts";
import { isRefusal, mayHaveOtherStart } from "./trials/may-have-other-start.ts";
import { nextPageState } from "./next-page-state.ts";
import { createDuplicateFilter, isRepeated, isSame } from "./repeated-rows.ts";
import { readKnownTitles } from "./title-store.ts";
import { firstState, readLonger, readPage, type Step, type WalkedPage } from "./walk-page.ts";
import { readSeparateTotal } from "./total-options.ts";

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
  const pages = walkFromStart(client, { ...walk, state: requested }, signal);
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

/** Reads all rows that the API returns for a state, also if its first page is another than the described one. */
async function* walkFromStart(
  client: QueryClient,
  walk: ListWalk,
  signal: AbortSignal,
): AsyncGenerator<WalkedRows> {
  const isNew = createDuplicateFilter(walk.resource);
  const pages = walkPages(client, walk, signal, isNew);
  const first: WalkedRows | { readonly error: unknown } = await pages.next().then(
    ({ value }) => value ?? noRows,
    (error: unknown) => ({ error }),
  );
  const list = { ...walk, state: firstState(walk) };
  const findOther = async () => {
    const { findOtherStart } = await import("./trials/other-start.ts");
    return findOtherStart(client, walk, first);
  };
  // A walk that may end early needs no other rows.
  const isWhole = walk.size === undefined;
  let other = isWhole && mayHaveOtherStart(list, first) ? await findOther() : undefined;
  if (other !== undefined) {
    yield* walkPages(client, other, signal);
    return;
  }
  if ("error" in first) throw first.error;
  yield first;
  for await (const page of pages) {
    // The rows that are missing of the total may be before the first page.
    const isShort = isWhole && page.mayBeMore === true && page.total !== undefined;
    if (isShort && mayHaveOtherStart(list, { rows: first.rows })) other = await findOther();
    if (other === undefined) yield page;
    else yield* walkPages(client, other, signal, isNew);
  }
}

const noRows: WalkedRows = { rows: [], total: undefined };

/** Reads all rows that the API returns for a state. */
async function* walkPages(
  client: QueryClient,
  described: ListWalk,
  signal: AbortSignal,
  isNew = createDuplicateFilter(described.resource),
  seen?: ListPage,
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
    let refusal: unknown;
    const next: WalkedPage | undefined = await readPage(client, walk, step, signal).catch(
      (error: unknown) => {
        refusal = error;
        return undefined;
      },
    );
    if (refusal !== undefined) {
      const isSecond = state.page === 2 && isRefusal(refusal);
      const other = before && isSecond ? await otherWalk(client, walk, { before }) : undefined;
      if (other === undefined) throw refusal;
      yield* walkPages(client, other, signal, isNew);
      return;
    }
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
    const last: ListPage | undefined = before ?? seen;
    const isSeen = last !== undefined && isSame(last, page.rows);
    const rows =
      isRepeated(resource, before, page) || (isSeen && before === undefined)
        ? []
        : page.rows.filter(isNew);
    const total = page.total ?? counted;
    const isOther = rows.length * 2 <= page.rows.length;
    if (before !== undefined && state.page === 2 && (isOther || isSeen)) {
      const other = await otherWalk(client, walk, { response, page, before });
      if (other !== undefined) {
        if (!isSeen && rows.length > 0) yield { rows, total };
        yield* walkPages(client, other, signal, isNew, before);
        return;
      }
    }
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

/** The second page of a list: it repeats rows of the first one, is empty or is refused. */
export interface SecondPage {
  readonly response?: HttpResponse;
  readonly page?: ListPage;
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

function countFromZero(walk: ListWalk): ListWalk {
  const { list } = walk.resource;
  if (list?.paging.style !== "page") return walk;
  const paging = { ...list.paging, first: 0 as const };
  return { ...walk, resource: { ...walk.resource, list: { ...list, paging } } };
}

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
