import type {
  HttpResponse,
  ListPage,
  ListState,
  PageSize,
  Paging,
  Resource,
} from "@quarterdeck/model";
import {
  buildListRequest,
  isLimit,
  otherMeanings,
  pageSize,
  suggestOtherPaging,
  undescribedParameters,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "#queries/keys.ts";
import { startsAtOne } from "./may-have-other-start.ts";
import { chunkWithLearned, learnedFacts } from "#queries/model/learned-facts.ts";
import { storeFacts } from "#queries/model/store-facts.ts";
import { keysOf, operationOf, parametersOf, tryCursor, tryPaging } from "./try-paging.ts";
import type { Source } from "./try-paging.ts";
import { isSame } from "#queries/repeated-rows.ts";
import type { ListWalk } from "#queries/list-walk.ts";
import type { SecondPage } from "#queries/walk-list.ts";

/** The rows of a later page that are those of the first page, because the API ignores its parameter. */
interface RepeatedPage {
  readonly response: HttpResponse;
  readonly rows: readonly unknown[];
}

/**
 * Learns the paging of a list whose second page contradicts the described one: it repeats the first page, has most of
 * its rows, or is empty after a full one. Returns the page to show.
 */
export async function learnFromLaterPage(
  client: QueryClient,
  walk: ListWalk,
  response: HttpResponse | undefined,
  page: ListPage,
): Promise<ListPage | undefined> {
  const { state } = walk;
  const { rows } = page;
  if (state.page < 2) return undefined;
  const firsts = [state.size, undefined].flatMap(
    (size) => cachedPage(client, walk, { ...state, page: 1, cursor: undefined, size }) ?? [],
  );
  if (response !== undefined && firsts.some((first) => isPartOf(walk, rows, first.rows))) {
    const { second } = await learnOtherPaging(client, walk, { response, rows });
    return second !== undefined && state.page === 2 ? second : { ...page, hasNext: undefined };
  }
  const [first] = firsts;
  if (first === undefined) return undefined;
  const isOther = state.page === 2 && contradicts(walk, page, first);
  const learned = isOther
    ? await learnOtherMeaning({ client, walk, first: first.rows })
    : await learnStartFromEnd(client, walk, page, first);
  return learned && { ...page, hasNext: undefined };
}

/** Learns on the last page of a list that rows come before its first page. */
async function learnStartFromEnd(
  client: QueryClient,
  walk: ListWalk,
  { hasNext, rows, total }: ListPage,
  first: ListPage,
): Promise<Paging | undefined> {
  const { paging } = walk.resource.list ?? {};
  const isEnd = hasNext === false && (total === undefined || rows.length === 0);
  const isKnown = learnedFacts().get(walk.resource.name)?.paging !== undefined;
  if (!isEnd || isKnown || paging === undefined || !startsAtOne(paging)) return undefined;
  return learnStart({ client, walk, first: first.rows }, false);
}

/** Paging that leads to rows before the first page of the described one. */
async function learnStart(
  { client, walk, first }: Source,
  isZeroAllowed: boolean,
): Promise<Paging | undefined> {
  const { learnOtherStart } = await import("./other-start.ts");
  const state = { ...walk.state, page: 1, cursor: undefined };
  const start = await learnOtherStart(client, { ...walk, state }, { rows: first }, isZeroAllowed);
  return start && learnedFacts().get(walk.resource.name)?.paging;
}

/** True if a page begins with the row of the first page, and has no other rows. */
function isPartOf(walk: ListWalk, rows: readonly unknown[], first: readonly unknown[]): boolean {
  if (rows.length === 0) return false;
  const keys = keysOf(walk, first);
  const [start, ...others] = keysOf(walk, rows);
  return start === keys[0] && others.every((key) => keys.includes(key));
}

const LEAST_ROWS = 5;

/**
 * True if a second page shows that the parameter has another meaning: it is empty although more rows may follow, has
 * most rows of the first page, or starts with the last row of the first page.
 */
function contradicts(
  walk: ListWalk,
  { rows, total }: Pick<ListPage, "rows" | "total">,
  first: Pick<ListPage, "rows">,
): boolean {
  if (rows.length === 0) return total === undefined || total > first.rows.length;
  const keys = keysOf(walk, rows);
  const before = keysOf(walk, first.rows);
  const seen = new Set(before);
  const repeated = keys.filter((key) => seen.has(key)).length;
  if (keys.length >= LEAST_ROWS && repeated * 2 > keys.length) return true;
  return walk.resource.list?.paging.style === "offset" && keys[0] === before.at(-1);
}

function cachedPage(
  client: QueryClient,
  { chunk, resource, parents }: ListWalk,
  state: ListState,
): ListPage | undefined {
  const request = buildListRequest(chunk, resource, state, parents);
  return client.getQueryData<ListPage>(queryKeys.page(request, resource));
}

/**
 * Learns the paging of a list whose described one led to the first page again. If none leads to other rows, the list has
 * no way to them. Returns the second page if a token leads there.
 */
async function learnOtherPaging(
  client: QueryClient,
  walk: ListWalk,
  { response, rows }: RepeatedPage,
): Promise<OtherPaging> {
  const suggested = suggestOtherPaging(walk.resource, operationOf(walk), response, rows);
  const other = await tryPagings({ client, walk, first: rows }, response, suggested);
  return other ?? { paging: storeUnpaged(walk.resource, walk.resource.list?.paging.size) };
}

/** Learns that a list has no way to the rows after its first page. */
export function storeUnpaged({ name }: Resource, size: PageSize | undefined): Paging {
  const paging: Paging = { style: "none", isTried: true, ...(size !== undefined && { size }) };
  storeFacts(name, { fields: [], paging, evidence: [] });
  return paging;
}

/** `learnOtherPaging` for a walk; undefined if no paging leads to other rows. */
export async function learnOtherWalk(
  client: QueryClient,
  walk: ListWalk,
  { response, page = { rows: [] }, before }: SecondPage,
): Promise<ListWalk | undefined> {
  const { rows } = page;
  const paging =
    response !== undefined && isSame(before, rows)
      ? (await learnOtherPaging(client, walk, { response, rows })).paging
      : contradicts(walk, page, before)
        ? await learnOtherMeaning({ client, walk, first: before.rows })
        : undefined;
  if (paging === undefined || paging.style === "none") return undefined;
  const chunk = chunkWithLearned(walk.chunk);
  return chunk.resource && { ...walk, chunk, resource: chunk.resource };
}

/**
 * Learns that the described parameter has another meaning: its second page is empty, or has most rows of the first one.
 * An offset may count pages, and a page rows.
 */
async function learnOtherMeaning(source: Source): Promise<Paging | undefined> {
  const { list } = source.walk.resource;
  if (list === undefined) return undefined;
  const size = pageSize(list.paging, source.walk.state) ?? Infinity;
  if (source.first.length < size && !isLimit(source.first.length)) return undefined;
  const start = startsAtOne(list.paging) ? await learnStart(source, true) : undefined;
  if (start !== undefined) return start;
  return (await tryPagings(source, undefined, otherMeanings(list.paging)))?.paging;
}

export interface OtherPaging {
  readonly paging: Paging;
  readonly second?: ListPage;
}

/** Learns the first paging that leads to other rows than those of the first page. */
export async function tryPagings(
  source: Source,
  response: HttpResponse | undefined,
  suggested: readonly Paging[],
): Promise<OtherPaging | undefined> {
  const { walk } = source;
  for (const one of suggested) {
    // One paging after the other: the first that works ends the attempts.
    // oxlint-disable-next-line no-await-in-loop
    const other = await tryOne(source, response, one);
    if (other === undefined) continue;
    const parameters = undescribedParameters(other.paging, parametersOf(walk));
    const evidence = [{ pointer: "", reason: { code: "seen-next" } as const, confidence: 0.9 }];
    storeFacts(walk.resource.name, { fields: [], paging: other.paging, parameters, evidence });
    return other;
  }
  return undefined;
}

async function tryOne(
  source: Source,
  response: HttpResponse | undefined,
  suggested: Paging,
): Promise<OtherPaging | undefined> {
  if (suggested.style === "none") return undefined;
  if (suggested.style === "cursor") {
    const second = response && (await tryCursor(source, suggested, response));
    return second && { paging: suggested, second };
  }
  const paging = await tryPaging(source, suggested);
  return paging && { paging };
}
