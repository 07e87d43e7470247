import type { HttpResponse, ListPage, ListState, Paging } from "@quarterdeck/model";
import {
  buildListRequest,
  isLimit,
  suggestOtherPaging,
  undescribedParameters,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "#queries/keys.ts";
import { chunkWithLearned } from "#queries/model/learned-facts.ts";
import { storeFacts } from "#queries/model/store-facts.ts";
import { keysOf, operationOf, parametersOf, tryCursor, tryPaging } from "./try-paging.ts";
import type { Source } from "./try-paging.ts";
import type { ListWalk, SecondPage } from "#queries/walk-list.ts";

/** The rows of a later page that are those of the first page, because the API ignores its parameter. */
interface RepeatedPage {
  readonly response: HttpResponse;
  readonly rows: readonly unknown[];
}

/** True if a page begins with the row of the first page, and has no other rows. */
export function isRepeatedPage(
  client: QueryClient,
  walk: ListWalk,
  rows: readonly unknown[],
): boolean {
  const { state } = walk;
  if (state.page < 2 || rows.length === 0) return false;
  return [state.size, undefined].some((size) => {
    const first = cachedPage(client, walk, { ...state, page: 1, cursor: undefined, size });
    return first !== undefined && isPartOf(walk, rows, first.rows);
  });
}

function isPartOf(walk: ListWalk, rows: readonly unknown[], first: readonly unknown[]): boolean {
  const keys = keysOf(walk, first);
  const [start, ...others] = keysOf(walk, rows);
  return start === keys[0] && others.every((key) => keys.includes(key));
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
export async function learnOtherPaging(
  client: QueryClient,
  walk: ListWalk,
  { response, rows }: RepeatedPage,
): Promise<OtherPaging> {
  const suggested = suggestOtherPaging(walk.resource, operationOf(walk), response, rows);
  const other = await tryPagings({ client, walk, first: rows }, response, suggested);
  if (other !== undefined) return other;
  const { name, list } = walk.resource;
  const size = list?.paging.size;
  const paging: Paging = { style: "none", isTried: true, ...(size !== undefined && { size }) };
  storeFacts(name, { fields: [], paging, evidence: [] });
  return { paging };
}

/** `learnOtherPaging` for a walk; undefined if no paging leads to other rows. */
export async function learnOtherWalk(
  client: QueryClient,
  walk: ListWalk,
  { response, page, before }: SecondPage,
): Promise<ListWalk | undefined> {
  const paging =
    page.rows.length === 0
      ? await learnCountOfPages({ client, walk, first: before.rows }, response, page.total)
      : (await learnOtherPaging(client, walk, { response, rows: page.rows })).paging;
  if (paging === undefined || paging.style === "none") return undefined;
  const chunk = chunkWithLearned(walk.chunk);
  return chunk.resource && { ...walk, chunk, resource: chunk.resource };
}

/** Learns that an offset counts pages: 1 leads to rows of which the first page has none. */
async function learnCountOfPages(
  source: Source,
  response: HttpResponse,
  total: number | undefined,
): Promise<Paging | undefined> {
  const { paging } = source.walk.resource.list ?? {};
  if (total !== undefined || !isLimit(source.first.length)) return undefined;
  if (paging?.style !== "offset" || paging.size.isEnd === true) return undefined;
  const pages = { style: "page", page: paging.offset, first: 0, size: paging.size } as const;
  return (await tryPagings(source, response, [pages]))?.paging;
}

export interface OtherPaging {
  readonly paging: Paging;
  readonly second?: ListPage;
}

/** Learns the first paging that leads to other rows than those of the first page. */
export async function tryPagings(
  source: Source,
  response: HttpResponse,
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
  response: HttpResponse,
  suggested: Paging,
): Promise<OtherPaging | undefined> {
  if (suggested.style === "none") return undefined;
  if (suggested.style === "cursor") {
    const second = await tryCursor(source, suggested, response);
    return second && { paging: suggested, second };
  }
  const paging = await tryPaging(source, suggested);
  return paging && { paging };
}
