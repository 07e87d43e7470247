import { type ReactNode, useEffect } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useJobsAccess, useNeedsJobs } from "#jobs/jobs-access.ts";

// Loaded only for users with a job.
const JobBadge = lazyComponent(async () => (await import("#bulk/job-badge.tsx")).JobBadge);

const InterruptedNotice = lazyComponent(
  async () => (await import("#bulk/interrupted-notice.tsx")).InterruptedNotice,
);

const UndoBatchHost = lazyComponent(
  async () => (await import("#bulk/undo-batch-host.tsx")).UndoBatchHost,
);

/** Job progress in the header. */
export function JobsIndicator(): ReactNode {
  const { needs } = useJobsAccess();
  const isNeeded = useNeedsJobs();
  useEffect(() => void needs.read(), [needs]);
  if (!isNeeded) return null;
  return (
    <>
      <JobBadge />
      <UndoBatchHost />
    </>
  );
}

/** Notice of interrupted jobs above the screen. */
export function JobsNotice(): ReactNode {
  if (!useNeedsJobs()) return null;
  return <InterruptedNotice />;
}
