import { type ReactNode, useEffect } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { readNeedsJobs, useNeedsJobs } from "#jobs/needs-jobs.ts";

// Loaded only for users with a job.
const JobBadge = lazyComponent(async () => (await import("#bulk/job-badge.tsx")).JobBadge);

const InterruptedNotice = lazyComponent(
  async () => (await import("#bulk/interrupted-notice.tsx")).InterruptedNotice,
);

/** Job progress in the header. */
export function JobsIndicator(): ReactNode {
  const needsJobs = useNeedsJobs();
  useEffect(() => void readNeedsJobs(), []);
  if (!needsJobs) return null;
  return <JobBadge />;
}

/** Notice of interrupted jobs above the screen. */
export function JobsNotice(): ReactNode {
  if (!useNeedsJobs()) return null;
  return <InterruptedNotice />;
}
