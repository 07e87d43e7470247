import { CHUNK_TIMEOUT_MS } from "#config/contract.ts";
import { ChunkLoadError, isChunkError, toChunkError } from "./chunk-errors.ts";
import { reloadForNewBuild } from "./new-build.ts";

/** K1: a part of the application, by its `import()`. Where a new build took its place, the page reloads instead. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await inTime(load());
  } catch (cause) {
    const error = toChunkError(cause);
    // While the page reloads, what was waiting goes on to wait.
    if (isChunkError(error) && (await reloadForNewBuild())) return new Promise(() => {});
    throw error;
  }
}

function inTime<Chunk>(loading: Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ChunkLoadError(`Nothing arrived within ${CHUNK_TIMEOUT_MS / 1000} s`));
    }, CHUNK_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
