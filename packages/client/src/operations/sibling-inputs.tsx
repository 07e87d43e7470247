import { Stack, Text } from "@mantine/core";
import { checkValue, type Parameter } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { FieldInput } from "#fields/field-input.tsx";
import type { InputProblem } from "#fields/field-props.ts";
import { problemsAt } from "#fields/values/problems-at.ts";
import { siblingValue } from "./sibling-parameters.ts";
import { type ValidationError, toValidationError } from "./validate-values.ts";

interface SiblingInputsProps {
  readonly title: string;
  readonly parameters: readonly Parameter[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly InputProblem[];
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
}

/** Inputs for required parameters of calls for many records. */
export function SiblingInputs(props: SiblingInputsProps): ReactNode {
  const { title, parameters, values, problems, onChange } = props;
  if (parameters.length === 0) return null;
  return (
    <Stack gap="md" maw="30rem">
      <Text fw={600}>{title}</Text>
      {parameters.map((parameter) => (
        <FieldInput
          key={`${parameter.in} ${parameter.name}`}
          field={{ ...parameter.field, isRequired: true }}
          value={siblingValue(parameter, values)}
          onChange={(value) => onChange({ ...values, [parameter.name]: value })}
          problems={problemsAt(problems, [parameter.name])}
        />
      ))}
    </Stack>
  );
}

export function validateSiblingValues(
  parameters: readonly Parameter[],
  values: Readonly<Record<string, unknown>>,
): readonly ValidationError[] {
  return parameters.flatMap((parameter) =>
    checkValue({ ...parameter.field, isRequired: true }, siblingValue(parameter, values))
      .map(toValidationError)
      .map((error) => ({ ...error, path: [parameter.name, ...error.path] })),
  );
}
