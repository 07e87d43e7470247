import { TextInput } from "@mantine/core";
import { isExactNumber, type ListField, parseJson, writeJson } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { InputProps } from "#fields/field-props.ts";
import { inputFrame } from "#fields/inputs/input-frame.ts";
import { useInitialValue } from "#fields/inputs/use-initial-value.ts";
import { clearedValue } from "#fields/values/empty-value.ts";
import { UnreadJson } from "#fields/values/unread-json.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";

/** The numbers of a position in one line, with decimal points in every language. */
export function NumbersInput(props: Omit<InputProps<ListField>, "Nested">): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useInputTexts();
  const initialValue = useInitialValue(value);
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  const frame = inputFrame(field, problems);
  const text = typed !== undefined && typed.value === value ? typed.text : writeNumbers(value);
  const isUnread = value instanceof UnreadJson;
  return (
    <TextInput
      {...frame}
      error={isUnread ? t("notNumbers", { example: "8.5, 47.25" }) : frame.error}
      autoComplete="off"
      value={text}
      onChange={({ currentTarget: { value: next } }) => {
        const numbers = readNumbers(next);
        const parsed = numbers?.length === 0 ? clearedValue(field, initialValue) : numbers;
        const changed = parsed === undefined && next.trim() !== "" ? new UnreadJson(next) : parsed;
        setTyped({ text: next, value: changed });
        onChange(changed);
      }}
    />
  );
}

/** Numbers between commas, semicolons or spaces; undefined for another text. */
function readNumbers(text: string): readonly unknown[] | undefined {
  const parts = text.replace(/^\s*\[|\]\s*$/g, "").split(/[\s,;]+/);
  const numbers = parts.filter((part) => part !== "").map(readJsonNumber);
  return numbers.includes(undefined) ? undefined : numbers;
}

function readJsonNumber(text: string): unknown {
  try {
    const value = parseJson(text);
    return typeof value === "number" || isExactNumber(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function writeNumbers(value: unknown): string {
  if (value instanceof UnreadJson) return value.text;
  return Array.isArray(value) ? value.map((one: unknown) => writeJson(one)).join(", ") : "";
}
