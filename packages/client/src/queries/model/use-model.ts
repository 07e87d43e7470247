import type { ModelSummary } from "@quarterdeck/model";
import { createContext, use } from "react";

export const ModelContext = createContext<ModelSummary | undefined>(undefined);

/** The model summary. Only inside `ModelProvider`. */
export function useModel(): ModelSummary {
  const model = use(ModelContext);
  if (model === undefined) throw new Error("useModel is outside ModelProvider");
  return model;
}
