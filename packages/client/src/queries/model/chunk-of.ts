import {
  isWholeModel,
  type ModelSummary,
  type ModelChunk,
  resourceChunk,
  takeChunk,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { chunkOptions } from "./model-chunk.ts";
import { queryKeys } from "#queries/keys.ts";

/** All that is known of a resource, wherever it has to come from. */
export async function readResourceChunk(
  client: QueryClient,
  resource: string,
): Promise<ModelChunk | null> {
  if (resource === "") return null;
  const name = resourceChunk(resource);
  const core = client.getQueryData<ModelSummary>(queryKeys.model());
  if (core !== undefined && isWholeModel(core)) return takeChunk(core, name) ?? null;
  return client.ensureQueryData(chunkOptions(name));
}
