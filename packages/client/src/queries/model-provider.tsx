import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { loadKnownAnswers } from "./known-answers.ts";
import { ModelContext } from "./model.ts";
import { loadModel } from "./model-source.ts";

interface ModelProviderProps {
  readonly children: ReactNode;
  readonly loading: ReactNode;
  /** Shown instead of everything when the model cannot be had. */
  readonly renderFailure: (error: Error, retry: () => void) => ReactNode;
}

/** Reads the model once a session; nothing below it is without. */
export function ModelProvider({ children, loading, renderFailure }: ModelProviderProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["model"],
    queryFn: async ({ signal }) => {
      const [model] = await Promise.all([loadModel(signal), loadKnownAnswers()]);
      return model;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (data !== undefined) return <ModelContext value={data}>{children}</ModelContext>;
  if (error !== null && !isFetching) return renderFailure(error, () => void refetch());
  return loading;
}
