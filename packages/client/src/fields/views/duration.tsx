import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { formatDuration } from "#fields/formats/format-duration.ts";
import { useFormats } from "#texts/formats.ts";
import { OtherValue, writePlain } from "./plain-value.tsx";

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

export const durationView: FieldView<TextField> = {
  align: "start",
  Cell: DurationCell,
};
