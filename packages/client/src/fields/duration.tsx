import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { CellProps, FieldView, InputProps } from "./field-view.ts";
import { formatDuration } from "./format-duration.ts";
import { useFormats } from "./formats.ts";
import { OtherValue, writePlain } from "./other-value.tsx";
import { TextFilter } from "./text-filter.tsx";
import { TextInputOf } from "./text-input-of.tsx";

function DurationCell({ value, isWhole }: CellProps<TextField>): ReactNode {
  const { locale } = useFormats();
  const exact = writePlain(value);
  const text = formatDuration(exact, locale);
  if (text === undefined) return <OtherValue value={value} isWhole={isWhole} />;
  return (
    <time dateTime={exact} title={exact}>
      {text}
    </time>
  );
}

function DurationInput(props: InputProps<TextField>): ReactNode {
  return <TextInputOf {...props} placeholder="P1DT2H" />;
}

export const durationView: FieldView<TextField> = {
  align: "start",
  Cell: DurationCell,
  Input: DurationInput,
  Filter: TextFilter,
};
