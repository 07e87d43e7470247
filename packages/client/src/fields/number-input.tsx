import { TextInput } from "@mantine/core";
import type { NumberField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { emptySection } from "./empty-switch.tsx";
import { clearedValue } from "./empty-value.ts";
import type { InputProps } from "./field-view.ts";
import { exampleText, inputFrame, readText } from "./input-frame.ts";
import { readNumber } from "./read-number.ts";
import { useBegan } from "./use-began.ts";

export function NumberInput(props: InputProps<NumberField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useInputTexts();
  const began = useBegan(value);
  // A text input: the browser's own number input rounds what it cannot hold and hides what it cannot read.
  const isWrong = value !== "" && typeof value === "string" && readNumber(value) === undefined;
  const frame = inputFrame(field, problems);
  const example = exampleText(field);
  return (
    <TextInput
      {...frame}
      {...emptySection(props)}
      error={frame.error ?? (isWrong && t("notNumber"))}
      inputMode={field.isInteger === true ? "numeric" : "decimal"}
      autoComplete="off"
      placeholder={example && t("example", { example })}
      value={readText(value)}
      onChange={(event) => onChange(writeNumber(event.currentTarget.value, field, began))}
    />
  );
}

function writeNumber(text: string, field: NumberField, began: unknown): unknown {
  if (text === "") return clearedValue(field, began);
  const read = readNumber(text);
  return read === undefined || field.isText === true ? text : read;
}
