import { TextInput } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import type { InputProps } from "./field-view.ts";
import { exampleText, inputFrame, readText } from "./input-frame.ts";

/** One line of text; cleared means left out. */
export function TextInputOf({
  field,
  value,
  onChange,
  problems,
  type = "text",
  placeholder,
}: Omit<InputProps<Field>, "Nested"> & {
  readonly type?: HTMLInputTypeAttribute;
  readonly placeholder?: string;
}): ReactNode {
  const t = useTexts("fields");
  const example = exampleText(field);
  return (
    <TextInput
      {...inputFrame(field, problems)}
      type={type}
      placeholder={placeholder ?? (example && t("example", { example }))}
      autoComplete="off"
      value={readText(value)}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}
