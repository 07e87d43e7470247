import type { FieldScope } from "@quarterdeck/model";
import { createContext } from "react";

/** Parents, fields and values of the current form. */
export const FieldScopeContext = createContext<FieldScope>({
  parents: {},
  fields: [],
  values: undefined,
});
