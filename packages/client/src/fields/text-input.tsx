import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { EncodedInput } from "./later-files.tsx";
import type { InputProps } from "./field-view.ts";
import { TextInputOf } from "./text-input-of.tsx";

export function TextInput(props: InputProps<TextField>): ReactNode {
  return props.field.encoding === undefined ? (
    <TextInputOf {...props} />
  ) : (
    <EncodedInput {...props} />
  );
}
