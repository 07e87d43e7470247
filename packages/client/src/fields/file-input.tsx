import { FileInput } from "@mantine/core";
import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import type { InputProps } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";

export function FileField({ field, value, onChange, problems }: InputProps<TextField>): ReactNode {
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
