import { TextInput } from "@mantine/core";
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { useTypedText } from "#components/use-typed-text.ts";
import type { FilterProps } from "./field-view.ts";

/** Narrows by what is typed: when typing pauses, on Enter and on leaving. */
export function TextFilter({
  label,
  field,
  operator,
  values,
  onChange,
  type = "text",
  inputMode,
}: FilterProps & {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: "decimal" | "numeric";
}): ReactNode {
  const isList = operator === "in";
  const typed = useTypedText(values.join(", "), (text, isTyping) =>
    onChange(isList ? splitList(text) : text === "" ? [] : [text], isTyping),
  );
  return (
    <TextInput
      label={label}
      description={operator === "raw" ? field.description : undefined}
      type={type}
      inputMode={inputMode}
      autoComplete="off"
      {...typed}
    />
  );
}

/** Several values are typed with commas between them. */
function splitList(text: string): readonly string[] {
  return text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
