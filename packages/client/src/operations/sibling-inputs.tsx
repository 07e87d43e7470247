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

/** What the API must be told with each record, and nothing else of it says. */
export function SiblingInputs(props: SiblingInputsProps): ReactNode {
  const { title, parameters: asked, values, problems, onChange } = props;
  if (asked.length === 0) return null;
  return (
    <Stack gap="md" maw="30rem">
      <Text fw={600}>{title}</Text>
      {asked.map((parameter) => (
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

/** What is wrong with what was filled in beside the records. */
export function validateSiblingValues(
  asked: readonly Parameter[],
  values: Readonly<Record<string, unknown>>,
): readonly ValidationError[] {
  return asked.flatMap((parameter) =>
    checkValue({ ...parameter.field, isRequired: true }, siblingValue(parameter, values))
      .map(toValidationError)
      .map((fault) => ({ ...fault, path: [parameter.name, ...fault.path] })),
  );
}
