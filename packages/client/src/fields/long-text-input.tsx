import { Textarea } from "@mantine/core";
import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { InputProps } from "./field-view.ts";
import { inputFrame, readText } from "./input-frame.ts";

export function LongTextInput({
  field,
  value,
  onChange,
  problems,
}: InputProps<TextField>): ReactNode {
  return (
    <Textarea
      {...inputFrame(field, problems)}
      rows={5}
      value={readText(value)}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}
