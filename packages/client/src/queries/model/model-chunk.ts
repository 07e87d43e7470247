import type { ModelChunk, ChunkName } from "@quarterdeck/model";
import { isWholeModel, takeChunk } from "@quarterdeck/model";
import type { UseQueryResult } from "@tanstack/react-query";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import { httpOf } from "#queries/client-http.ts";
import { useModel } from "./use-model.ts";
import { loadModelChunk } from "./model-source.ts";
import { useNamedChunks } from "./use-named-operations.ts";
import { queryKeys } from "#queries/keys.ts";

export const ChunkContext = createContext<ModelChunk | undefined>(undefined);

/** Chunk of the resource or operation on the screen. Only inside `ChunkProvider`. */
export function useChunk(): ModelChunk {
  const chunk = use(ChunkContext);
  if (chunk === undefined) throw new Error("useChunk is outside ChunkProvider");
  return chunk;
}

/** Query of a chunk, loaded once per session, by default of the version in use; null: it does not exist. */
export function chunkOptions(name: ChunkName, version?: string) {
  return queryOptions({
    queryKey: queryKeys.chunk(name),
    queryFn: ({ signal, client }) => loadModelChunk(httpOf(client), name, { signal, version }),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Loads a chunk; available at once if the whole model is loaded. */
export function useNamedChunk(
  name: ChunkName,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): UseQueryResult<ModelChunk | null> {
  const model = useModel();
  const select = useNamedChunks(model);
  return useQuery({
    ...chunkOptions(name),
    enabled: isEnabled,
    select,
    initialData: () => (isWholeModel(model) ? (takeChunk(model, name) ?? null) : undefined),
  });
}
