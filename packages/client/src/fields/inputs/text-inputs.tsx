import { TextInput } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { emptySection } from "./empty-value-select.tsx";
import { clearedValue } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import { exampleText, inputFrame, readText } from "./input-frame.ts";
import { LongTextArea } from "./long-text-input.tsx";
import { useBegan } from "./use-initial-value.ts";

/** One line of text; a text that has more of them keeps them. */
export function TextInputOf({
  type = "text",
  placeholder,
  ...props
}: Omit<InputProps<Field>, "Nested"> & {
  readonly type?: HTMLInputTypeAttribute;
  readonly placeholder?: string;
}): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useInputTexts();
  const began = useBegan(value);
  const example = exampleText(field);
  if (typeof value === "string" && /[\n\r]/.test(value)) return <LongTextArea {...props} />;
  return (
    <TextInput
      {...inputFrame(field, problems)}
      {...emptySection(props)}
      type={type}
      placeholder={placeholder ?? (example && t("example", { example }))}
      autoComplete="off"
      value={readText(value)}
      onChange={(event) => onChange(event.currentTarget.value || clearedValue(field, began))}
    />
  );
}
