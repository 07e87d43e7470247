import type { HttpResponse, ListPage } from "@quarterdeck/model";
import { readObservedPage, withListedRows } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { readFullerPage } from "./fuller-page.ts";
import { storeLearnedPage } from "./learned-page.ts";
import { learnFromLaterPage } from "./trials/other-paging.ts";
import { learnPaging } from "./learn-paging.ts";
import { learnLargestPage } from "./model/learn-largest-page.ts";
import { mayHaveOtherStart } from "./trials/may-have-other-start.ts";
import { chunkWithLearned, type LearnNow } from "./model/learned-facts.ts";
import { storeFacts } from "./model/store-facts.ts";
import type { ListWalk } from "./list-walk.ts";

/**
 * Page with all evidence of its response, from which the limits and the parameters of the paging are learned. Without
 * rows, the facts that the response shows come first: it may be rows by their keys, or one record.
 */
export async function observePage(
  client: QueryClient,
  walk: ListWalk,
  received: HttpResponse,
  learnNow?: LearnNow,
): Promise<ListPage> {
  try {
    return await readObserved(client, walk, received);
  } catch (error) {
    if (learnNow === undefined) throw error;
    await Promise.race([learnNow(), wait(LONGEST_LEARNING_MS)]);
    const chunk = chunkWithLearned(walk.chunk);
    const { resource } = chunk;
    if (resource?.isSingleton === true) await wait(RECORD_MS);
    if (resource?.list === undefined || resource.list === walk.resource.list) throw error;
    return readObserved(client, { ...walk, chunk, resource }, received);
  }
}

/** Learning may have to load its code. */
const LONGEST_LEARNING_MS = 5000;

/** Time in which the screen of the record replaces that of the list, which cancels the read. */
const RECORD_MS = 2000;

async function wait(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function readObserved(
  client: QueryClient,
  walk: ListWalk,
  received: HttpResponse,
): Promise<ListPage> {
  const { chunk, resource, state } = walk;
  const response = withListedRows(resource, received);
  const page = readObservedPage(chunk, resource, response, state);
  const fuller = await readFullerPage(client, walk, response, page);
  if (fuller !== undefined) return fuller;
  if (page.rows.length === 0 && mayHaveOtherStart(walk, page)) {
    const { learnOtherStart } = await import("./trials/other-start.ts");
    const start = await learnOtherStart(client, walk, page, false);
    if (start !== undefined) return start;
  }
  const shown = await learnFromLaterPage(client, walk, response, page);
  if (shown !== undefined) return shown;
  learnLargestPage(state, page, (learned) => {
    storeLearnedPage(client, walk, response, learned);
    storeFacts(resource.name, learned);
  });
  void learnPaging(client, walk, response, page);
  return page;
}
