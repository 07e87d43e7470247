import { Text } from "@mantine/core";
import type { Operation, RecordRef } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { bindPath } from "#operations/bind-path.ts";
import { useErrorTexts } from "#operations/use-error-texts.ts";
import { validateValues, noErrors, formatErrors } from "#operations/validate-values.ts";
import { OperationForm } from "#operations/operation-form.tsx";
import { initialValues } from "#operations/operation-values.ts";
import type { JobTask } from "#jobs/job.ts";
import { TaskForm } from "./task-form.tsx";

interface ActStepProps {
  readonly operation: Operation;
  readonly target: RecordRef;
  readonly onCancel: () => void;
  readonly onReady: (task: JobTask) => void;
}

/** What an action is told, once for all rows; which row it is, each row says itself. */
export function ActStep({ operation, target, onCancel, onReady }: ActStepProps): ReactNode {
  const write = useErrorTexts();
  const [values, setValues] = useState(() => initialValues(operation, {}));
  const [faults, setFaults] = useState(noErrors);
  const settled = settledNames(operation, target);

  function submit(): void {
    const parameters = operation.parameters.filter(({ name }) => !settled.includes(name));
    const found = validateValues({ ...operation, parameters, shapes: target.chunk.shapes }, values);
    setFaults(found);
    if (found.parameters.length + found.body.length > 0) return;
    const { body } = values;
    onReady({
      kind: "act",
      operation: operation.id,
      label: operation.label,
      parameters: values.parameters,
      ...(body !== undefined && { body }),
    });
  }

  return (
    <TaskForm label={operation.label} onCancel={onCancel} onSubmit={submit}>
      {operation.description !== undefined && <Text size="sm">{operation.description}</Text>}
      <OperationForm
        operation={operation}
        fixed={settled}
        values={values}
        onChange={(next) => {
          setFaults(noErrors);
          setValues(next);
        }}
        parameterProblems={formatErrors(faults.parameters, write)}
        bodyProblems={formatErrors(faults.body, write)}
      />
    </TaskForm>
  );
}

/** Parameters that the address of a row fills. */
function settledNames(operation: Operation, { resource, parents }: RecordRef): readonly string[] {
  const keys = resource.key.map(({ parameter }) => [parameter, parameter] as const);
  return Object.keys(bindPath(operation, resource, { ...parents, ...Object.fromEntries(keys) }));
}
