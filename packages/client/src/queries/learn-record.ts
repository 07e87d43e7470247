import { canLearnRecord, type ModelChunk, type ModelSummary } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./keys.ts";
import { learnInWorker } from "./model/learn-in-worker.ts";
import { storeFacts } from "./model/store-facts.ts";

/** Learns kinds of fields from a record that is opened before its list, once for each resource. */
export async function learnFromRecord(
  client: QueryClient,
  chunk: ModelChunk,
  record: unknown,
): Promise<void> {
  const { resource } = chunk;
  const summary = client.getQueryData<ModelSummary>(queryKeys.model());
  if (resource === undefined || summary === undefined || !canLearnRecord(resource, record)) return;
  const response = { status: 200, headers: {}, body: record };
  const learned = await client.fetchQuery({
    queryKey: [{ scope: "model", kind: "record-facts", resource: resource.name }],
    queryFn: async () => (await learnInWorker(summary, chunk, response)) ?? null,
    staleTime: Infinity,
  });
  if (learned !== null) storeFacts(resource.name, learned);
}
