import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { InputProps } from "./field-view.ts";
import { TextInputOf } from "./text-input-of.tsx";

export function DurationInput(props: InputProps<TextField>): ReactNode {
  return <TextInputOf {...props} placeholder="P1DT2H" />;
}
