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
  const began = useInitialValue(value);
  const isKnown = (one: unknown) => field.choices.some((choice) => isSameJson(choice.value, one));
  const isNullable = field.isNullable === true || value === null || began === null;
  // What the description does not offer is kept as long as a person leaves it.
  const strange = [value, began].find(
    (one) => one !== undefined && one !== null && one !== "" && !isKnown(one),
  );
  const options: readonly Option[] = [
    { value: undefined, label: t("notGiven") },
    ...(isNullable && !isKnown(null) ? [{ value: null, label: t("null") }] : []),
    ...(value === "" && !isKnown("") ? [{ value: "", label: t("isEmpty") }] : []),
    ...field.choices,
    ...(strange === undefined ? [] : [{ value: strange, label: formatPlain(strange) }]),
  ];
  const place = options.findIndex((option) => isSameJson(option.value, value));
  return (
    <NativeSelect
      {...inputFrame(field, problems)}
      value={place < 0 ? "0" : String(place)}
      onChange={(event) => onChange(options[Number(event.currentTarget.value)]?.value)}
      data={options.map(({ label }, index) => ({ value: String(index), label }))}
    />
  );
}
