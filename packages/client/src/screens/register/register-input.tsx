import { lazyComponent } from "#chunks/lazy-component.tsx";
import { TextInput } from "@mantine/core";
import type { Field, FieldKind } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { SecretInput } from "#components/inputs/secret-input.tsx";
import { useTexts } from "#texts/use-texts.ts";

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

/** Autocomplete values by field name. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^(?:first|given)_?name$/i, "given-name"],
  [/^(?:last|family|sur)_?name$/i, "family-name"],
  [/^(?:user_?name|login|nick_?name|handle)$/i, "username"],
  [/^(?:(?:full|display)_?name|name)$/i, "name"],
  [/^(?:phone|tel|mobile)/i, "tel"],
  [/^(?:company|organi[sz]ation)/i, "organization"],
];

function autoComplete({ kind, name }: Field): string {
  if (kind === "email") return "email";
  if (kind === "secret") return "new-password";
  return words.find(([pattern]) => pattern.test(name))?.[1] ?? "off";
}
