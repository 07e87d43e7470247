import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { InputProps } from "./field-view.ts";
import { TextInputOf } from "./text-input-of.tsx";

export function EmailInput(props: InputProps<TextField>): ReactNode {
  return <TextInputOf {...props} type="email" />;
}
