import { Group, Stack, Text } from "@mantine/core";
import { IconListCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { jobAddress } from "#addresses/address.ts";
import { JobControls } from "#bulk/job-controls.tsx";
import { JobProgress } from "#bulk/job-progress.tsx";
import { useJobTexts } from "#bulk/use-job-texts.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { StorageNotice } from "#components/feedback/storage-notice.tsx";
import { HomeButton } from "#components/buttons/home-button.tsx";
import { Page } from "#components/page/page.tsx";
import type { Job } from "#jobs/job.ts";
import { useExportList } from "#jobs/use-exports.ts";
import { useJobList } from "#jobs/use-jobs.ts";
import { useStorageProblem } from "#storage/storage-state.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ExportCard } from "#transfer/export-card.tsx";
import classes from "./jobs.module.css";
import { useOpenJobs } from "./use-open-jobs.ts";

/** All jobs and exports, newest first. */
export function JobsScreen(): ReactNode {
  const t = useTexts("jobs");
  const words = useTexts("shell");
  const isOpen = useOpenJobs();
  const storageProblem = useStorageProblem();
  const jobs = useJobList().toReversed();
  const exports = useExportList().toReversed();
  return (
    <Page title={t("jobs")} description={storageProblem === undefined ? t("hint") : undefined}>
      <StorageNotice of="jobs" />
      {isOpen && jobs.length + exports.length === 0 && (
        <EmptyState
          icon={<IconListCheck size="1.75rem" />}
          title={t("empty")}
          hint={t("emptyHint")}
        >
          <HomeButton isQuiet>{words("home")}</HomeButton>
        </EmptyState>
      )}
      <Stack component="ul" gap="sm" className={classes.list}>
        {exports.map((run) => (
          <li key={`export ${run.id}`} className={classes.card}>
            <ExportCard run={run} />
          </li>
        ))}
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Stack>
    </Page>
  );
}

function JobCard({ job }: { readonly job: Job }): ReactNode {
  const words = useJobTexts();
  const reason = words.reason(job);
  return (
    <li className={classes.card}>
      <Group justify="space-between" gap="sm">
        <span>
          <AppLink address={jobAddress(job.id)} className={classes.link}>
            {words.title(job)}
          </AppLink>
          <Text size="sm" c="dimmed">
            {words.state(job)}
          </Text>
        </span>
        <JobControls job={job} />
      </Group>
      {reason !== undefined && <Text size="sm">{reason}</Text>}
      <JobProgress job={job} />
    </li>
  );
}
