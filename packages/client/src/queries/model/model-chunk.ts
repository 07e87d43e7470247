import type { ModelChunk, ChunkName } from "@quarterdeck/model";
import { isWholeModel, takeChunk } from "@quarterdeck/model";
import type { UseQueryResult } from "@tanstack/react-query";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import { useModel } from "./use-model.ts";
import { loadModelChunk } from "./model-source.ts";
import { useNamedChunks } from "./use-named-operations.ts";
import { queryKeys } from "#queries/keys.ts";

export const ChunkContext = createContext<ModelChunk | undefined>(undefined);

/** All that is known of the resource or the operation that shows. Only below `ChunkProvider`. */
export function useChunk(): ModelChunk {
  const chunk = use(ChunkContext);
  if (chunk === undefined) throw new Error("usePart stands outside PartProvider");
  return chunk;
}

/** One part, read once a session; null: there is none of that name. */
export function chunkOptions(name: ChunkName) {
  return queryOptions({
    queryKey: queryKeys.chunk(name),
    queryFn: ({ signal }) => loadModelChunk(name, signal),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** A part that may have to be fetched; at once where the model came whole. */
export function useNamedChunk(
  name: ChunkName,
  { isWanted = true }: { readonly isWanted?: boolean } = {},
): UseQueryResult<ModelChunk | null> {
  const model = useModel();
  const select = useNamedChunks(model);
  return useQuery({
    ...chunkOptions(name),
    enabled: isWanted,
    select,
    initialData: () => (isWholeModel(model) ? (takeChunk(model, name) ?? null) : undefined),
  });
}
