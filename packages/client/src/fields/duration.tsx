import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { CellProps, FieldView } from "./field-view.ts";
import { formatDuration } from "./format-duration.ts";
import { useFormats } from "#texts/formats.ts";
import { OtherValue, writePlain } from "./other-value.tsx";

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
