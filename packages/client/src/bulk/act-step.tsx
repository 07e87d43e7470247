import { Text } from "@mantine/core";
import { bodyValues, keyValues, type Operation, type RecordRef } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { bindPath } from "#operations/bind-path.ts";
import { useErrorTexts } from "#operations/use-error-texts.ts";
import { validateValues, noErrors, formatErrors } from "#operations/validate-values.ts";
import { OperationForm } from "#operations/operation-form.tsx";
import { initialValues, withoutFixed } from "#operations/operation-values.ts";
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
  const { fixed, inputs } = readInputs(operation, target);

  function submit(): void {
    const parameters = inputs.parameters.filter(({ name }) => !fixed.includes(name));
    const failures = validateValues({ ...inputs, parameters, shapes: target.chunk.shapes }, values);
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
        operation={inputs}
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

interface ActInputs {
  /** Names of parameters that the key and parents of a row fill. */
  readonly fixed: readonly string[];
  /** The operation without the members of the body that the key fills. */
  readonly inputs: Operation;
}

function readInputs(operation: Operation, { resource, parents }: RecordRef): ActInputs {
  const names = Object.fromEntries(resource.key.map(({ parameter }) => [parameter, parameter]));
  const keys = keyValues(operation, resource, names);
  const outsidePath = keys.filter(({ at }) => at.in !== "body").map(({ at }) => at.parameter);
  return {
    fixed: [
      ...Object.keys(bindPath(operation, resource, { ...parents, ...names })),
      ...outsidePath,
    ],
    inputs: withoutFixed(operation, bodyValues(keys)),
  };
}
