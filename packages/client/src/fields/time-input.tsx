import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { InputProps } from "./field-view.ts";
import { TextInputOf } from "./text-input-of.tsx";

export function TimeInput(props: InputProps<TimeField>): ReactNode {
  return <TextInputOf {...props} type="time" />;
}
