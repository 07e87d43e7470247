import type { FieldScope } from "@quarterdeck/model";
import { createContext } from "react";

/** What a form knows beside a field: where it stands, and what is filled in around it. */
export const FieldScopeContext = createContext<FieldScope>({
  parents: {},
  fields: [],
  values: undefined,
});
