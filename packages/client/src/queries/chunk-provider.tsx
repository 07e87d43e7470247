import type { ModelChunk, ChunkName } from "@quarterdeck/model";
import { type ReactNode, useDeferredValue } from "react";
import { useChunkWithLearned } from "./learned.ts";
import { ChunkContext, useNamedChunk } from "./model-chunk.ts";

interface PartProviderProps {
  readonly name: ChunkName;
  readonly loading: ReactNode;
  /** Shown where the part cannot be had; `error` is null where the API does not have it any more. */
  readonly renderFailure: (error: Error | null, retry: () => void) => ReactNode;
  readonly children: (part: ModelChunk) => ReactNode;
}

/** Reads all that is known of a resource or an operation; nothing below it is without. */
export function ChunkProvider({ name, loading, renderFailure, children }: PartProviderProps) {
  const { data: described, error, isFetching, refetch } = useNamedChunk(name);
  const data = useChunkWithLearned(described);
  // Drawn in slices, as the layout is.
  const part = useDeferredValue(data);
  if (part) return <ChunkContext value={part}>{children(part)}</ChunkContext>;
  if (data || isFetching) return loading;
  return renderFailure(error, () => void refetch());
}
