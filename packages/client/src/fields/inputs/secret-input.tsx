import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { SecretInput as Secret } from "#components/inputs/secret-input.tsx";
import { useTexts } from "#texts/use-texts.ts";
import type { InputProps } from "#fields/field-props.ts";
import { inputFrame, readText } from "./input-frame.ts";

export function SecretInput(props: InputProps<TextField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useTexts("fields");
  return (
    <Secret
      {...inputFrame(field, problems)}
      autoComplete={/current|old/i.test(field.name) ? "current-password" : "new-password"}
      showLabel={t("showTyped")}
      value={readText(value)}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}
