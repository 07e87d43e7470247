import type { ChunkName } from "@quarterdeck/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { ModelContext } from "./use-model.ts";
import { modelOptions } from "./model-options.ts";
import { useNamedModel } from "./use-named-operations.ts";

interface ModelProviderProps {
  readonly children: ReactNode;
  readonly loading: ReactNode;
  /** The part that what the address names will need, as far as it can be told. */
  readonly expected: ChunkName | undefined;
  /** Shown instead of everything when the model cannot be had. */
  readonly renderFailure: (error: Error, retry: () => void) => ReactNode;
}

/** Reads the model's core once a session; nothing below it is without. */
export function ModelProvider({ children, loading, expected, renderFailure }: ModelProviderProps) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(modelOptions(client, expected));
  // Drawn in slices: the whole layout at once would hold up a slow machine.
  const core = useDeferredValue(useNamedModel(data));
  if (core !== undefined) return <ModelContext value={core}>{children}</ModelContext>;
  if (data === undefined && error !== null && !isFetching)
    return renderFailure(error, () => void refetch());
  return loading;
}
