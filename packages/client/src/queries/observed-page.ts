import type { HttpResponse, ListPage } from "@quarterdeck/model";
import { readObservedPage, withListedRows } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { readFullerPage } from "./fuller-page.ts";
import { storeLearnedPage } from "./learned-page.ts";
import { isRepeatedPage, learnOtherPaging } from "./trials/other-paging.ts";
import { learnPaging } from "./learn-paging.ts";
import { learnLargestPage } from "./model/learn-largest-page.ts";
import { storeFacts } from "./model/store-facts.ts";
import type { ListWalk } from "./walk-list.ts";

/** Page with all evidence of its response, from which the limits and the parameters of the paging are learned. */
export async function observePage(
  client: QueryClient,
  walk: ListWalk,
  received: HttpResponse,
): Promise<ListPage> {
  const { chunk, resource, state } = walk;
  const response = withListedRows(resource, received);
  const page = readObservedPage(chunk, resource, response, state);
  const fuller = await readFullerPage(client, walk, response, page);
  if (fuller !== undefined) return fuller;
  if (isRepeatedPage(client, walk, page.rows)) {
    const { second } = await learnOtherPaging(client, walk, { response, rows: page.rows });
    return second !== undefined && state.page === 2 ? second : { ...page, hasNext: undefined };
  }
  learnLargestPage(state, page, (learned) => {
    storeLearnedPage(client, walk, response, learned);
    storeFacts(resource.name, learned);
  });
  void learnPaging(client, walk, response, page);
  return page;
}
