import type { ModelSummary, ModelChunk, ChunkName } from "@quarterdeck/model";
import { isWholeModel, resourceChunk, takeChunk } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "#queries/keys.ts";
import { chunkWithLearned } from "./learned-facts.ts";
import { chunkOptions } from "./model-chunk.ts";

/** Reads a chunk with its learned facts outside of React; null: it does not exist. */
export async function readChunk(client: QueryClient, name: ChunkName): Promise<ModelChunk | null> {
  const whole = cachedWholeModel(client);
  const chunk = whole ? takeChunk(whole, name) : await client.fetchQuery(chunkOptions(name));
  return chunk ? chunkWithLearned(chunk) : null;
}

/** Reads a resource's chunk as described, from the cache if possible. */
export async function readResourceChunk(
  client: QueryClient,
  resource: string,
): Promise<ModelChunk | null> {
  if (resource === "") return null;
  const name = resourceChunk(resource);
  const whole = cachedWholeModel(client);
  if (whole !== undefined) return takeChunk(whole, name) ?? null;
  return client.ensureQueryData(chunkOptions(name));
}

function cachedWholeModel(client: QueryClient) {
  const summary = client.getQueryData<ModelSummary>(queryKeys.model());
  return summary !== undefined && isWholeModel(summary) ? summary : undefined;
}
