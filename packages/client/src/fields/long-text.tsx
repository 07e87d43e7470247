import { Textarea } from "@mantine/core";
import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { FieldView, InputProps } from "./field-view.ts";
import { inputFrame, readText } from "./input-frame.ts";
import { OtherValue } from "./other-value.tsx";
import { TextFilter } from "./text-filter.tsx";

function LongTextInput({ field, value, onChange, problems }: InputProps<TextField>): ReactNode {
  return (
    <Textarea
      {...inputFrame(field, problems)}
      rows={5}
      value={readText(value)}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}

export const longTextView: FieldView<TextField> = {
  align: "start",
  Cell: OtherValue,
  Input: LongTextInput,
  Filter: TextFilter,
};
