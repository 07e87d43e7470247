import type { ModelSummary, ModelChunk, ChunkName } from "@quarterdeck/model";
import { isWholeModel, takeChunk } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { chunkWithLearned } from "./learned-facts.ts";
import { chunkOptions } from "./model-chunk.ts";
import { queryKeys } from "#queries/keys.ts";

/** A part for who shows nothing of it; null: there is none of that name. */
export async function readChunk(client: QueryClient, name: ChunkName): Promise<ModelChunk | null> {
  const core = client.getQueryData<ModelSummary>(queryKeys.model());
  const isWhole = core !== undefined && isWholeModel(core);
  const chunk = isWhole ? takeChunk(core, name) : await client.fetchQuery(chunkOptions(name));
  return chunk ? chunkWithLearned(chunk) : null;
}
