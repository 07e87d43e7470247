import { Checkbox } from "@mantine/core";
import { type ChoiceField, isSameJson } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./choices-input.module.css";
import { EmptyValueSelect } from "./empty-value-select.tsx";
import { clearedValue } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import { inputFrame } from "./input-frame.ts";
import { formatPlain } from "#fields/views/plain-value.tsx";
import { useInitialValue } from "./use-initial-value.ts";

const mostInLine = 6;

export function ChoicesInput(props: InputProps<ChoiceField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const initialValue = useInitialValue(value);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const others = chosen.filter(
    (one) => !field.choices.some((choice) => isSameJson(choice.value, one)),
  );
  const options: readonly { readonly value: unknown; readonly label: string }[] = [
    ...field.choices,
    ...others.map((one) => ({ value: one, label: formatPlain(one) })),
  ];
  const indexOf = (one: unknown) => options.findIndex((option) => isSameJson(option.value, one));
  return (
    <Checkbox.Group
      {...inputFrame(field, problems)}
      value={chosen.map((one) => String(indexOf(one)))}
      onChange={(indexes) => {
        const values = indexes.map((index) => options[Number(index)]?.value);
        onChange(values.length === 0 ? clearedValue(field, initialValue) : values);
      }}
    >
      <div className={options.length > mostInLine ? classes.grid : classes.line}>
        {options.map((option, index) => (
          <Checkbox key={option.label} value={String(index)} label={option.label} />
        ))}
        <EmptyValueSelect {...props} />
      </div>
    </Checkbox.Group>
  );
}
