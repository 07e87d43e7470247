import type { BooleanField, ChoiceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { ChoiceList } from "#components/inputs/choice-list.tsx";
import type { FilterProps } from "#fields/field-props.ts";
import { useTexts } from "#texts/use-texts.ts";

export function ChoiceFilter(props: FilterProps<ChoiceField>): ReactNode {
  const { field, label, operator, values, onChange } = props;
  const choices = field.choices.map((choice) => ({
    value: String(choice.value),
    label: choice.label,
  }));
  const isMultiple = operator === "in" || field.kind === "choices";
  return (
    <ChoiceList
      label={label}
      choices={choices}
      isMultiple={isMultiple}
      chosen={values}
      onChosen={onChange}
    />
  );
}

export function BooleanFilter(props: FilterProps<BooleanField>): ReactNode {
  const { label, values, onChange } = props;
  const t = useTexts("fields");
  const choices = [
    { value: "true", label: t("yes") },
    { value: "false", label: t("no") },
  ];
  return (
    <ChoiceList
      label={label}
      choices={choices}
      isMultiple={false}
      chosen={values}
      onChosen={onChange}
    />
  );
}
