import type { ChunkName, ModelChunk, Shapes } from "@quarterdeck/model";
import { type ReactNode, useDeferredValue } from "react";
import { ShapesContext } from "#fields/shapes-context.ts";
import { useChunkWithLearned } from "./learned-facts.ts";
import { ChunkContext, useNamedChunk } from "./model-chunk.ts";

interface ChunkProviderProps {
  readonly name: ChunkName;
  readonly loading: ReactNode;
  /** Shown where the part cannot be had; `error` is null where the API does not have it any more. */
  readonly renderFailure: (error: Error | null, retry: () => void) => ReactNode;
  readonly children: (chunk: ModelChunk) => ReactNode;
}

/** Reads all that is known of a resource or an operation; nothing below it is without. */
export function ChunkProvider({ name, loading, renderFailure, children }: ChunkProviderProps) {
  const { data: described, error, isFetching, refetch } = useNamedChunk(name);
  const data = useChunkWithLearned(described);
  // Drawn in slices, as the layout is.
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
