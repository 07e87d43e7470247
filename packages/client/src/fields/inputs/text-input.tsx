import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { EncodedInput } from "./lazy-file-inputs.tsx";
import type { InputProps } from "#fields/field-props.ts";
import { TextInputOf } from "./text-inputs.tsx";

export function TextInput(props: InputProps<TextField>): ReactNode {
  return props.field.encoding === undefined ? (
    <TextInputOf {...props} />
  ) : (
    <EncodedInput {...props} />
  );
}
