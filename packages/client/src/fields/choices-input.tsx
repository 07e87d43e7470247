import { Checkbox } from "@mantine/core";
import type { ChoiceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { findChoice } from "./choice-badge.tsx";
import classes from "./choices-input.module.css";
import type { InputProps } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";

const mostInLine = 6;

export function ChoicesInput({
  field,
  value,
  onChange,
  problems,
}: InputProps<ChoiceField>): ReactNode {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Checkbox.Group
      {...inputFrame(field, problems)}
      value={chosen.map(String)}
      onChange={(words) => {
        const values = words.map((word) => findChoice(field, word)?.value ?? word);
        onChange(values.length === 0 ? undefined : values);
      }}
    >
      <div className={field.choices.length > mostInLine ? classes.grid : classes.line}>
        {field.choices.map((choice) => (
          <Checkbox key={String(choice.value)} value={String(choice.value)} label={choice.label} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
