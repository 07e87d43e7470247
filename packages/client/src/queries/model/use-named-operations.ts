import type { ModelSummary, ModelChunk } from "@quarterdeck/model";
import { useCallback, useMemo } from "react";
import { useCurrentLanguage } from "#texts/current-language.ts";
import { nameOperations } from "./name-operations.ts";

/** The model summary with operation labels in the current language. */
export function useNamedModel<Model extends ModelSummary>(
  model: Model | undefined,
): Model | undefined {
  const labels = useCurrentLanguage().catalog?.operationLabels;
  return useMemo(
    () =>
      model && labels
        ? { ...model, operations: nameOperations(model.operations, model, labels) }
        : model,
    [model, labels],
  );
}

/** Translates the operation labels of chunks. */
export function useNamedChunks(
  model: ModelSummary,
): (chunk: ModelChunk | null) => ModelChunk | null {
  const labels = useCurrentLanguage().catalog?.operationLabels;
  return useCallback(
    (chunk) =>
      chunk && labels
        ? { ...chunk, operations: nameOperations(chunk.operations, model, labels) }
        : chunk,
    [model, labels],
  );
}
