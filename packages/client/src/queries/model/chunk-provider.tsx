import type { ChunkName, ModelChunk, Shapes } from "@quarterdeck/model";
import { type ReactNode, useDeferredValue } from "react";
import { ShapesContext } from "#fields/shapes-context.ts";
import { useChunkWithLearned } from "./learned-facts.ts";
import { ChunkContext, useNamedChunk } from "./model-chunk.ts";

interface ChunkProviderProps {
  readonly name: ChunkName;
  readonly loading: ReactNode;
  /** Renders a load error; null: the API no longer has the chunk. */
  readonly renderFailure: (error: Error | null, retry: () => void) => ReactNode;
  readonly children: (chunk: ModelChunk) => ReactNode;
}

/** Loads a chunk and provides it with its shapes; children render only with it. */
export function ChunkProvider({ name, loading, renderFailure, children }: ChunkProviderProps) {
  const { data: described, error, isFetching, refetch } = useNamedChunk(name);
  const data = useChunkWithLearned(described);
  // Deferred, so that React renders the chunk in slices.
  const chunk = useDeferredValue(data);
  if (chunk) return <ChunkScope chunk={chunk}>{children(chunk)}</ChunkScope>;
  if (data || isFetching) return loading;
  return renderFailure(error, () => void refetch());
}

interface ChunkScopeProps {
  readonly chunk: ModelChunk;
  readonly children: ReactNode;
}

const noShapes: Shapes = {};

/** Makes a loaded chunk and its shapes available to the components below. */
export function ChunkScope({ chunk, children }: ChunkScopeProps): ReactNode {
  return (
    <ChunkContext value={chunk}>
      <ShapesContext value={chunk.shapes ?? noShapes}>{children}</ShapesContext>
    </ChunkContext>
  );
}
