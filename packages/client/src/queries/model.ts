import type { ModelCore } from "@quarterdeck/model";
import { createContext, use } from "react";

export const ModelContext = createContext<ModelCore | undefined>(undefined);

/** What menus, addresses and links need to know of the API. Only below `ModelProvider`. */
export function useModel(): ModelCore {
  const model = use(ModelContext);
  if (model === undefined) throw new Error("useModel stands outside ModelProvider");
  return model;
}
