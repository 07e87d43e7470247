import { IconListCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { jobAddress } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import type { Job } from "#jobs/job.ts";
import { useJobList } from "#jobs/use-jobs.ts";
import { useTexts } from "#texts/use-texts.ts";
import { JobControls } from "./job-controls.tsx";
import { JobProgress } from "./job-progress.tsx";
import { useJobTexts } from "./use-job-texts.ts";
import classes from "./open-jobs.module.css";
import { jobs } from "#texts/en/jobs.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const jobTexts = { jobs };

const MAX_JOBS = 3;

/** Jobs that run, are paused or have failed rows, with their controls. */
export function OpenJobs(): ReactNode {
  return (
    <TextsProvider texts={jobTexts}>
      <JobList />
    </TextsProvider>
  );
}

function JobList(): ReactNode {
  const t = useTexts("jobs");
  const openJobs = useJobList().filter(needsAttention).toReversed().slice(0, MAX_JOBS);
  if (openJobs.length === 0) return null;
  return (
    <section className={classes.card} aria-label={t("jobs")}>
      <h2 className={classes.heading}>{t("jobs")}</h2>
      <ul className={classes.jobs}>
        {openJobs.map((job) => (
          <JobLine key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}

function JobLine({ job }: { readonly job: Job }): ReactNode {
  const words = useJobTexts();
  return (
    <li className={classes.job}>
      <div className={classes.line}>
        <AppLink address={jobAddress(job.id)} className={classes.link}>
          <IconListCheck size="1rem" stroke={1.75} aria-hidden />
          <span>{words.title(job)}</span>
        </AppLink>
        <JobControls job={job} />
      </div>
      <JobProgress job={job} />
    </li>
  );
}

function needsAttention({ status, counts }: Job): boolean {
  const isOver = status === "finished" || status === "stopped";
  return !isOver || (status === "finished" && counts.failed + counts.conflict + counts.unknown > 0);
}
