import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import {
  buildOperationRequest,
  findJobCancel,
  findPathCancel,
  type HttpResponse,
  operationChunk,
  type OperationSummary,
  readAddressedJob,
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
import { httpOf } from "#queries/client-http.ts";
import { isChangedByWrites } from "#queries/keys.ts";
import { readChunk } from "#queries/model/read-chunk.ts";
import { useModel } from "#queries/model/use-model.ts";
import { sendTracked } from "#queries/permission-cache.ts";
import { useResultTexts } from "#texts/use-result-texts.ts";
import { AcceptedJob } from "./accepted-job.tsx";
import type { AddressedJob, Job } from "#records/find-job.ts";
import { ResponseRecord } from "./response-record.tsx";

const MILLISECONDS_BETWEEN_READS = 1500;

const LONGEST_INTERVAL = 60_000;

interface StartedJobViewProps {
  readonly job: Job;
  /** The job ended without an error. */
  readonly onDone?: () => void;
}

/** Progress and result of a job that an operation started, with a button that cancels it. */
export function StartedJobView({ job, onDone }: StartedJobViewProps): ReactNode {
  if ("operation" in job) return <RunningJob job={job} onDone={onDone} />;
  return job.path === undefined ? (
    <AcceptedJob address={job.address} onDone={onDone} />
  ) : (
    <RunningJob job={{ ...job, path: job.path }} onDone={onDone} />
  );
}

type JobState = ReturnType<typeof readJobState>;

type ReadableJob = StartedJob | (AddressedJob & { readonly path: string });

interface RunningJobProps {
  readonly job: ReadableJob;
  readonly onDone: (() => void) | undefined;
}

function RunningJob({ job, onDone }: RunningJobProps): ReactNode {
  const t = useResultTexts();
  const client = useQueryClient();
  const { operations } = useModel();
  const isDescribed = "operation" in job;
  const cancel = isDescribed ? cancelOf(operations, job) : findPathCancel(operations, job.path);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [
      isDescribed
        ? { kind: "job", operation: job.operation.id, parameters: job.parameters }
        : { kind: "job", path: job.path },
    ],
    queryFn: ({ signal }) =>
      isDescribed ? send(client, job, signal) : readPath(client, job.path, signal),
    refetchInterval: ({ state }) =>
      state.error === null && readState(job, state.data)?.kind === "running"
        ? readInterval(state.data)
        : false,
    retry: false,
    gcTime: 0,
  });
  const state = readState(job, data);
  const { kind, text, progress } = state ?? { kind: "running" };
  const canceling = useAttempt(async (_: undefined) => {
    if (cancel === undefined) return;
    await send(client, cancel);
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
  if (!isDescribed && (error !== null || state === undefined)) {
    const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
    return <AcceptedJob address={job.address} onDone={onDone} {...retry} />;
  }
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

function cancelOf(
  operations: readonly OperationSummary[],
  job: StartedJob,
): StartedJob | undefined {
  const operation = findJobCancel(operations, job);
  return operation && { ...job, operation };
}

/** State of a job; before its first response it runs. Undefined: the response is not that of a job. */
function readState(job: ReadableJob, response: HttpResponse | undefined): JobState | undefined {
  if (response === undefined) return { kind: "running" };
  return "operation" in job ? readJobState(response.body) : readAddressedJob(response);
}

/** Time until the next read, as the API wishes it (RFC 9110, section 10.2.3). */
function readInterval(response: HttpResponse | undefined): number {
  const wished = Number(response?.headers["retry-after"] ?? 0) * 1000;
  return wished > MILLISECONDS_BETWEEN_READS
    ? Math.min(wished, LONGEST_INTERVAL)
    : MILLISECONDS_BETWEEN_READS;
}

async function send(
  client: QueryClient,
  { operation: summary, parameters }: StartedJob,
  signal?: AbortSignal,
): Promise<HttpResponse> {
  const { id } = summary;
  const chunk = await readChunk(client, operationChunk(summary));
  const operation = chunk?.operations.find((one) => one.id === id);
  if (operation === undefined) throw new RangeError(`The operation ${id} is missing.`);
  const request = buildOperationRequest(operation, { parameters });
  return sendTracked(client, id, request, signal);
}

/** Reads a path that the description lacks. A refusal does not end the session. */
async function readPath(
  client: QueryClient,
  address: string,
  signal: AbortSignal,
): Promise<HttpResponse> {
  const [path = "", query = ""] = address.split("?");
  const request = { method: "GET", path, query, headers: {} };
  return httpOf(client).sendInSession(request, { signal, isTrial: true });
}
