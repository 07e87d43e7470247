import type { ModelSummary, ModelChunk } from "@quarterdeck/model";
import { useCallback, useMemo } from "react";
import { useCurrentLanguage } from "#texts/current-language.ts";
import { nameOperations } from "./name-operations.ts";

/** The model, its operations called in the language spoken now. */
export function useNamedModel<Model extends ModelSummary>(
  model: Model | undefined,
): Model | undefined {
  const words = useCurrentLanguage().catalog?.operationLabels;
  return useMemo(
    () =>
      model && words
        ? { ...model, operations: nameOperations(model.operations, model, words) }
        : model,
    [model, words],
  );
}

/** The same for its parts. */
export function useNamedChunks(
  model: ModelSummary,
): (chunk: ModelChunk | null) => ModelChunk | null {
  const words = useCurrentLanguage().catalog?.operationLabels;
  return useCallback(
    (chunk) =>
      chunk && words
        ? { ...chunk, operations: nameOperations(chunk.operations, model, words) }
        : chunk,
    [model, words],
  );
}
