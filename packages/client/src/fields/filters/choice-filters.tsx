import type { BooleanField, ChoiceField, FilterOperator, ReferenceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { ChoiceList } from "#components/inputs/choice-list.tsx";
import { useFieldServices } from "#fields/field-services.ts";
import type { FilterProps } from "#fields/field-props.ts";
import { useTexts } from "#texts/use-texts.ts";
import { TextFilter } from "./text-filter.tsx";

export function ChoiceFilter(props: FilterProps<ChoiceField>): ReactNode {
  const { field, label, operator, values, counts, onChange } = props;
  const choices = field.choices.map((choice) => ({
    value: String(choice.value),
    label: choice.label,
  }));
  const isMultiple = operator === "in" || field.kind === "choices";
  return (
    <ChoiceList
      label={label}
      choices={choices}
      counts={counts}
      isMultiple={isMultiple}
      chosen={values}
      onChosen={onChange}
    />
  );
}

export function BooleanFilter(props: FilterProps<BooleanField>): ReactNode {
  const { label, values, counts, onChange } = props;
  const t = useTexts("fields");
  const choices = [
    { value: "true", label: t("yes") },
    { value: "false", label: t("no") },
  ];
  return (
    <ChoiceList
      label={label}
      choices={choices}
      counts={counts}
      isMultiple={false}
      chosen={values}
      onChosen={onChange}
    />
  );
}

const pickable: ReadonlySet<FilterOperator> = new Set(["is", "is-not", "in"]);

/** Record picker for whole keys; a text input for other operators and unknown resources. */
export function ReferenceFilter(props: FilterProps<ReferenceField>): ReactNode {
  const { field, operator } = props;
  const { hasResource, ReferenceFilter: PickerFilter } = useFieldServices();
  if (!hasResource(field.to) || !pickable.has(operator)) {
    return <TextFilter {...props} {...(field.isInteger === true && { inputMode: "numeric" })} />;
  }
  return <PickerFilter {...props} />;
}
