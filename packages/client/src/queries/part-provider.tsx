import type { ModelPart, PartName } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { usePartWithLearned } from "./learned.ts";
import { PartContext, useNamedPart } from "./part.ts";

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
  if (data) return <PartContext value={data}>{children(data)}</PartContext>;
  if (isFetching) return loading;
  return renderFailure(error, () => void refetch());
}
