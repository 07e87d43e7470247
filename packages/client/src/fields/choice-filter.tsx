import type { ChoiceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { FilterProps } from "./field-view.ts";
import { ListBox } from "./list-box.tsx";

export function ChoiceFilter({
  field,
  label,
  operator,
  values,
  onChange,
}: FilterProps<ChoiceField>): ReactNode {
  return (
    <ListBox
      label={label}
      choices={field.choices.map((choice) => ({
        value: String(choice.value),
        label: choice.label,
      }))}
      isMultiple={operator === "in" || field.kind === "choices"}
      chosen={values}
      onChosen={(next) => onChange(next, false)}
    />
  );
}
