import type { Shapes } from "@quarterdeck/model";
import { createContext } from "react";

/** Named shapes that the fields of the current chunk share. */
export const ShapesContext = createContext<Shapes>({});
