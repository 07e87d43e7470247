import type { HttpResponse, ListPage, ModelChunk, Resource } from "@quarterdeck/model";
import {
  buildListRequest,
  otherMeanings,
  readObservedPage,
  startOf,
  suggestOtherPaging,
  suggestPaging,
} from "@quarterdeck/model";
import { hashKey, type QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./keys.ts";
import { chunkWithLearned } from "./model/learned-facts.ts";
import { sessionNotes } from "./session-notes.ts";
import { storeFacts } from "./model/store-facts.ts";
import { tryPagings } from "./trials/other-paging.ts";
import { operationOf } from "./trials/try-paging.ts";
import type { ListWalk } from "./list-walk.ts";

/**
 * Learns the paging of a list whose response shows that more rows may follow, although neither it nor its description
 * leads there. The parameters that the response suggests are tried until one leads to other rows.
 */
export async function learnPaging(
  client: QueryClient,
  walk: ListWalk,
  response: HttpResponse,
  page: ListPage,
): Promise<void> {
  const { list, name } = walk.resource;
  if (list === undefined || !isOpen(walk, page)) return;
  const isCertain = page.hasNext === true || suggestPaging(list, response, page).length > 0;
  const { paging } = list;
  if (!isCertain && !isUncertain(client, walk)) return;
  const all = [
    ...suggestOtherPaging(walk.resource, operationOf(walk), response, page.rows),
    ...otherMeanings(paging),
  ];
  // Without a token in the response, the parameter of a described one may take a number or a key.
  const suggested =
    isCertain || paging.style !== "cursor"
      ? all
      : all.filter((one) => startOf(one)?.parameter === paging.cursor?.parameter);
  // Two reads of the same list try once.
  if (paging.style === "none") {
    storeFacts(name, { fields: [], paging: { ...paging, isTried: true }, evidence: [] });
  }
  try {
    const other = await tryPagings({ client, walk, first: page.rows }, response, suggested);
    if (other !== undefined) readAgain(client, walk, response);
  } catch {
    // The attempts are repeated after a failure of the network.
    storeFacts(name, { fields: [], paging, evidence: [] });
  }
}

/** Reads the first page again by the learned paging, if its request stays the same. */
function readAgain(client: QueryClient, walk: ListWalk, response: HttpResponse): void {
  const { state, parents } = walk;
  const chunk = chunkWithLearned(walk.chunk);
  const { resource } = chunk;
  if (resource === undefined) return;
  const keyOf = (one: ModelChunk, listed: Resource) =>
    queryKeys.page(buildListRequest(one, listed, state, parents), listed);
  const key = keyOf(chunk, resource);
  if (hashKey(key) !== hashKey(keyOf(walk.chunk, walk.resource))) return;
  if (client.getQueryData(key) === undefined) return;
  client.setQueryData(key, readObservedPage(chunk, resource, response, state));
}

/**
 * True for a list that only responses describe, and once for one whose response has no token although its description
 * has a parameter for it: a page as long as a usual limit may be the first of several.
 */
function isUncertain(client: QueryClient, { resource: { list, name } }: ListWalk): boolean {
  const { paging } = list ?? {};
  if (paging?.style !== "cursor") return paging?.style === "none" && paging.isObserved === true;
  const notes = sessionNotes(client);
  const isFirst = !notes.has(`no token ${name}`);
  notes.add(`no token ${name}`);
  return isFirst;
}

/** True for the first page of a list that has no way to its other rows. */
function isOpen({ chunk, resource, state }: ListWalk, { next, hasNext }: ListPage): boolean {
  const { paging } = resource.list ?? {};
  const isFirst = state.page === 1 && (state.cursor ?? "") === "" && state.size === undefined;
  const isUnpaged =
    (paging?.style === "none" && paging.isTried !== true) || paging?.style === "cursor";
  const isOwn = chunk.resource?.name === resource.name;
  const isRead = operationOf({ chunk, resource })?.method === "get";
  return isFirst && isUnpaged && isOwn && isRead && next === undefined && hasNext !== false;
}
