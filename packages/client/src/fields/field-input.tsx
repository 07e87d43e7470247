import type { ReactNode } from "react";
import type { InputProps } from "./field-view.ts";
import { fieldInputs } from "./field-inputs.ts";

/** The input for a value of any kind. */
export function FieldInput(props: Omit<InputProps, "Nested">): ReactNode {
  const { Input } = fieldInputs[props.field.kind];
  return <Input {...props} Nested={FieldInput} />;
}
