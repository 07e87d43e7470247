import { type ReactNode, useEffect } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { readNeedsJobs, useNeedsJobs } from "#jobs/needs-jobs.ts";

// Nobody without a job waits for what jobs need.
const JobBadge = lazyComponent(async () => (await import("#bulk/job-badge.tsx")).JobBadge);

const InterruptedNotice = lazyComponent(
  async () => (await import("#bulk/interrupted-notice.tsx")).InterruptedNotice,
);

/** In the header: that jobs are under way. */
export function JobsSign(): ReactNode {
  const isWanted = useNeedsJobs();
  useEffect(() => void readNeedsJobs(), []);
  if (!isWanted) return null;
  return <JobBadge />;
}

/** Above the screen: that a job was interrupted. */
export function JobsNotice(): ReactNode {
  if (!useNeedsJobs()) return null;
  return <InterruptedNotice />;
}
