import { Stack, Text } from "@mantine/core";
import type { Field, ModelChunk } from "@quarterdeck/model";
import { writePointer } from "@quarterdeck/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Correct } from "#components/corrections/correct-context.ts";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import { CorrectForm } from "./correct-form.tsx";
import { fieldLocationOptions } from "./field-location.ts";
import { fieldPointer, insideInputs } from "./field-inputs.ts";
import { fieldInside, fieldsInside, MAP_VALUES } from "./fields-inside.ts";
import { type FieldSubject, findInputs } from "./find-inputs.ts";
import { SubjectGroup } from "./subject-group.tsx";
import { useChoiceWords } from "./use-choice-words.ts";
import type { Corrections } from "./use-corrections.ts";
import { findWrittenField } from "./written-field.ts";

interface FieldFormProps {
  /** Name of the subject. */
  readonly name: string;
  readonly subject: FieldSubject;
  readonly chunk: ModelChunk;
  readonly corrections: Corrections;
  readonly onSubject: Correct;
}

/** Corrections of a field, and the fields inside it. */
export function FieldForm(props: FieldFormProps): ReactNode {
  const { name, subject, chunk, onSubject } = props;
  const t = useTexts("report");
  const { inside = [] } = subject;
  const outer = chunk.resource?.fields.find((field) => field.name === subject.field);
  const written = findWrittenField(chunk, subject.field);
  const inRecord = outer && fieldInside(outer, inside);
  const inBody = written && fieldInside(written.field, inside);
  // A response has any JSON in place of a map.
  const isInBody = inRecord === undefined || fieldsInside(inRecord).length === 0;
  const field = isInBody ? (inBody ?? inRecord) : inRecord;
  return (
    <Stack gap="lg">
      {inside.length === 0 || outer === undefined ? (
        <OuterForm {...props} />
      ) : (
        <InsideForm
          {...props}
          field={inRecord ?? field}
          pointer={
            inRecord === undefined
              ? written?.pointer
              : chunk.resource && fieldPointer(chunk.resource, outer)
          }
          names={inRecord === undefined ? [...(written?.names ?? []), ...inside] : inside}
        />
      )}
      {field !== undefined && fieldsInside(field).length > 0 && (
        <SubjectGroup
          title={t("fields")}
          label={`${name}: ${t("fields")}`}
          onSubject={onSubject}
          subjects={fieldsInside(field).map((inner) => ({
            text: inner.name === MAP_VALUES ? t("mapValues") : inner.label,
            code: inner.name,
            subject: { ...subject, inside: [...inside, inner.name] },
          }))}
        />
      )}
    </Stack>
  );
}

function OuterForm({ name, subject, chunk, corrections }: FieldFormProps): ReactNode {
  const model = useModel();
  const words = useChoiceWords();
  const inputs = findInputs(subject, chunk, model, words(subject, chunk));
  if (inputs === undefined) return <Gone />;
  return <CorrectForm name={name} inputs={inputs} corrections={corrections} />;
}

interface InsideFormProps extends FieldFormProps {
  /** The subject; undefined if the model no longer has it. */
  readonly field: Field | undefined;
  /** Schema from which the names lead to that of the subject. */
  readonly pointer: string | undefined;
  readonly names: readonly string[];
}

/** Corrections of a field inside another one, after its schema is located in the description. */
function InsideForm({
  name,
  subject,
  chunk,
  corrections,
  field,
  pointer,
  names,
}: InsideFormProps): ReactNode {
  const ofComponents = useTexts("components");
  const client = useQueryClient();
  const { resources } = useModel();
  const words = useChoiceWords();
  const { resource, inside = [] } = subject;
  const { data, error, refetch } = useQuery(fieldLocationOptions(client, pointer, names));
  if (error !== null) {
    return (
      <ProblemAlert
        title={ofComponents("partFailed")}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <span role="status">{ofComponents("loading")}</span>;
  if (field === undefined) return <Gone />;
  const id = `${resource} ${writePointer(subject.field, ...inside)}`;
  const inputs =
    data === null
      ? []
      : insideInputs({ field, pointer: data, id }, resources, words(subject, chunk));
  return <CorrectForm name={name} inputs={inputs} corrections={corrections} />;
}

function Gone(): ReactNode {
  const t = useTexts("report");
  return <Text size="sm">{t("subjectGone")}</Text>;
}
