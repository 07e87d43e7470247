import type { ChunkName } from "@quarterdeck/model";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { runtimeConfig } from "#config/runtime-config.ts";
import { readCorrections } from "#storage/corrections.ts";
import { loadDensity } from "#storage/density.ts";
import { loadViews } from "#storage/views.ts";
import { httpOf } from "#queries/client-http.ts";
import { loadPermissionCache } from "#queries/permission-cache.ts";
import { loadLearnedFacts } from "./learned-facts.ts";
import { loadModelSummary } from "./model-source.ts";
import { chunkOptions } from "./model-chunk.ts";
import { modelVersion } from "./served-model.ts";
import { queryKeys } from "#queries/keys.ts";

/** Query of the model summary and the data stored for this user. `expected`: the chunk that the address most likely needs. */
export function modelOptions(client: QueryClient, expected: ChunkName | undefined) {
  return queryOptions({
    queryKey: queryKeys.model(),
    queryFn: async ({ signal }) => {
      // In parallel, so that a list does not wait for two requests in sequence.
      const { model } = runtimeConfig();
      if (model?.isSplit === true && expected !== undefined) {
        // The page requested it early, without the version that the summary may return.
        void prefetchServedChunk(client, expected, modelVersion(model));
      }
      const { tab } = httpOf(client).session.storage;
      const stored = [loadPermissionCache(tab), loadLearnedFacts(), loadViews(), loadDensity()];
      const [summary] = await Promise.all([loadModelSummary(httpOf(client), signal), ...stored]);
      if ((summary.tenantLevels ?? summary.signIn.schemes) !== undefined) {
        await (await import("./complete-summary.ts")).completeSummary(summary);
      }
      return summary;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Reads the model and the chunk of an address before a screen renders. Resolves when both are read, or failed. */
export async function prefetchModel(
  client: QueryClient,
  expected: ChunkName | undefined,
): Promise<void> {
  await client.prefetchQuery(modelOptions(client, expected));
  const isSplit = runtimeConfig().model?.isSplit === true;
  if (isSplit && expected !== undefined) await prefetchServedChunk(client, expected);
}

/** The browser's own model has its chunks after its summary. */
async function prefetchServedChunk(
  client: QueryClient,
  name: ChunkName,
  version?: string,
): Promise<void> {
  if ((await readCorrections()).length > 0) return;
  await client.prefetchQuery(chunkOptions(name, version));
}
