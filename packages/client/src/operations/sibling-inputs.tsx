import { Stack, Text } from "@mantine/core";
import { checkValue, type Parameter } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { FieldInput } from "#fields/field-input.tsx";
import type { InputProblem } from "#fields/field-props.ts";
import { problemsAt } from "#fields/values/problems-at.ts";
import { valueBeside } from "./sibling-parameters.ts";
import { type InputFault, toFault } from "./validate-values.ts";

interface BesideInputsProps {
  readonly title: string;
  readonly asked: readonly Parameter[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly InputProblem[];
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
}

/** What the API must be told with each record, and nothing else of it says. */
export function BesideInputs(props: BesideInputsProps): ReactNode {
  const { title, asked, values, problems, onChange } = props;
  if (asked.length === 0) return null;
  return (
    <Stack gap="md" maw="30rem">
      <Text fw={600}>{title}</Text>
      {asked.map((parameter) => (
        <FieldInput
          key={`${parameter.in} ${parameter.name}`}
          field={{ ...parameter.field, isRequired: true }}
          value={valueBeside(parameter, values)}
          onChange={(value) => onChange({ ...values, [parameter.name]: value })}
          problems={problemsAt(problems, [parameter.name])}
        />
      ))}
    </Stack>
  );
}

/** What is wrong with what was filled in beside the records. */
export function checkBeside(
  asked: readonly Parameter[],
  values: Readonly<Record<string, unknown>>,
): readonly InputFault[] {
  return asked.flatMap((parameter) =>
    checkValue({ ...parameter.field, isRequired: true }, valueBeside(parameter, values))
      .map(toFault)
      .map((fault) => ({ ...fault, path: [parameter.name, ...fault.path] })),
  );
}
