import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { InputProps } from "#fields/field-props.ts";
import { TextInputOf } from "./text-inputs.tsx";
import { UnixInput } from "./unix-input.tsx";

export function DateInput(props: InputProps<TimeField>): ReactNode {
  return props.field.unix === undefined ? (
    <TextInputOf {...props} type={isPickable(props.value) ? "date" : "text"} />
  ) : (
    <UnixInput {...props} />
  );
}

/** The browser's own input shows nothing of what it cannot read: such a value is edited as the text that it is. */
function isPickable(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
