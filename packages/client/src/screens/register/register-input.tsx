import { lazyComponent } from "#chunks/lazy-component.tsx";
import { TextInput } from "@mantine/core";
import type { Field, FieldKind } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { SecretInput } from "#components/inputs/secret-input.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { autoComplete } from "./auto-complete.ts";

interface RegisterInputProps {
  readonly field: Field;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** Text input of a field; inputs of other kinds are loaded on demand. */
const FieldInput = lazyComponent(async () => (await import("#fields/field-input.tsx")).FieldInput);

const lines: readonly FieldKind[] = [
  "text",
  "email",
  "url",
  "image",
  "file",
  // A user without an account cannot search records.
  "reference",
];

export function RegisterInput({ field, value, error, onChange }: RegisterInputProps): ReactNode {
  const t = useTexts("register");
  const frame = {
    label: field.label,
    description: field.description,
    required: field.isRequired,
    name: field.name,
    autoComplete: autoComplete(field),
    size: "md",
    value: typeof value === "string" ? value : "",
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(event.currentTarget.value || undefined),
    error,
  } as const;
  if (field.kind === "secret") {
    return <SecretInput {...frame} showLabel={t("showPassword")} />;
  }
  if (lines.includes(field.kind)) {
    return <TextInput {...frame} type={field.kind === "email" ? "email" : "text"} />;
  }
  return (
    <FieldInput
      field={field}
      value={value}
      onChange={onChange}
      problems={error === undefined ? [] : [{ path: [], message: error }]}
    />
  );
}
