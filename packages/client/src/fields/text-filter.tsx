import { TextInput } from "@mantine/core";
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { useTypedText } from "#components/use-typed-text.ts";
import type { FilterProps } from "./field-view.ts";

/** Narrows by what is typed: when typing pauses, on Enter and on leaving. */
export function TextFilter({
  label,
  field,
  values,
  onChange,
  type = "text",
  inputMode,
}: FilterProps & {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: "decimal" | "numeric";
}): ReactNode {
  const typed = useTypedText(values[0] ?? "", (text, isTyping) =>
    onChange(text === "" ? [] : [text], isTyping),
  );
  return (
    <TextInput
      label={label}
      description={field.description}
      type={type}
      inputMode={inputMode}
      autoComplete="off"
      {...typed}
    />
  );
}
