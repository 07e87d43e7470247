import type { ModelPart, PartName } from "@quarterdeck/model";
import { type ReactNode, useDeferredValue } from "react";
import { usePartWithLearned } from "./learned.ts";
import { PartContext, useNamedPart } from "./model-chunk.ts";

interface PartProviderProps {
  readonly name: PartName;
  readonly loading: ReactNode;
  /** Shown where the part cannot be had; `error` is null where the API does not have it any more. */
  readonly renderFailure: (error: Error | null, retry: () => void) => ReactNode;
  readonly children: (part: ModelPart) => ReactNode;
}

/** Reads all that is known of a resource or an operation; nothing below it is without. */
export function PartProvider({ name, loading, renderFailure, children }: PartProviderProps) {
  const { data: described, error, isFetching, refetch } = useNamedPart(name);
  const data = usePartWithLearned(described);
  // Drawn in slices, as the layout is.
  const part = useDeferredValue(data);
  if (part) return <PartContext value={part}>{children(part)}</PartContext>;
  if (data || isFetching) return loading;
  return renderFailure(error, () => void refetch());
}
