import { TextInput } from "@mantine/core";
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import type { FilterProps } from "#fields/field-view.ts";
import { useTexts } from "#texts/use-texts.ts";

/** What the list is narrowed by, typed; several values with commas between them. */
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
  const t = useTexts("filters");
  const isList = takesList(field.kind, operator);
  return (
    <TextInput
      label={label}
      description={isList ? t("withCommas") : operator === "raw" ? field.description : undefined}
      type={type}
      inputMode={inputMode}
      step={type === "datetime-local" ? 1 : undefined}
      autoComplete="off"
      defaultValue={values.join(", ")}
      onChange={({ currentTarget: { value } }) =>
        onChange(isList ? splitList(value) : value === "" ? [] : [value])
      }
    />
  );
}

export function takesList(
  kind: FilterProps["field"]["kind"],
  operator: FilterProps["operator"],
): boolean {
  return operator === "in" || kind === "list";
}

function splitList(text: string): readonly string[] {
  return text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
