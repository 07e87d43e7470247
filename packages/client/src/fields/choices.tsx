import { Checkbox, Group } from "@mantine/core";
import type { ChoiceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./cell.module.css";
import { ChoiceBadge, findChoice } from "./choice-badge.tsx";
import { ChoiceFilter } from "./choice-filter.tsx";
import type { CellProps, FieldView, InputProps } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";
import { OtherValue } from "./other-value.tsx";

function ChoicesCell({ field, value, isWhole }: CellProps<ChoiceField>): ReactNode {
  if (!Array.isArray(value)) return <OtherValue value={value} isWhole={isWhole} />;
  return (
    <span className={classes.several}>
      {value.map((one: unknown, index) => (
        <ChoiceBadge key={`${String(one)} ${index}`} field={field} value={one} />
      ))}
    </span>
  );
}

function ChoicesInput({ field, value, onChange, problems }: InputProps<ChoiceField>): ReactNode {
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
      <Group gap="md" mt="xs">
        {field.choices.map((choice) => (
          <Checkbox key={String(choice.value)} value={String(choice.value)} label={choice.label} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

export const choicesView: FieldView<ChoiceField> = {
  align: "start",
  Cell: ChoicesCell,
  Input: ChoicesInput,
  Filter: ChoiceFilter,
};
