import type { PartName } from "@quarterdeck/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { runtimeConfig } from "#config/runtime-config.ts";
import { loadDensity } from "#keep/density.ts";
import { loadViews } from "#keep/views.ts";
import { loadKnownAnswers } from "./known-answers.ts";
import { loadLearned } from "./learned.ts";
import { ModelContext } from "./model.ts";
import { loadCore } from "./model-source.ts";
import { partOptions } from "./part.ts";
import { useNamedModel } from "./use-named-operations.ts";

interface ModelProviderProps {
  readonly children: ReactNode;
  readonly loading: ReactNode;
  /** The part that what the address names will need, as far as it can be told. */
  readonly expected: PartName | undefined;
  /** Shown instead of everything when the model cannot be had. */
  readonly renderFailure: (error: Error, retry: () => void) => ReactNode;
}

/** Reads the model's core once a session; nothing below it is without. */
export function ModelProvider({ children, loading, expected, renderFailure }: ModelProviderProps) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["model"],
    queryFn: async ({ signal }) => {
      // At the same time: a list should not wait for two answers one after the other.
      const isSplit = runtimeConfig().model?.isSplit === true;
      if (isSplit && expected !== undefined) void client.prefetchQuery(partOptions(expected));
      const kept = [loadKnownAnswers(), loadLearned(), loadViews(), loadDensity()];
      const [core] = await Promise.all([loadCore(signal), ...kept]);
      return core;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
  // Drawn in slices: the whole layout at once would hold up a slow machine.
  const core = useDeferredValue(useNamedModel(data));
  if (core !== undefined) return <ModelContext value={core}>{children}</ModelContext>;
  if (data === undefined && error !== null && !isFetching)
    return renderFailure(error, () => void refetch());
  return loading;
}
