import type { HttpResponse, ModelSummary } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./keys.ts";
import { storeLearnedPage } from "./learned-page.ts";
import { learnInWorker } from "./model/learn-in-worker.ts";
import { storeFacts } from "./model/store-facts.ts";
import type { ListWalk } from "./list-walk.ts";

/** Learns and stores facts from a list response, with which its page is read again, if the session still lasts. */
export async function learnPage(
  client: QueryClient,
  walk: ListWalk,
  response: HttpResponse,
  isCurrent: () => boolean,
): Promise<void> {
  const summary = client.getQueryData<ModelSummary>(queryKeys.model());
  if (summary === undefined) return;
  const learned = await learnInWorker(summary, walk.chunk, response, walk.state);
  if (learned === undefined || !isCurrent()) return;
  storeLearnedPage(client, walk, response, learned);
  storeFacts(walk.chunk.resource?.name ?? "", learned);
}
