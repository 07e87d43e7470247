import type { HttpResponse, ListPage } from "@quarterdeck/model";
import { suggestOtherPaging, suggestPaging } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { storeFacts } from "./model/store-facts.ts";
import { tryPagings } from "./trials/other-paging.ts";
import { operationOf } from "./trials/try-paging.ts";
import type { ListWalk } from "./walk-list.ts";

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
  if (!isCertain && !isObserved(walk)) return;
  const suggested = suggestOtherPaging(walk.resource, operationOf(walk), response, page.rows);
  const { paging } = list;
  // Two reads of the same list try once.
  if (paging.style === "none") {
    storeFacts(name, { fields: [], paging: { ...paging, isTried: true }, evidence: [] });
  }
  try {
    await tryPagings({ client, walk, first: page.rows }, response, suggested);
  } catch {
    // The attempts are repeated after a failure of the network.
    storeFacts(name, { fields: [], paging, evidence: [] });
  }
}

/** True for a list that only responses describe: a page as long as a usual limit may be the first of several. */
function isObserved({ resource: { list } }: ListWalk): boolean {
  return list?.paging.style === "none" && list.paging.isObserved === true;
}

/** True for the first page of a list that has no way to its other rows. */
function isOpen({ chunk, resource, state }: ListWalk, { next, hasNext }: ListPage): boolean {
  const { paging } = resource.list ?? {};
  const isFirst = state.page === 1 && (state.cursor ?? "") === "" && state.size === undefined;
  const isUnpaged =
    (paging?.style === "none" && paging.isTried !== true) ||
    (paging?.style === "cursor" && hasNext === true);
  const isOwn = chunk.resource?.name === resource.name;
  const isRead = operationOf({ chunk, resource })?.method === "get";
  return isFirst && isUnpaged && isOwn && isRead && next === undefined && hasNext !== false;
}
