import { Group, Text, Title } from "@mantine/core";
import { type HttpResponse, type Operation, recordKey, valueAt } from "@quarterdeck/model";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { JsonView } from "#components/values/json-view.tsx";
import { SegmentedControl } from "#components/inputs/segmented-control.tsx";
import { isRecord } from "#fields/values/record-value.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useResultTexts } from "#texts/use-result-texts.ts";
import { findJob } from "#records/find-job.ts";
import { ResponseRecord } from "./response-record.tsx";
import { ResponseRows } from "./response-rows.tsx";
import { FileResponse } from "./response-file.tsx";
import classes from "./operation.module.css";

// Few operations start a job.
const StartedJobView = lazyComponent(
  async () => (await import("./started-job.tsx")).StartedJobView,
);

interface ResponseViewProps {
  readonly operation: Operation;
  readonly response: HttpResponse;
}

/** Response as a table, a record, text or a file, and as JSON. */
export function ResponseView({ operation, response }: ResponseViewProps): ReactNode {
  const t = useResultTexts();
  const [mode, setMode] = useState<"view" | "json">("view");
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Braces: newer browsers return a promise, which React would use as the cleanup function.
    section.current?.scrollIntoView({ block: "nearest" });
  }, [response]);
  const { operations, servers } = useModel();
  const job = useMemo(
    () => findJob({ operations, servers }, response),
    [operations, servers, response],
  );
  // An accepted request without content is not done: the job shows its end.
  const isEmpty = response.body === undefined || response.body === "";
  const view =
    job !== undefined && isEmpty ? null : <View operation={operation} response={response} />;
  const isJson =
    typeof response.body === "object" && !(response.body instanceof Blob) && response.body !== null;
  return (
    <section ref={section} className={classes.response} aria-label={t("response")}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          <span role="status">{t("responded", { status: String(response.status) })}</span>
        </Title>
        {isJson && (
          <SegmentedControl
            label={t("responseMode")}
            value={mode}
            onChange={setMode}
            options={[
              { value: "view", label: t("readable") },
              { value: "json", label: t("json") },
            ]}
          />
        )}
      </Group>
      {job !== undefined && <StartedJobView job={job} />}
      {isJson && mode === "json" ? <JsonView value={response.body} label={t("response")} /> : view}
    </section>
  );
}

function View({ operation, response }: ResponseViewProps): ReactNode {
  const t = useResultTexts();
  const chunk = useChunk();
  // The operation may belong to another resource.
  const resource = chunk.resource?.name === operation.resource ? chunk.resource : undefined;
  const { body } = response;
  const content = valueAt(body, operation.response.path) ?? body;
  if (body === undefined || body === "") {
    return (
      <Text size="sm" c="dimmed">
        {t(response.status === 202 ? "accepted" : "noContent")}
      </Text>
    );
  }
  if (body instanceof Blob)
    return <FileResponse file={body} name={operation.id} headers={response.headers} />;
  if (typeof body === "string") {
    return (
      <pre className={classes.text} tabIndex={0} role="region" aria-label={t("response")}>
        {body}
      </pre>
    );
  }
  if (Array.isArray(content) && content.every(isRecord)) {
    return <ResponseRows rows={content} resource={resource} />;
  }
  if (isRecord(content)) {
    const isOfResource = resource !== undefined && recordKey(resource, content) !== undefined;
    return <ResponseRecord record={content} resource={isOfResource ? resource : undefined} />;
  }
  return <JsonView value={body} label={t("response")} />;
}
