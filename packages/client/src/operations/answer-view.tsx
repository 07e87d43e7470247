import { Group, Text, Title } from "@mantine/core";
import { type HttpAnswer, type Operation, valueAt } from "@quarterdeck/model";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { JsonView } from "#components/json-view.tsx";
import { PillSwitch } from "#components/pill-switch.tsx";
import { isRecord } from "#fields/record-value.ts";
import { usePart } from "#queries/model-chunk.ts";
import { useOperationTexts } from "#texts/use-operation-texts.ts";
import { AnswerRecord } from "./answer-record.tsx";
import { AnswerRows } from "./answer-rows.tsx";
import { FileAnswer } from "./file-answer.tsx";
import classes from "./operation.module.css";

interface AnswerViewProps {
  readonly operation: Operation;
  readonly answer: HttpAnswer;
}

/** What came back: rows as a table, a record as its fields, a text, a file; and always the JSON itself. */
export function AnswerView({ operation, answer }: AnswerViewProps): ReactNode {
  const t = useOperationTexts();
  const [mode, setMode] = useState<"view" | "json">("view");
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for the effect's end.
    section.current?.scrollIntoView({ block: "nearest" });
  }, [answer]);
  const view = <View operation={operation} answer={answer} />;
  const isJson =
    typeof answer.body === "object" && !(answer.body instanceof Blob) && answer.body !== null;
  return (
    <section ref={section} className={classes.answer} aria-label={t("answer")}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          <span role="status">{t("answered", { status: String(answer.status) })}</span>
        </Title>
        {isJson && (
          <PillSwitch
            label={t("answerMode")}
            value={mode}
            onChange={setMode}
            options={[
              { value: "view", label: t("readable") },
              { value: "json", label: t("json") },
            ]}
          />
        )}
      </Group>
      {isJson && mode === "json" ? <JsonView value={answer.body} label={t("answer")} /> : view}
    </section>
  );
}

function View({ operation, answer }: AnswerViewProps): ReactNode {
  const t = useOperationTexts();
  const part = usePart();
  // An action may be offered where it does not belong.
  const resource = part.resource?.name === operation.resource ? part.resource : undefined;
  const { body } = answer;
  const inside = valueAt(body, operation.answer.path) ?? body;
  if (body === undefined || body === "") {
    return (
      <Text size="sm" c="dimmed">
        {t("noContent")}
      </Text>
    );
  }
  if (body instanceof Blob)
    return <FileAnswer file={body} name={operation.id} headers={answer.headers} />;
  if (typeof body === "string") {
    return (
      <pre className={classes.text} tabIndex={0} role="region" aria-label={t("answer")}>
        {body}
      </pre>
    );
  }
  if (Array.isArray(inside) && inside.every(isRecord)) {
    return <AnswerRows rows={inside} resource={resource} />;
  }
  if (isRecord(inside)) {
    return <AnswerRecord record={inside} resource={resource} />;
  }
  return <JsonView value={body} label={t("answer")} />;
}
