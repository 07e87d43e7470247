import type { FieldPath } from "#components/corrections/correct-path.tsx";
import { ownMember } from "@quarterdeck/model";
import { Stack } from "@mantine/core";
import type { Field, Operation, Parameter } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { FieldInput } from "#fields/field-input.tsx";
import type { InputProblem } from "#fields/field-props.ts";
import { problemsAt } from "#fields/values/problems-at.ts";
import { useOperationTexts } from "#texts/use-operation-texts.ts";
import { BodyInput } from "./body-input.tsx";
import classes from "./operation.module.css";
import type { FormValues } from "./operation-values.ts";

interface OperationFormProps {
  readonly operation: Operation;
  /** Heading of the body; default: "Request body". */
  readonly bodyLabel?: string | undefined;
  readonly fixed: readonly string[];
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
  /** Blur of an input. */
  readonly onLeave?: () => void;
  readonly parameterProblems: readonly InputProblem[];
  readonly bodyProblems: readonly InputProblem[];
  /** Members of the body without an input. */
  readonly hidden?: readonly string[];
  /** Button at the input of a member of the body. */
  readonly renderTool?: ((field: Field) => ReactNode) | undefined;
  /** Path of the record whose fields the body has: they can be corrected. */
  readonly correct?: FieldPath;
}

const mostOpen = 6;

/** Inputs for parameters and body of an operation; many optional parameters are collapsed. */
export function OperationForm(props: OperationFormProps): ReactNode {
  const {
    operation,
    fixed,
    values,
    onChange,
    onLeave,
    parameterProblems,
    bodyProblems,
    bodyLabel,
  } = props;
  const t = useOperationTexts();
  // The connection sends its settings.
  const parameters = operation.parameters.filter(
    ({ name, isSetting }) => isSetting !== true && !fixed.includes(name),
  );
  const required = parameters.filter((parameter) => parameter.isRequired);
  const optional = parameters.filter((parameter) => !parameter.isRequired);
  const isFolded = optional.length > mostOpen;
  const isFilled = optional.some(
    ({ name }) =>
      ownMember(values.parameters, name) !== undefined ||
      problemsAt(parameterProblems, [name]).length > 0,
  );

  function renderInput(parameter: Parameter): ReactNode {
    const { name } = parameter;
    return (
      <FieldInput
        key={`${parameter.in} ${name}`}
        field={{ ...parameter.field, isRequired: parameter.isRequired }}
        value={ownMember(values.parameters, name)}
        onChange={(next) =>
          onChange({ ...values, parameters: { ...values.parameters, [name]: next } })
        }
        problems={problemsAt(parameterProblems, [name])}
      />
    );
  }

  return (
    <Stack gap="md" onBlur={onLeave}>
      {required.map(renderInput)}
      {!isFolded && optional.map(renderInput)}
      {isFolded && (
        <details className={classes.more} open={isFilled || undefined}>
          <summary>{t("moreParameters", { count: optional.length })}</summary>
          <Stack gap="md" mt="md">
            {optional.map(renderInput)}
          </Stack>
        </details>
      )}
      {operation.body !== undefined && (
        <BodyInput
          operation={operation}
          body={operation.body}
          label={bodyLabel ?? t("body")}
          heading={bodyLabel ?? (parameters.length > 0 ? t("body") : undefined)}
          value={values.body}
          onChange={(body) => onChange({ ...values, body })}
          problems={bodyProblems}
          hidden={props.hidden}
          renderTool={props.renderTool}
          correct={props.correct}
        />
      )}
    </Stack>
  );
}
