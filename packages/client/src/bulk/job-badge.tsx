import { RingProgress } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type ReactNode, useEffect } from "react";
import { jobsAddress } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
import type { Job } from "#jobs/job.ts";
import { useJobList, useJobs } from "#jobs/use-jobs.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { ExportBadge } from "./export-badge.tsx";
import classes from "./job-badge.module.css";
import { settledCount } from "./use-job-texts.ts";
import { jobs } from "#texts/en/jobs.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const jobTexts = { jobs };

/** Total progress of open jobs in the header, or a warning if one is paused. */
export function JobBadge(): ReactNode {
  const { open } = useJobs();
  useEffect(() => void open(), [open]);
  return (
    <TextsProvider texts={jobTexts}>
      <ExportBadge />
      <Badge />
    </TextsProvider>
  );
}

function Badge(): ReactNode {
  const t = useTexts("jobs");
  const format = useFormat();
  const open = useJobList().filter(({ status }) => status !== "finished" && status !== "stopped");
  if (open.length === 0) return null;
  const isWaiting = open.some(({ status }) => status === "paused");
  const total = sum(open, (job) => job.total);
  const done = sum(open, settledCount);
  const label = isWaiting
    ? t("badgeWaiting")
    : t("badge", { done: format.number(done), total: format.number(total) });
  return (
    <AppLink address={jobsAddress()} className={classes.badge} title={label}>
      {isWaiting ? (
        <IconAlertTriangle size="1.125rem" aria-hidden />
      ) : (
        <RingProgress
          size={22}
          thickness={4}
          aria-hidden
          sections={[{ value: total === 0 ? 0 : (100 * done) / total, color: "blue" }]}
        />
      )}
      {!isWaiting && (
        <span className={classes.text} aria-hidden="true">
          {`${format.number(done)} / ${format.number(total)}`}
        </span>
      )}
      <span className={hidden.hidden}>{label}</span>
    </AppLink>
  );
}

function sum(open: readonly Job[], count: (job: Job) => number): number {
  return open.reduce((total, job) => total + count(job), 0);
}
