import { useSyncExternalStore } from "react";
import type { Job } from "./job.ts";
import { createJobs, type Jobs } from "./jobs.ts";
import { useJobsAccess } from "./jobs-access.ts";

/** The jobs of the page, with their actions. */
export function useJobs(): Jobs {
  return useJobsAccess().jobs(createJobs);
}

/** All jobs of this user as React state, oldest first. */
export function useJobList(): readonly Job[] {
  const { list } = useJobs();
  return useSyncExternalStore(list.subscribe, list.all);
}
