import type { ModelSummary } from "@quarterdeck/model";
import { createContext, use } from "react";

export const ModelContext = createContext<ModelSummary | undefined>(undefined);

/** What menus, addresses and links need to know of the API. Only below `ModelProvider`. */
export function useModel(): ModelSummary {
  const model = use(ModelContext);
  if (model === undefined) throw new Error("useModel stands outside ModelProvider");
  return model;
}
