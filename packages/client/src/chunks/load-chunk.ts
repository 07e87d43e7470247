import { CHUNK_TIMEOUT_MS } from "#config/contract.ts";
import { ChunkLoadError, isChunkError, toChunkError } from "./chunk-errors.ts";
import { reloadForNewBuild } from "./new-build.ts";

/** Loads a chunk by its `import()` (K1). Reloads the page if a new build was deployed. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await withTimeout(load());
  } catch (cause) {
    const error = toChunkError(cause);
    // Stays pending while the page reloads.
    if (isChunkError(error) && (await reloadForNewBuild())) return new Promise(() => {});
    throw error;
  }
}

function withTimeout<Chunk>(loading: Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ChunkLoadError(`Nothing arrived within ${CHUNK_TIMEOUT_MS / 1000} s`));
    }, CHUNK_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
