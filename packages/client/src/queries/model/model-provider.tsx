import type { ChunkName } from "@quarterdeck/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { useModelWithLearned } from "./learned-facts.ts";
import { ModelContext } from "./use-model.ts";
import { modelOptions } from "./model-options.ts";
import { useNamedModel } from "./use-named-operations.ts";

interface ModelProviderProps {
  readonly children: ReactNode;
  readonly loading: ReactNode;
  /** Chunk that the address most likely needs. */
  readonly expected: ChunkName | undefined;
  /** Renders a load error in place of the children. */
  readonly renderFailure: (error: Error, retry: () => void) => ReactNode;
}

/** Loads the model summary once per session; children render only with it. */
export function ModelProvider({ children, loading, expected, renderFailure }: ModelProviderProps) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(modelOptions(client, expected));
  // Deferred, so that React renders the layout in slices.
  const summary = useDeferredValue(useModelWithLearned(useNamedModel(data)));
  if (summary !== undefined) return <ModelContext value={summary}>{children}</ModelContext>;
  if (data === undefined && error !== null && !isFetching)
    return renderFailure(error, () => void refetch());
  return loading;
}
