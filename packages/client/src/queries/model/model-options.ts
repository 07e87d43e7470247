import type { ChunkName } from "@quarterdeck/model";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { runtimeConfig } from "#config/runtime-config.ts";
import { loadDensity } from "#storage/density.ts";
import { loadViews } from "#storage/views.ts";
import { loadPermissionCache } from "#queries/permission-cache.ts";
import { loadLearnedFacts } from "./learned-facts.ts";
import { loadModelSummary } from "./model-source.ts";
import { chunkOptions } from "./model-chunk.ts";
import { queryKeys } from "#queries/keys.ts";

/** The model's core, and with it what is kept for this person. `expected`: the part that the address will most likely need. */
export function modelOptions(client: QueryClient, expected: ChunkName | undefined) {
  return queryOptions({
    queryKey: queryKeys.model(),
    queryFn: async ({ signal }) => {
      // At the same time: a list should not wait for two answers one after the other.
      const isSplit = runtimeConfig().model?.isSplit === true;
      if (isSplit && expected !== undefined) void client.prefetchQuery(chunkOptions(expected));
      const kept = [loadPermissionCache(), loadLearnedFacts(), loadViews(), loadDensity()];
      const [core] = await Promise.all([loadModelSummary(signal), ...kept]);
      return core;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
