import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import {
  findJobCancel,
  findPathCancel,
  type JobState,
  type OperationSummary,
  type StartedJob,
} from "@quarterdeck/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { JsonView } from "#components/values/json-view.tsx";
import { isRecord } from "#fields/values/record-value.ts";
import { isChangedByWrites } from "#queries/keys.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useResultTexts } from "#texts/use-result-texts.ts";
import { AcceptedJob } from "./accepted-job.tsx";
import type { Job } from "#records/find-job.ts";
import {
  isReadable,
  isRemoved,
  type ReadableJob,
  readInterval,
  readJob,
  readStateOf,
  sendJobCall,
} from "#records/follow-job.ts";
import { ResponseRecord } from "./response-record.tsx";

interface StartedJobViewProps {
  readonly job: Job;
  /** The job ended, without an error if `isDone`. */
  readonly onEnd?: (isDone: boolean) => void;
}

/** Progress and result of a job that an operation started, with a button that cancels it. */
export function StartedJobView({ job, onEnd }: StartedJobViewProps): ReactNode {
  return isReadable(job) ? (
    <RunningJob job={job} onEnd={onEnd} />
  ) : (
    <AcceptedJob address={job.address} />
  );
}

interface RunningJobProps {
  readonly job: ReadableJob;
  readonly onEnd: StartedJobViewProps["onEnd"];
}

function RunningJob({ job, onEnd }: RunningJobProps): ReactNode {
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
    queryFn: ({ signal }) => readJob(client, job, signal),
    refetchInterval: ({ state }) =>
      state.error === null && readStateOf(job, state.data)?.kind === "running"
        ? readInterval(state.data)
        : false,
    retry: false,
    gcTime: 0,
  });
  const isGone = error !== null && isRemoved(job, error);
  const state = isGone ? ({ kind: "done" } as const) : readStateOf(job, data);
  const { kind, text, progress }: JobState = state ?? { kind: "running" };
  const canceling = useAttempt(async (_: undefined) => {
    if (cancel === undefined) return;
    await sendJobCall(client, cancel);
    await refetch();
  });
  const isEnded = isGone || (data !== undefined && kind !== "running");
  const isDone = isEnded && kind === "done";
  const end = useEffectEvent(() => onEnd?.(isDone));
  useEffect(() => {
    if (isEnded) end();
  }, [isEnded]);
  useEffect(() => {
    if (isEnded) void client.invalidateQueries({ predicate: isChangedByWrites });
  }, [client, isEnded]);
  if (!isDescribed && (error !== null || state === undefined)) {
    const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
    return <AcceptedJob address={job.address} {...retry} />;
  }
  if (error !== null && !isGone) {
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
      {isEnded && <JobResult body={isGone ? undefined : data?.body} />}
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
