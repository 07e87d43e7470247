import { NativeSelect } from "@mantine/core";
import { type ChoiceField, isSameJson } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useInputTexts } from "#texts/use-input-texts.ts";
import type { InputProps } from "#fields/field-props.ts";
import { inputFrame } from "./input-frame.ts";
import { formatPlain } from "#fields/views/plain-value.tsx";
import { useInitialValue } from "./use-initial-value.ts";

interface Option {
  readonly value: unknown;
  readonly label: string;
}

export function ChoiceInput({
  field,
  value,
  onChange,
  problems,
}: InputProps<ChoiceField>): ReactNode {
  const t = useInputTexts();
  const initialValue = useInitialValue(value);
  const isChoice = (one: unknown) => field.choices.some((choice) => isSameJson(choice.value, one));
  const isNullable = field.isNullable === true || value === null || initialValue === null;
  // A value that is not one of the choices remains selectable.
  const other = [value, initialValue].find(
    (one) => one !== undefined && one !== null && one !== "" && !isChoice(one),
  );
  const options: readonly Option[] = [
    { value: undefined, label: t("notSet") },
    ...(isNullable && !isChoice(null) ? [{ value: null, label: t("null") }] : []),
    ...(value === "" && !isChoice("") ? [{ value: "", label: t("isEmpty") }] : []),
    ...field.choices,
    ...(other === undefined ? [] : [{ value: other, label: formatPlain(other) }]),
  ];
  const selected = options.findIndex((option) => isSameJson(option.value, value));
  return (
    <NativeSelect
      {...inputFrame(field, problems)}
      value={selected < 0 ? "0" : String(selected)}
      onChange={(event) => onChange(options[Number(event.currentTarget.value)]?.value)}
      data={options.map(({ label }, index) => ({ value: String(index), label }))}
    />
  );
}
