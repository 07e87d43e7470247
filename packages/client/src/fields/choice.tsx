import { NativeSelect } from "@mantine/core";
import type { ChoiceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { ChoiceBadge, findChoice } from "./choice-badge.tsx";
import { ChoiceFilter } from "./choice-filter.tsx";
import type { CellProps, FieldView, InputProps } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";
import { OtherValue } from "./other-value.tsx";

function ChoiceCell({ field, value, isWhole }: CellProps<ChoiceField>): ReactNode {
  return typeof value === "object" ? (
    <OtherValue value={value} isWhole={isWhole} />
  ) : (
    <ChoiceBadge field={field} value={value} />
  );
}

function ChoiceInput({ field, value, onChange, problems }: InputProps<ChoiceField>): ReactNode {
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

export const choiceView: FieldView<ChoiceField> = {
  align: "start",
  Cell: ChoiceCell,
  Input: ChoiceInput,
  Filter: ChoiceFilter,
};
