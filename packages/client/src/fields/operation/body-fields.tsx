import { Stack } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { FieldInput } from "#fields/field-input.tsx";
import type { InputProblem } from "#fields/field-view.ts";
import { problemsAt } from "#fields/problems-at.ts";
import { type RecordValue, withEntry } from "#fields/record-value.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./operation.module.css";

interface BodyFieldsProps {
  readonly fields: readonly Field[];
  readonly value: RecordValue | undefined;
  readonly onChange: (value: unknown) => void;
  readonly problems: readonly InputProblem[];
}

const mostOpen = 8;

/** A body's inputs; beside required ones a long tail of optional ones is folded away until one of them is filled. */
export function BodyFields({ fields, value, onChange, problems }: BodyFieldsProps): ReactNode {
  const t = useTexts("operation");
  const optional = fields.filter(({ isRequired }) => !isRequired);
  const isFolded = optional.length > mostOpen && optional.length < fields.length;
  const isTold = optional.some(
    ({ name }) => value?.[name] !== undefined || problemsAt(problems, [name]).length > 0,
  );

  function renderInput(field: Field): ReactNode {
    return (
      <FieldInput
        key={field.name}
        field={field}
        value={value?.[field.name]}
        onChange={(next) => onChange(withEntry(value, field.name, next))}
        problems={problemsAt(problems, [field.name])}
      />
    );
  }

  if (!isFolded) return fields.map(renderInput);
  return (
    <>
      {fields.filter(({ isRequired }) => isRequired).map(renderInput)}
      <details className={classes.more} open={isTold || undefined}>
        <summary>{t("moreFields", { count: optional.length })}</summary>
        <Stack gap="sm" mt="sm">
          {optional.map(renderInput)}
        </Stack>
      </details>
    </>
  );
}
