import type { HttpResponse, LearnedFacts, ModelSummary } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./keys.ts";
import { storeLearnedPage } from "./learned-page.ts";
import { learnInWorker } from "./model/learn-in-worker.ts";
import type { ListWalk } from "./walk-list.ts";

/** Learns facts from a list response, with which its page is read again. */
export async function learnPage(
  client: QueryClient,
  walk: ListWalk,
  response: HttpResponse,
): Promise<LearnedFacts | undefined> {
  const summary = client.getQueryData<ModelSummary>(queryKeys.model());
  if (summary === undefined) return undefined;
  const learned = await learnInWorker(summary, walk.chunk, response, walk.state);
  if (learned !== undefined) storeLearnedPage(client, walk, response, learned);
  return learned;
}
