import { NativeSelect } from "@mantine/core";
import type { ChoiceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { findChoice } from "./choice-badge.tsx";
import type { InputProps } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";

export function ChoiceInput({
  field,
  value,
  onChange,
  problems,
}: InputProps<ChoiceField>): ReactNode {
  const t = useTexts("fields");
  return (
    <NativeSelect
      {...inputFrame(field, problems)}
      value={value === undefined ? "" : String(value)}
      onChange={(event) => onChange(findChoice(field, event.currentTarget.value)?.value)}
      data={[
        { value: "", label: t("notGiven") },
        ...field.choices.map((choice) => ({ value: String(choice.value), label: choice.label })),
      ]}
    />
  );
}
