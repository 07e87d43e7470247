import { Text } from "@mantine/core";
import { resourceChunk } from "@quarterdeck/model";
import { IconListCheck } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Changes } from "#bulk/changes.tsx";
import { JobControls } from "#bulk/job-controls.tsx";
import { JobProgress } from "#bulk/job-progress.tsx";
import { useJobTexts } from "#bulk/use-job-texts.ts";
import { jobsAddress } from "#addresses/address.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { StorageNotice } from "#components/feedback/storage-notice.tsx";
import { Page } from "#components/page/page.tsx";
import { SegmentedControl } from "#components/inputs/segmented-control.tsx";
import type { Job, RowState } from "#jobs/job.ts";
import { rowStates } from "#jobs/job.ts";
import { useJobList } from "#jobs/use-jobs.ts";
import { useNamedChunk } from "#queries/model/model-chunk.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { isImport } from "#transfer/save-failed-rows.ts";
import { JobActions } from "./job-actions.tsx";
import { JobRows } from "./job-rows.tsx";
import classes from "./jobs.module.css";
import { useOpenJobs } from "./use-open-jobs.ts";

/** Progress of a job and the outcome of each row. */
export function JobScreen({ id }: { readonly id: string }): ReactNode {
  const t = useTexts("jobs");
  const isOpen = useOpenJobs();
  const job = useJobList().find((one) => one.id === id);
  if (job !== undefined) return <LoadedJob job={job} />;
  if (!isOpen) return null;
  return (
    <Page title={t("job")}>
      <EmptyState
        icon={<IconListCheck size="1.75rem" />}
        title={t("missing")}
        hint={t("missingHint")}
      >
        <LinkButton variant="default" address={jobsAddress()}>
          {t("jobs")}
        </LinkButton>
      </EmptyState>
    </Page>
  );
}

function LoadedJob({ job }: { readonly job: Job }): ReactNode {
  const t = useTexts("jobs");
  const format = useFormat();
  const words = useJobTexts();
  const [shown, setShown] = useState<RowState | "all">("all");
  const chunk = useNamedChunk(resourceChunk(job.resource)).data ?? undefined;
  const { counts } = job;
  const reason = words.reason(job);
  const present = rowStates.filter((state) => counts[state] > 0 || state === shown);
  return (
    <Page
      title={words.title(job)}
      actions={
        <>
          <JobControls job={job} />
          <JobActions job={job} chunk={chunk} />
        </>
      }
    >
      <Text size="sm" c="dimmed">
        {words.state(job)}
      </Text>
      {job.task.kind === "edit" && !isImport(job) && chunk?.resource !== undefined && (
        <p className={classes.task}>
          <Changes resource={chunk.resource} values={job.task.values} />
        </p>
      )}
      {/* The status above already shows a pause by the user. */}
      {reason !== undefined && job.reason !== "asked" && <Notice tone="warning">{reason}</Notice>}
      {job.status === "running" && <StorageNotice of="jobs" />}
      <JobProgress job={job} />
      {job.isCollected && (
        <section className={classes.rows}>
          <div className={classes.filter}>
            <SegmentedControl
              label={t("filter")}
              value={shown}
              onChange={setShown}
              options={[
                { value: "all", label: `${t("all")} (${format.number(job.total)})` },
                ...present.map((state) => ({
                  value: state,
                  label: `${t(`states.${state}`)} (${format.number(counts[state])})`,
                })),
              ]}
            />
          </div>
          <JobRows key={shown} job={job} shown={shown} resource={chunk?.resource} />
        </section>
      )}
    </Page>
  );
}
