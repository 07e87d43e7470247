import { Stack, Text } from "@mantine/core";
import type { Parameter } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { FieldInput } from "#fields/field-input.tsx";
import type { InputProblem } from "#fields/field-view.ts";
import { problemsAt } from "#fields/problems-at.ts";
import { useTexts } from "#texts/use-texts.ts";

interface ParameterInputsProps {
  readonly asked: readonly Parameter[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly InputProblem[];
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
}

/** What the API must be told with each row, and no column can say. */
export function ParameterInputs(props: ParameterInputsProps): ReactNode {
  const { asked, values, problems, onChange } = props;
  const t = useTexts("imports");
  if (asked.length === 0) return null;
  return (
    <Stack gap="md" maw="30rem">
      <Text fw={600}>{t("parameters")}</Text>
      {asked.map(({ name, in: place, field }) => (
        <FieldInput
          key={`${place} ${name}`}
          field={{ ...field, isRequired: true }}
          value={values[name]}
          onChange={(value) => onChange({ ...values, [name]: value })}
          problems={problemsAt(problems, [name])}
        />
      ))}
    </Stack>
  );
}
