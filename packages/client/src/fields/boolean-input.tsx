import { Checkbox, NativeSelect } from "@mantine/core";
import type { BooleanField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import type { InputProps } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";

export function BooleanInput({
  field,
  value,
  onChange,
  problems,
}: InputProps<BooleanField>): ReactNode {
  const t = useTexts("fields");
  const frame = inputFrame(field, problems);
  if (field.isRequired) {
    return (
      <Checkbox
        {...frame}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  return (
    <NativeSelect
      {...frame}
      value={typeof value === "boolean" ? String(value) : ""}
      onChange={(event) => onChange(fromWord(event.currentTarget.value))}
      data={[
        { value: "", label: t("notGiven") },
        { value: "true", label: t("yes") },
        { value: "false", label: t("no") },
      ]}
    />
  );
}

function fromWord(word: string): boolean | undefined {
  return word === "" ? undefined : word === "true";
}
