import { Button, Stack, TextInput } from "@mantine/core";
import type { ChoiceField, TextField } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { InputProps } from "#fields/field-props.ts";
import { ChoiceInput } from "#fields/inputs/choice-input.tsx";
import { inputFrame, readText } from "#fields/inputs/input-frame.ts";
import { useInitialValue } from "#fields/inputs/use-initial-value.ts";
import { clearedValue } from "#fields/values/empty-value.ts";
import { useToolTexts } from "#texts/use-tool-texts.ts";

const OTHER = Symbol("other value").toString();

/** A module function: a new one would take the focus with each render. */
function focusInput(input: HTMLInputElement | null): void {
  input?.focus();
}

/** Select with the values that prose or responses name; other values can be typed. */
export function SuggestedInput(props: InputProps<TextField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useToolTexts();
  const [isTyped, setIsTyped] = useState(false);
  const initial = useInitialValue(value);
  if (isTyped) {
    return (
      <Stack gap="xs" align="start">
        <TextInput
          w="100%"
          {...inputFrame(field, problems)}
          autoComplete="off"
          ref={focusInput}
          value={readText(value)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value || clearedValue(field, initial))
          }
        />
        <Button variant="subtle" size="compact-sm" onClick={() => setIsTyped(false)}>
          {t("chooseValue")}
        </Button>
      </Stack>
    );
  }
  const { suggestions = [], name, label, isRequired, description, isNullable } = field;
  const choice: ChoiceField = {
    kind: "choice",
    name,
    label,
    isRequired,
    ...(description === undefined ? {} : { description }),
    ...(isNullable === undefined ? {} : { isNullable }),
    choices: [...suggestions, { value: OTHER, label: t("otherValue") }],
  };
  return (
    <ChoiceInput
      {...props}
      field={choice}
      onChange={(next) => (next === OTHER ? setIsTyped(true) : onChange(next))}
    />
  );
}
