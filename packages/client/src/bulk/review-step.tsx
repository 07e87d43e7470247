import { Button, Group, Stack, Text } from "@mantine/core";
import {
  recordKey,
  recordTitle,
  type Resource,
  type RecordRef,
  type UnseenField,
} from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { StorageNotice } from "#components/feedback/storage-notice.tsx";
import { formatKey } from "#components/resources/format-key.ts";
import type { JobTask } from "#jobs/job.ts";
import { useJobs } from "#jobs/use-jobs.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./bulk.module.css";
import { type BulkSelection, countSelected, jobSource } from "./bulk-selection.ts";
import { Changes } from "./changes.tsx";
import { RemovalEffects } from "./removal-effects.tsx";
import { useBulkEffects } from "./use-bulk-effects.ts";
import { findUnseenInRows } from "./find-unseen-in-rows.ts";
import type { BulkEffects } from "#records/read-row-effects.ts";
import { acceptUnseenFields } from "#records/unseen-fields.ts";

interface ReviewStepProps {
  readonly task: JobTask;
  readonly target: RecordRef;
  readonly choice: BulkSelection;
  readonly sample: readonly unknown[];
  readonly onCancel: () => void;
  readonly onStarted: (job: string) => void;
}

const MAX_SAMPLES = 5;

/** Changes, row count and sample rows of a task; the button starts it. */
export function ReviewStep(props: ReviewStepProps): ReactNode {
  const { task, target, choice, sample, onCancel, onStarted } = props;
  const t = useTexts("jobs");
  const format = useFormat();
  const jobs = useJobs();
  const [isStarting, setIsStarting] = useState(false);
  const [error, setError] = useState<Error>();
  const [unseen, setUnseen] = useState<readonly UnseenField[]>();
  const client = useQueryClient();
  const { resource, parents } = target;
  const count = countSelected(choice);
  const effects = useBulkEffects(task.kind, target, choice);
  const shown = sample.slice(0, MAX_SAMPLES);

  async function start(): Promise<void> {
    setIsStarting(true);
    try {
      if (task.kind === "edit" && unseen === undefined) {
        const missing = await findUnseenInRows(client, target, {
          rows: shown,
          values: task.values,
        });
        if (missing.length > 0) {
          setUnseen(missing);
          setIsStarting(false);
          return;
        }
      }
      await jobs.open();
      const label = resource.labels.many;
      if (unseen !== undefined) acceptUnseenFields(client, resource);
      const job = {
        task: completeTask(task, unseen !== undefined, effects),
        resource: resource.name,
        label,
        parents,
      };
      onStarted(await jobs.start({ ...job, ...jobSource(target, choice) }));
    } catch (cause) {
      setIsStarting(false);
      setError(cause instanceof Error ? cause : new Error(String(cause)));
    }
  }

  function verb(): string {
    if (unseen !== undefined) return t("unseenSave");
    if (count === undefined) return t("confirmUncounted");
    if (task.kind === "act") return t("confirmAct", { action: task.label, count });
    return t(task.kind === "remove" ? "confirmRemove" : "confirmEdit", { count });
  }

  return (
    <Stack gap="md">
      {task.kind === "remove" && <Text size="sm">{t("removeText")}</Text>}
      {task.kind === "remove" && <RemovalEffects effects={effects} />}
      <Text size="sm">{t("review")}</Text>
      <ul className={classes.sample}>
        {shown.map((row) => (
          <li key={recordKey(resource, row)}>
            <RowLabel resource={resource} row={row} />
            {task.kind === "edit" && <Changes resource={resource} row={row} values={task.values} />}
          </li>
        ))}
        {count !== undefined && count > shown.length && (
          <li>{t("more", { count: format.number(count - shown.length) })}</li>
        )}
      </ul>
      <CountHint choice={choice} />
      {unseen !== undefined && (
        <Notice tone="warning">
          {t("unseenHint", { names: format.list(unseen.map(({ field }) => field.label)) })}
        </Notice>
      )}
      <StorageNotice of="jobs" />
      {error !== undefined && <ProblemAlert error={error} title={t("failedRead")} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button
          loading={isStarting || effects === undefined}
          {...(task.kind === "remove" && { color: "red" })}
          onClick={() => void start()}
        >
          {verb()}
        </Button>
      </Group>
    </Stack>
  );
}

function completeTask(
  task: JobTask,
  isAccepted: boolean,
  effects: BulkEffects | null | undefined,
): JobTask {
  if (task.kind === "edit" && isAccepted) return { ...task, allowsUnseen: true };
  return task.kind === "remove" && effects?.isRestored === true
    ? { ...task, isRestored: true }
    : task;
}

interface RowLabelProps {
  readonly resource: Resource;
  readonly row: unknown;
}

/** Title of a row with its key: several rows may have the same title. */
function RowLabel({ resource, row }: RowLabelProps): ReactNode {
  const title = recordTitle(resource, row);
  const key = formatKey(recordKey(resource, row) ?? "");
  return (
    <span>
      {title === undefined ? key : `${title} `}
      {title !== undefined && <span className={classes.key}>{key}</span>}
    </span>
  );
}

/** Number of matching rows, if known. */
function CountHint({ choice }: { readonly choice: BulkSelection }): ReactNode {
  const t = useTexts("jobs");
  const format = useFormat();
  const count = countSelected(choice);
  if (choice.selected.kind === "some") return null;
  return (
    <Text size="sm" c="dimmed">
      {count === undefined ? t("uncountedHint") : t("countedHint", { count: format.number(count) })}
    </Text>
  );
}
