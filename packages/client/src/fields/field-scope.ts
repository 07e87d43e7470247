import type { FieldScope } from "@quarterdeck/model";
import { createContext } from "react";

interface FormScope extends FieldScope {
  /** Changes several values of the form. */
  readonly change?: (values: unknown) => void;
}

/** Parents, fields and values of the current form. */
export const FieldScopeContext = createContext<FormScope>({
  parents: {},
  fields: [],
  values: undefined,
});
