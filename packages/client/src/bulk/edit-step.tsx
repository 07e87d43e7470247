import { CloseButton, NativeSelect, Stack, Text } from "@mantine/core";
import {
  changeOperation,
  type Field,
  type GroupField,
  type Operation,
  writtenField,
  type RecordRef,
  ownMember,
} from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import checkbox from "#components/styles/checkbox.module.css";
import { FieldInput } from "#fields/field-input.tsx";
import { useErrorTexts } from "#operations/use-error-texts.ts";
import { validateValues, type ValidationError, formatErrors } from "#operations/validate-values.ts";
import type { InputProblem } from "#fields/field-props.ts";
import { problemsAt } from "#fields/values/problems-at.ts";
import { hasSecret } from "#jobs/has-secret.ts";
import type { JobTask } from "#jobs/job.ts";
import { useTexts } from "#texts/use-texts.ts";
import { rowParameters } from "./row-parameters.ts";
import { TaskForm } from "./task-form.tsx";
import { useSiblingInputs } from "./use-sibling-inputs.tsx";
import classes from "./bulk.module.css";

interface EditStepProps {
  readonly target: RecordRef;
  readonly onCancel: () => void;
  readonly onReady: (task: JobTask) => void;
}

/** Fields to change and their new values. */
export function EditStep({ target, onCancel, onReady }: EditStepProps): ReactNode {
  const t = useTexts("jobs");
  const write = useErrorTexts();
  const operation = changeOperation(target.chunk, target.resource);
  const offered = operation === undefined ? [] : editableFields(target, operation);
  const [values, setValues] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [errors, setErrors] = useState<readonly ValidationError[]>([]);
  const siblings = useSiblingInputs(
    operation === undefined ? [] : rowParameters(target, operation),
  );
  const [isEmpty, setIsEmpty] = useState(false);
  const chosen = offered.filter(({ name }) => values.has(name));
  const rest = offered.filter(({ name }) => !values.has(name));

  function set(name: string, value: unknown): void {
    setErrors([]);
    setIsEmpty(false);
    setValues(new Map(values).set(name, value));
  }

  function leaveOut(name: string): void {
    setValues(new Map([...values].filter(([other]) => other !== name)));
  }

  function submit(): void {
    if (operation === undefined) return;
    const body = Object.fromEntries(values);
    const failures = validateValues(
      { ...bodyOf(operation, chosen), shapes: target.chunk.shapes },
      { parameters: {}, body },
    ).body.filter(({ path }) => ownMember(body, path[0] ?? "") !== null);
    const siblingValues = siblings.take();
    setErrors(failures);
    setIsEmpty(values.size === 0);
    if (failures.length > 0 || siblingValues === undefined || values.size === 0) return;
    onReady({ kind: "edit", values: body, ...siblingValues });
  }

  return (
    <TaskForm label={t("edit")} onCancel={onCancel} onSubmit={submit}>
      <Text size="sm">{t("fieldsHint")}</Text>
      {chosen.map((field) => (
        <div key={field.name} className={classes.field}>
          <ValueInput
            field={field}
            value={values.get(field.name)}
            onChange={(value) => set(field.name, value)}
            problems={problemsAt(formatErrors(errors, write), [field.name])}
          />
          <CloseButton
            aria-label={t("removeField", { field: field.label })}
            onClick={() => leaveOut(field.name)}
          />
        </div>
      ))}
      {rest.length > 0 && (
        <NativeSelect
          label={t("addField")}
          error={isEmpty ? t("noFields") : undefined}
          value=""
          onChange={(event) => set(event.currentTarget.value, undefined)}
          data={[
            { value: "", label: t("chooseField") },
            ...rest.map(({ name, label }) => ({ value: name, label })),
          ]}
        />
      )}
      {siblings.inputs}
    </TaskForm>
  );
}

interface ValueInputProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly problems: readonly InputProblem[];
}

/** Input of a value, or of null if the API accepts it. */
function ValueInput({ field, value, onChange, problems }: ValueInputProps): ReactNode {
  const t = useTexts("jobs");
  return (
    <Stack gap={4}>
      {value !== null && (
        <FieldInput field={field} value={value} onChange={onChange} problems={problems} />
      )}
      {value === null && <Text size="sm">{`${field.label}: null`}</Text>}
      {field.isNullable === true && (
        <label className={classes.isNull}>
          <input
            type="checkbox"
            className={checkbox.checkbox}
            checked={value === null}
            onChange={() => onChange(value === null ? undefined : null)}
          />
          <Text span size="sm">
            {t("null")}
          </Text>
        </label>
      )}
    </Stack>
  );
}

/** Fields of the body; a selected field requires a value. */
function editableFields({ chunk, resource }: RecordRef, operation: Operation): readonly Field[] {
  const whole = writtenField(chunk, resource, operation);
  const keys = new Set(resource.key.map(({ field }) => field[0]));
  if (whole.kind !== "group") return [];
  return (
    whole.fields
      .filter((field) => field.isReadOnly !== true && !keys.has(field.name))
      // A job is stored, and secrets are not.
      .filter((field) => !hasSecret(field))
      .map((field) => ({ ...field, isRequired: true }))
  );
}

/** Operation whose body has only these fields, for validation. */
function bodyOf(operation: Operation, fields: readonly Field[]): Operation {
  const field: GroupField = { kind: "group", name: "", label: "", isRequired: true, fields };
  const mediaType = operation.body?.mediaType ?? "application/json";
  return {
    ...operation,
    parameters: [],
    body: { isRequired: true, mediaType, mediaTypes: [mediaType], field },
  };
}
