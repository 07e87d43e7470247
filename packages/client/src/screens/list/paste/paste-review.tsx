import { Button, Group, Stack, Text } from "@mantine/core";
import { applyValues, type Field, type RecordRef, type UnseenField } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { findUnseenInRows } from "#bulk/find-unseen-in-rows.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { StorageNotice } from "#components/feedback/storage-notice.tsx";
import { useJobs } from "#jobs/use-jobs.ts";
import { acceptUnseenFields } from "#records/unseen-fields.ts";
import { changedRow } from "#transfer/changed-row.ts";
import { useRangeTexts } from "#texts/use-range-texts.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import type { CheckedPaste } from "./check-paste.ts";
import { PasteTable } from "./paste-table.tsx";

interface PasteReviewProps {
  readonly checked: CheckedPaste;
  /** Pasted cells without a position in the list. */
  readonly outside: number;
  readonly target: RecordRef;
  readonly fields: readonly Field[];
  readonly onCancel: () => void;
  readonly onStarted: (job: string) => void;
}

/** Values before and after, and the reasons of skipped ones; the button starts a job. */
export function PasteReview(props: PasteReviewProps): ReactNode {
  const { checked, outside, target, fields, onCancel, onStarted } = props;
  const t = useRangeTexts();
  const ofImports = useTexts("imports");
  const ofCells = useTexts("cells");
  const ofJobs = useTexts("jobs");
  const { list } = useFormat();
  const jobs = useJobs();
  const client = useQueryClient();
  const [isStarting, setIsStarting] = useState(false);
  const [error, setError] = useState<Error>();
  const [unseen, setUnseen] = useState<readonly UnseenField[]>();
  const { resource, parents } = target;
  const good = checked.rows.filter(
    ({ values, errors }) => values.length > 0 && errors.length === 0,
  );
  const invalid = checked.rows.filter(({ errors }) => errors.length > 0);
  const values = good.reduce((sum, row) => sum + row.values.length, 0);

  async function start(): Promise<void> {
    setIsStarting(true);
    try {
      if (unseen === undefined) {
        const [first] = good;
        const sample = applyValues({}, first?.values ?? []) as object;
        const rows = good.slice(0, 1).map(({ row }) => row);
        const missing = await findUnseenInRows(client, target, { rows, values: sample });
        if (missing.length > 0) {
          setUnseen(missing);
          return setIsStarting(false);
        }
      } else acceptUnseenFields(client, resource);
      await jobs.open();
      const rows = good.map((row) => changedRow(resource, row));
      const task = { kind: "edit", values: {}, allowsUnseen: unseen !== undefined } as const;
      const { name, labels } = resource;
      const job = { task, resource: name, label: labels.many, parents, rows: [rows] };
      onStarted(await jobs.start({ ...job, source: { kind: "chosen" } }));
    } catch (cause) {
      setIsStarting(false);
      setError(cause instanceof Error ? cause : new Error(String(cause)));
    }
  }

  const labelOf = (name: string): string => fields.find((one) => one.name === name)?.label ?? name;
  return (
    <Stack gap="md">
      <Text fw={600} role="status">
        {values === 0 ? t("none") : t("summary", { values, records: good.length })}
      </Text>
      {[...checked.readOnly].map(([name, reason]) => (
        <Text key={name} size="sm">
          {reason === "form" && `${labelOf(name)}: `}
          {ofCells(`reasons.${reason}`, { field: labelOf(name) })}
        </Text>
      ))}
      {invalid.length > 0 && <Text size="sm">{t("invalid", { count: invalid.length })}</Text>}
      {outside > 0 && <Text size="sm">{t("outside", { count: outside })}</Text>}
      {checked.unchecked.length > 0 && (
        <Notice
          tone="info"
          title={ofImports("unchecked", { labels: list(checked.unchecked, { style: "narrow" }) })}
        />
      )}
      <PasteTable {...{ checked, resource, fields }} />
      {unseen !== undefined && (
        <Notice tone="warning">
          {ofJobs("unseenHint", { names: list(unseen.map(({ field }) => field.label)) })}
        </Notice>
      )}
      <StorageNotice of="jobs" />
      {error !== undefined && <ProblemAlert error={error} title={t("startFailed")} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {ofJobs("cancel")}
        </Button>
        {good.length > 0 && (
          <Button loading={isStarting} onClick={() => void start()}>
            {unseen === undefined ? t("start", { count: good.length }) : ofJobs("unseenSave")}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
