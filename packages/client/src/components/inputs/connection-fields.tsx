import { ownMember } from "@quarterdeck/model";
import { NativeSelect, Stack, TextInput } from "@mantine/core";
import type { ConnectionSetting } from "@quarterdeck/model";
import { type ReactNode, useEffect, useState } from "react";
import { storeSetting, readSettings, type SettingValues } from "#http/connection-settings.ts";
import { useTexts } from "#texts/use-texts.ts";
import { SecretInput } from "./secret-input.tsx";

interface ConnectionFieldsProps {
  readonly settings: readonly ConnectionSetting[];
  /** Id of the form that Enter submits. */
  readonly form?: string;
  /** Data that was read with other settings is outdated. */
  readonly onChanged?: () => void;
}

/** Inputs for connection settings, such as a tenant or a region. Stored on each change. */
export function ConnectionFields({ settings, form, onChanged }: ConnectionFieldsProps): ReactNode {
  const t = useTexts("login");
  const [values, setValues] = useState<SettingValues>();
  useEffect(() => {
    void readSettings().then((stored) => setValues((typed) => ({ ...stored, ...typed })));
  }, []);
  if (values === undefined) return null;

  function change(name: string, value: string): void {
    setValues((before) => ({ ...before, [name.toLowerCase()]: value }));
    void storeSetting(name, value).then(onChanged);
  }

  return (
    <Stack gap="md">
      {settings.map(({ name, field }) => {
        const frame = {
          label: field.label,
          description: field.description ?? name,
          name,
          form,
          size: "md",
          value: ownMember(values, name.toLowerCase()) ?? "",
        } as const;
        if (field.kind === "choice") {
          const choices = field.choices.map(({ value, label }) => ({
            value: String(value),
            label,
          }));
          return (
            <NativeSelect
              key={name}
              {...frame}
              data={[{ value: "", label: "" }, ...choices]}
              onChange={(event) => change(name, event.currentTarget.value)}
            />
          );
        }
        if (field.kind === "secret") {
          return (
            <SecretInput
              key={name}
              {...frame}
              autoComplete="off"
              showLabel={t("showPassword")}
              onChange={(event) => change(name, event.currentTarget.value)}
            />
          );
        }
        return (
          <TextInput
            key={name}
            {...frame}
            spellCheck={false}
            onChange={(event) => change(name, event.currentTarget.value)}
          />
        );
      })}
    </Stack>
  );
}
