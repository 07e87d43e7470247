import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import { lookForJobs, useJobsWanted } from "#jobs/wanted.ts";

// Nobody without a job waits for what jobs need.
const JobBadge = lazy(async () => ({
  default: (await loadChunk(() => import("#bulk/job-badge.tsx"))).JobBadge,
}));

const InterruptedNotice = lazy(async () => ({
  default: (await loadChunk(() => import("#bulk/interrupted-notice.tsx"))).InterruptedNotice,
}));

/** In the header: that jobs are under way. */
export function JobsSign(): ReactNode {
  const isWanted = useJobsWanted();
  useEffect(() => void lookForJobs(), []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <JobBadge />
    </Suspense>
  );
}

/** Above the screen: that a job was interrupted. */
export function JobsNotice(): ReactNode {
  if (!useJobsWanted()) return null;
  return (
    <Suspense>
      <InterruptedNotice />
    </Suspense>
  );
}
