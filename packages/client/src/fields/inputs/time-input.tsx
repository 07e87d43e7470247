import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { InputProps } from "#fields/field-props.ts";
import { TextInputOf } from "./text-inputs.tsx";

export function TimeInput(props: InputProps<TimeField>): ReactNode {
  return <TextInputOf {...props} type={isPickable(props.value) ? "time" : "text"} />;
}

/** An offset or a leap second is more than the browser's own input can show. */
function isPickable(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return (
    typeof value === "string" &&
    /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/.test(value)
  );
}
