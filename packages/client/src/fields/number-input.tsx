import { TextInput } from "@mantine/core";
import type { NumberField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import type { InputProps } from "./field-view.ts";
import { exampleText, inputFrame, readText } from "./input-frame.ts";
import { readNumber } from "./read-number.ts";

export function NumberInput({
  field,
  value,
  onChange,
  problems,
}: InputProps<NumberField>): ReactNode {
  const t = useTexts("fields");
  // A text input: the browser's own number input rounds what it cannot hold and hides what it cannot read.
  const isWrong = typeof value === "string" && readNumber(value) === undefined;
  const frame = inputFrame(field, problems);
  const example = exampleText(field);
  return (
    <TextInput
      {...frame}
      error={frame.error ?? (isWrong && t("notNumber"))}
      inputMode={field.isInteger === true ? "numeric" : "decimal"}
      autoComplete="off"
      placeholder={example && t("example", { example })}
      value={readText(value)}
      onChange={(event) => onChange(writeNumber(event.currentTarget.value, field))}
    />
  );
}

function writeNumber(text: string, field: NumberField): unknown {
  if (text === "") return undefined;
  const read = readNumber(text);
  return read === undefined || field.isText === true ? text : read;
}
