import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { InputProps } from "./field-view.ts";
import { TextInputOf } from "./text-input-of.tsx";
import { UnixInput } from "./unix-input.tsx";

export function DateInput(props: InputProps<TimeField>): ReactNode {
  return props.field.unix === undefined ? (
    <TextInputOf {...props} type="date" />
  ) : (
    <UnixInput {...props} />
  );
}
