import { PasswordInput } from "@mantine/core";
import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import type { InputProps } from "./field-view.ts";
import { inputFrame, readText } from "./input-frame.ts";

export function SecretInput(props: InputProps<TextField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useTexts("fields");
  return (
    <PasswordInput
      {...inputFrame(field, problems)}
      autoComplete={/current|old/i.test(field.name) ? "current-password" : "new-password"}
      visibilityToggleButtonProps={{ "aria-label": t("showTyped") }}
      value={readText(value)}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}
