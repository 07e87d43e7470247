import { Button, CloseButton, Text } from "@mantine/core";
import type { ChunkName, ModelChunk } from "@quarterdeck/model";
import { resourceChunk } from "@quarterdeck/model";
import { IconArrowLeft } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { Correct, Subject } from "#components/corrections/correct-context.ts";
import { ChunkBoundary } from "#queries/model/chunk-boundary.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import { CorrectForm } from "./correct-form.tsx";
import { FieldForm } from "./field-form.tsx";
import { CorrectionsButton } from "./corrections-button.tsx";
import classes from "./corrections.module.css";
import { apiInputs } from "./api-inputs.ts";
import { type ChunkSubject, findInputs } from "./find-inputs.ts";
import { ScreenSubjects } from "./screen-subjects.tsx";
import { useChoiceWords } from "./use-choice-words.ts";
import { type Corrections, useCorrections } from "./use-corrections.ts";

interface CorrectionsPanelProps {
  readonly subject: Subject;
  readonly onSubject: Correct;
  readonly onClose: () => void;
}

/** Corrections next to the screen: its subjects, or the inputs of one. */
export function CorrectionsPanel({
  subject,
  onSubject,
  onClose,
}: CorrectionsPanelProps): ReactNode {
  const t = useTexts("report");
  const ofComponents = useTexts("components");
  const { title } = useModel();
  const panel = useRef<HTMLElement>(null);
  const corrections = useCorrections();
  const name = JSON.stringify(subject);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [name]);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className={classes.panel}
      aria-label={t("panel")}
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    >
      <div className={classes.head}>
        <h2>{t("panel")}</h2>
        <CloseButton aria-label={ofComponents("close")} onClick={onClose} />
      </div>
      <Text size="sm" c="dimmed">
        {t("panelHint")}
      </Text>
      {corrections !== undefined && (
        <>
          {subject.kind === "screen" ? (
            <ScreenSubjects onSubject={onSubject} />
          ) : (
            <>
              <Button
                variant="subtle"
                size="compact-sm"
                className={classes.back}
                leftSection={<IconArrowLeft size="1rem" aria-hidden />}
                onClick={() => onSubject({ kind: "screen" })}
              >
                {t("back")}
              </Button>
              {subject.kind === "api" ? (
                <ApiForm corrections={corrections} />
              ) : (
                <SubjectForm key={name} {...{ subject, corrections, onSubject }} />
              )}
            </>
          )}
          <div className={classes.foot}>
            <CorrectionsButton title={title} corrections={corrections} />
          </div>
        </>
      )}
    </aside>
  );
}

interface SubjectFormProps {
  readonly subject: ChunkSubject;
  readonly corrections: Corrections;
  readonly onSubject: Correct;
}

function ApiForm({ corrections }: Pick<SubjectFormProps, "corrections">): ReactNode {
  const t = useTexts("report");
  const model = useModel();
  const words = useChoiceWords();
  return (
    <section className={classes.subject} aria-label={t("api")}>
      <h3>{t("api")}</h3>
      <CorrectForm
        name={t("api")}
        inputs={apiInputs(model, words({ kind: "api" }))}
        corrections={corrections}
      />
    </section>
  );
}

function SubjectForm({ subject, corrections, onSubject }: SubjectFormProps): ReactNode {
  const t = useTexts("report");
  const ofComponents = useTexts("components");
  const model = useModel();
  const nameSubject = useSubjectName();
  const words = useChoiceWords();
  const chunkName: ChunkName =
    subject.kind === "operation" && subject.resource === undefined
      ? `operation:${subject.operation}`
      : resourceChunk(subject.resource ?? "");
  const render = (chunk: ModelChunk): ReactNode => {
    const name = nameSubject(subject, chunk);
    return (
      <section className={classes.subject} aria-label={name}>
        <h3>{name}</h3>
        {subject.kind === "field" ? (
          <FieldForm {...{ name, subject, chunk, corrections, onSubject }} />
        ) : (
          renderForm(chunk, name)
        )}
      </section>
    );
  };
  const renderForm = (chunk: ModelChunk, name: string): ReactNode => {
    const inputs = findInputs(subject, chunk, model, words(subject, chunk));
    return inputs === undefined ? (
      <Text size="sm">{t("subjectGone")}</Text>
    ) : (
      <CorrectForm name={name} inputs={inputs} corrections={corrections} />
    );
  };
  return (
    <ChunkBoundary name={chunkName} loading={<span role="status">{ofComponents("loading")}</span>}>
      {render}
    </ChunkBoundary>
  );
}

/** Names the subject of a correction. */
function useSubjectName(): (subject: ChunkSubject, chunk: ModelChunk) => string {
  const t = useTexts("report");
  return (subject, { operations }) => {
    if (subject.kind === "operation") {
      const operation = operations.find(({ id }) => id === subject.operation);
      return t("operation", { name: operation?.label ?? subject.operation });
    }
    const { resource: name } = subject;
    if (subject.kind === "field") {
      const path = [name, subject.field, ...(subject.inside ?? [])];
      return t("fieldOf", { name: path.join(".") });
    }
    return subject.kind === "list" ? t("list", { name }) : t("resource", { name });
  };
}
