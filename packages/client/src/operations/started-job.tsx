import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import {
  buildOperationRequest,
  findJobCancel,
  type HttpResponse,
  operationChunk,
  type OperationSummary,
  readJobState,
  type StartedJob,
} from "@quarterdeck/model";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { JsonView } from "#components/values/json-view.tsx";
import { isRecord } from "#fields/values/record-value.ts";
import { isChangedByWrites } from "#queries/keys.ts";
import { readChunk } from "#queries/model/read-chunk.ts";
import { useModel } from "#queries/model/use-model.ts";
import { sendTracked } from "#queries/permission-cache.ts";
import { useResultTexts } from "#texts/use-result-texts.ts";
import { ResponseRecord } from "./response-record.tsx";

const MILLISECONDS_BETWEEN_READS = 1500;

interface StartedJobViewProps {
  readonly job: StartedJob;
  /** The job ended without an error. */
  readonly onDone?: () => void;
}

/** Progress and result of a job that an operation started, with a button that cancels it. */
export function StartedJobView({ job, onDone }: StartedJobViewProps): ReactNode {
  const t = useResultTexts();
  const client = useQueryClient();
  const { operations } = useModel();
  const cancel = findJobCancel(operations, job);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [{ kind: "job", operation: job.operation.id, parameters: job.parameters }],
    queryFn: ({ signal }) => send(client, job.operation, job, signal),
    refetchInterval: ({ state }) =>
      state.error === null && readJobState(state.data?.body).kind === "running"
        ? MILLISECONDS_BETWEEN_READS
        : false,
    retry: false,
    gcTime: 0,
  });
  const { kind, text, progress } = readJobState(data?.body);
  const canceling = useAttempt(async (_: undefined) => {
    if (cancel === undefined) return;
    await send(client, cancel, job);
    await refetch();
  });
  const isEnded = data !== undefined && kind !== "running";
  const isDone = isEnded && kind === "done";
  useEffect(() => {
    if (isDone) onDone?.();
  }, [isDone, onDone]);
  useEffect(() => {
    if (isEnded) void client.invalidateQueries({ predicate: isChangedByWrites });
  }, [client, isEnded]);
  if (error !== null) {
    return (
      <ProblemAlert
        error={error}
        title={t("jobNotRead")}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const title = t(kind === "running" ? "jobRunning" : kind === "done" ? "jobDone" : "jobFailed");
  return (
    <Stack gap="sm">
      <Notice tone={kind === "failed" ? "danger" : "info"}>
        <Group gap="sm" justify="space-between">
          <Text size="sm" role="status">
            {text === undefined ? title : `${title} (${text})`}
          </Text>
          {!isEnded && cancel !== undefined && (
            <Button
              variant="default"
              size="compact-sm"
              loading={canceling.isRunning}
              onClick={() => canceling.attempt(undefined)}
            >
              {t("jobCancel")}
            </Button>
          )}
        </Group>
        {!isEnded && (
          <Progress
            mt="xs"
            value={progress === undefined ? 100 : progress * 100}
            animated={progress === undefined}
            aria-label={title}
          />
        )}
      </Notice>
      {canceling.failure !== undefined && (
        <ProblemAlert error={canceling.failure} title={t("failed", { label: t("jobCancel") })} />
      )}
      {isEnded && <JobResult body={data.body} />}
    </Stack>
  );
}

function JobResult({ body }: { readonly body: unknown }): ReactNode {
  const t = useResultTexts();
  if (body === undefined || body === "") return null;
  return isRecord(body) ? (
    <ResponseRecord record={body} resource={undefined} />
  ) : (
    <JsonView value={body} label={t("response")} />
  );
}

async function send(
  client: QueryClient,
  summary: OperationSummary,
  { parameters }: StartedJob,
  signal?: AbortSignal,
): Promise<HttpResponse> {
  const { id } = summary;
  const chunk = await readChunk(client, operationChunk(summary));
  const operation = chunk?.operations.find((one) => one.id === id);
  if (operation === undefined) throw new RangeError(`The operation ${id} is missing.`);
  const request = buildOperationRequest(operation, { parameters });
  return sendTracked(client, id, request, signal);
}
