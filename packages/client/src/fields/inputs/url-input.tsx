import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { InputProps } from "#fields/field-props.ts";
import { TextInputOf } from "./text-inputs.tsx";

export function UrlInput(props: InputProps<TextField>): ReactNode {
  return <TextInputOf {...props} type="url" />;
}
