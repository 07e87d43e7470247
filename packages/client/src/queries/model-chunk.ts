import type { ModelPart, PartName } from "@quarterdeck/model";
import { isWholeModel, takePart } from "@quarterdeck/model";
import type { UseQueryResult } from "@tanstack/react-query";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import { useModel } from "./model.ts";
import { loadPart } from "./model-source.ts";
import { useNamedParts } from "./use-named-operations.ts";

export const PartContext = createContext<ModelPart | undefined>(undefined);

/** All that is known of the resource or the operation that shows. Only below `PartProvider`. */
export function usePart(): ModelPart {
  const part = use(PartContext);
  if (part === undefined) throw new Error("usePart stands outside PartProvider");
  return part;
}

/** One part, read once a session; null: there is none of that name. */
export function partOptions(name: PartName) {
  return queryOptions({
    queryKey: ["model", name],
    queryFn: ({ signal }) => loadPart(name, signal),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** A part that may have to be fetched; at once where the model came whole. */
export function useNamedPart(
  name: PartName,
  { isWanted = true }: { readonly isWanted?: boolean } = {},
): UseQueryResult<ModelPart | null> {
  const model = useModel();
  const select = useNamedParts(model);
  return useQuery({
    ...partOptions(name),
    enabled: isWanted,
    select,
    initialData: () => (isWholeModel(model) ? (takePart(model, name) ?? null) : undefined),
  });
}
