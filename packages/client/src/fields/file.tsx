import { FileInput } from "@mantine/core";
import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import type { CellProps, FieldView, InputProps } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";
import { OutsideLink } from "./outside-link.tsx";
import { writePlain } from "./other-value.tsx";
import { TextFilter } from "./text-filter.tsx";

function FileCell({ value, isWhole }: CellProps<TextField>): ReactNode {
  const text = writePlain(value);
  return <OutsideLink address={text} text={text} isWhole={isWhole} />;
}

function FileField({ field, value, onChange, problems }: InputProps<TextField>): ReactNode {
  const t = useTexts("fields");
  return (
    <FileInput
      {...inputFrame(field, problems)}
      placeholder={t("chooseFile")}
      clearable
      clearButtonProps={{ "aria-label": t("clearFile") }}
      value={value instanceof File ? value : null}
      onChange={(file) => onChange(file ?? undefined)}
    />
  );
}

export const fileView: FieldView<TextField> = {
  align: "start",
  Cell: FileCell,
  Input: FileField,
  Filter: TextFilter,
};
