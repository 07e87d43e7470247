import type { Field } from "@quarterdeck/model";
import { type ComponentType, createContext, type ReactNode } from "react";

export interface InsideProps {
  readonly field: Field;
  /** Label and value, with a tool next to the label. */
  readonly children: (tool?: ReactNode) => ReactNode;
}

/** Component that renders each field inside an object on the page of a record. */
export const InsideContext = createContext<ComponentType<InsideProps>>(({ children }) =>
  children(),
);
