import type { QueryClient } from "@tanstack/react-query";
import { createContext, use, useSyncExternalStore } from "react";
import { httpOf } from "#queries/client-http.ts";
import type { SessionStore } from "#session/session-store.ts";
import type { Exports } from "./exports.ts";
import type { Jobs, JobsOptions } from "./jobs.ts";
import { createNeedsJobs, type NeedsJobs } from "./needs-jobs.ts";

/**
 * Jobs and exports of the page, each created at its first use. The caller passes `createJobs` or `createExports`, so that
 * the first screens do not contain their code.
 */
export interface JobsAccess {
  readonly needs: NeedsJobs;
  readonly jobs: (create: (options: JobsOptions) => Jobs) => Jobs;
  readonly exports: (create: (session: SessionStore) => Exports) => Exports;
}

export function createJobsAccess(client: QueryClient): JobsAccess {
  const needs = createNeedsJobs();
  let jobs: Jobs | undefined;
  let exports: Exports | undefined;
  return {
    needs,
    jobs: (create) => (jobs ??= create({ client, needs })),
    exports: (create) => (exports ??= create(httpOf(client).session)),
  };
}

export const JobsContext = createContext<JobsAccess | undefined>(undefined);

export function useJobsAccess(): JobsAccess {
  const access = use(JobsContext);
  if (access === undefined) throw new Error("The component is outside of JobsContext.");
  return access;
}

/** True if the user has an open job or started one on this page. */
export function useNeedsJobs(): boolean {
  const { needs } = useJobsAccess();
  return useSyncExternalStore(needs.subscribe, needs.isNeeded);
}
