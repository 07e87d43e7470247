import { Group, Stack, Text } from "@mantine/core";
import type { Body } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { PillSwitch } from "#components/pill-switch.tsx";
import { FieldInput } from "#fields/field-input.tsx";
import type { InputProblem } from "#fields/field-view.ts";
import { JsonInput } from "#fields/json-input.tsx";
import { isRecord } from "#fields/record-value.ts";
import { useTexts } from "#texts/use-texts.ts";
import { BodyFields } from "./body-fields.tsx";

interface BodyInputProps {
  readonly body: Body;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly problems: readonly InputProblem[];
}

/** The body as a form, or, for all that a form cannot say (null, unknown fields), as JSON. */
export function BodyInput({ body, value, onChange, problems }: BodyInputProps): ReactNode {
  const t = useTexts("operation");
  const [mode, setMode] = useState<"form" | "json">("form");
  const { field } = body;
  const hasForm = field.kind === "group" && field.fields.length > 0;
  const isForm = hasForm && mode === "form" && (value === undefined || isRecord(value));
  const whole = { ...field, label: t("body"), isRequired: body.isRequired };
  return (
    <Stack gap="sm">
      {hasForm && (
        <Group justify="space-between">
          <Text fw={600} size="sm">
            {t("body")}
          </Text>
          <PillSwitch
            label={t("bodyMode")}
            value={isForm ? "form" : "json"}
            onChange={setMode}
            options={[
              { value: "form", label: t("form") },
              { value: "json", label: t("json") },
            ]}
          />
        </Group>
      )}
      {isForm && (
        <BodyFields
          fields={field.fields.filter((inner) => inner.isReadOnly !== true)}
          value={value}
          onChange={onChange}
          problems={problems}
        />
      )}
      {hasForm && !isForm && (
        <JsonInput field={whole} value={value} onChange={onChange} problems={problems} />
      )}
      {!hasForm && (
        <FieldInput field={whole} value={value} onChange={onChange} problems={problems} />
      )}
    </Stack>
  );
}
