import type { AdminModel } from "@quarterdeck/model";
import { createContext, use } from "react";

export const ModelContext = createContext<AdminModel | undefined>(undefined);

/** All that is known of the API. Only below `ModelProvider`. */
export function useModel(): AdminModel {
  const model = use(ModelContext);
  if (model === undefined) throw new Error("useModel stands outside ModelProvider");
  return model;
}
