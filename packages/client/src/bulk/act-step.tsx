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

/** Inputs of an action, once for all rows. */
export function ActStep({ operation, target, onCancel, onReady }: ActStepProps): ReactNode {
  const write = useErrorTexts();
  const [values, setValues] = useState(() => initialValues(operation, {}));
  const [errors, setErrors] = useState(noErrors);
  const fixed = fixedNames(operation, target);

  function submit(): void {
    const parameters = operation.parameters.filter(({ name }) => !fixed.includes(name));
    const failures = validateValues(
      { ...operation, parameters, shapes: target.chunk.shapes },
      values,
    );
    setErrors(failures);
    if (failures.parameters.length + failures.body.length > 0) return;
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
        fixed={fixed}
        values={values}
        onChange={(next) => {
          setErrors(noErrors);
          setValues(next);
        }}
        parameterProblems={formatErrors(errors.parameters, write)}
        bodyProblems={formatErrors(errors.body, write)}
      />
    </TaskForm>
  );
}

/** Names of parameters that the key and parents of a row fill. */
function fixedNames(operation: Operation, { resource, parents }: RecordRef): readonly string[] {
  const keys = resource.key.map(({ parameter }) => [parameter, parameter] as const);
  return Object.keys(bindPath(operation, resource, { ...parents, ...Object.fromEntries(keys) }));
}
