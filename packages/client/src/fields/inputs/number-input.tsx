import { TextInput } from "@mantine/core";
import type { NumberField } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { useFormats } from "#texts/formats.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { emptyValueSection } from "./empty-value-select.tsx";
import { clearedValue } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import { exampleText, inputFrame, readText } from "./input-frame.ts";
import { readNumber, readTypedNumber, formatTypedNumber } from "#fields/formats/read-number.ts";
import { UnreadJson } from "#fields/values/unread-json.ts";
import { useInitialValue } from "./use-initial-value.ts";
import { useNumberError } from "./use-number-error.ts";

/** A number as the person's locale writes it; what is typed is read so, and as JSON writes it. */
export function NumberInput(props: InputProps<NumberField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useInputTexts();
  const { locale } = useFormats();
  const tellFault = useNumberError();
  const began = useInitialValue(value);
  const [typed, setTyped] = useState<{ readonly text: string; readonly means: string }>();
  const frame = inputFrame(field, problems);
  const example = exampleText(field);
  const text = typed?.means === asText(value) ? typed.text : showNumber(field, value, locale);
  const fault =
    typeof value === "string" || value instanceof UnreadJson
      ? tellFault(text, field.isInteger)
      : "";
  return (
    // A text input: the browser's own number input rounds what it cannot hold and hides what it cannot read.
    <TextInput
      {...frame}
      {...emptyValueSection(props)}
      error={fault || frame.error}
      inputMode={field.isInteger === true ? "numeric" : "decimal"}
      autoComplete="off"
      placeholder={example && t("example", { example: formatTypedNumber(example, locale) })}
      value={text}
      onChange={({ currentTarget: { value: next } }) => {
        const means = next === "" ? clearedValue(field, began) : valueOf(next, field, locale);
        setTyped({ text: next, means: asText(means) });
        onChange(means);
      }}
    />
  );
}

function valueOf(text: string, field: NumberField, locale: string): unknown {
  const [json, other] = readTypedNumber(text, { locale, isInteger: field.isInteger });
  // As a text it could be sent, and would be one of the two.
  if (other !== undefined) return new UnreadJson(text);
  if (json === undefined) return text;
  return field.isText === true ? json : readNumber(json);
}

function showNumber(field: NumberField, value: unknown, locale: string): string {
  const text = asText(value);
  // Text where the API takes numbers was typed, and is no number yet.
  const isTyped = typeof value === "string" && field.isText !== true;
  return isTyped || value instanceof UnreadJson ? text : formatTypedNumber(text, locale);
}

function asText(value: unknown): string {
  return value instanceof UnreadJson ? value.text : readText(value);
}
