import { TextInput } from "@mantine/core";
import type { NumberField } from "@quarterdeck/model";
import { type ReactNode, use, useState } from "react";
import { FieldScopeContext } from "#fields/field-scope.ts";
import { useFormats } from "#texts/formats.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { emptyValueSection } from "./empty-value-select.tsx";
import { clearedValue } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import { exampleText, inputFrame, readText } from "./input-frame.ts";
import { startSection } from "./start-section.tsx";
import { readNumber, readTypedNumber, formatTypedNumber } from "#fields/formats/read-number.ts";
import { UnreadJson } from "#fields/values/unread-json.ts";
import { useInitialValue } from "./use-initial-value.ts";
import { useNumberError } from "./use-number-error.ts";

/** JSON has no such numbers: APIs send them as text. Validation reports one that the API did not send. */
const notFinite = /^(?:NaN|-?Infinity)$/;

/** Number in the format of the user's locale; JSON numbers are accepted too. */
export function NumberInput(props: InputProps<NumberField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useInputTexts();
  const { locale } = useFormats();
  const findError = useNumberError();
  const initialValue = useInitialValue(value);
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string }>();
  const frame = inputFrame(field, problems);
  const example = exampleText(field);
  const text = typed?.value === asText(value) ? typed.text : showNumber(field, value, locale);
  const isText = typeof value === "string" || value instanceof UnreadJson;
  const error = isText && !notFinite.test(text) ? findError(text, field.isInteger) : "";
  return (
    // The browser's number input rounds large numbers and hides invalid text.
    <TextInput
      {...frame}
      {...emptyValueSection(props)}
      {...startSection(props, use(FieldScopeContext).fields)}
      error={error || frame.error}
      inputMode={field.isInteger === true ? "numeric" : "decimal"}
      autoComplete="off"
      placeholder={example && t("example", { example: formatTypedNumber(example, locale) })}
      value={text}
      onChange={({ currentTarget: { value: next } }) => {
        const parsed =
          next === "" ? clearedValue(field, initialValue) : valueOf(next, field, locale);
        setTyped({ text: next, value: asText(parsed) });
        onChange(parsed);
      }}
    />
  );
}

function valueOf(text: string, field: NumberField, locale: string): unknown {
  const [json, other] = readTypedNumber(text, { locale, isInteger: field.isInteger });
  // Ambiguous: a plain text would be sent.
  if (other !== undefined) return new UnreadJson(text);
  if (json === undefined) return text;
  return field.isText === true ? json : readNumber(json);
}

function showNumber(field: NumberField, value: unknown, locale: string): string {
  const text = asText(value);
  // For a number field, text is incomplete input.
  const isTyped = typeof value === "string" && field.isText !== true;
  return isTyped || value instanceof UnreadJson ? text : formatTypedNumber(text, locale);
}

function asText(value: unknown): string {
  return value instanceof UnreadJson ? value.text : readText(value);
}
