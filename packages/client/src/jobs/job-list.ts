import { useSyncExternalStore } from "react";
import { removeStoredJob, storeJob } from "#storage/jobs.ts";
import { tellTabs } from "./job-channel.ts";
import type { Job } from "./job.ts";

/** The oldest first. */
let jobs: readonly Job[] = [];

const listeners = new Set<() => void>();

/** Jobs whose state is not written down yet. */
const unkept = new Map<string, ReturnType<typeof setTimeout>>();
const KEEP_MS = 1000;

export function knownJobs(): readonly Job[] {
  return jobs;
}

export function findJob(id: string): Job | undefined {
  return jobs.find((job) => job.id === id);
}

/** All jobs of this person as React state, the oldest first. */
export function useJobs(): readonly Job[] {
  return useSyncExternalStore(watchJobs, knownJobs);
}

/** As they were kept, or as another tab tells them. */
export function adoptJobs(next: readonly Job[]): void {
  jobs = next;
  for (const listen of listeners) listen();
}

/** A job as another tab tells it. */
export function adoptJob(job: Job): void {
  const isKnown = jobs.some(({ id }) => id === job.id);
  adoptJobs(isKnown ? jobs.map((one) => (one.id === job.id ? job : one)) : [...jobs, job]);
}

export function forgetJob(id: string): void {
  adoptJobs(jobs.filter((job) => job.id !== id));
}

/** Shown at once; written down and told to other tabs at once, or, where it is mere progress, within a second. */
export async function changeJob(
  id: string,
  change: Partial<Job>,
  { isProgress = false }: { readonly isProgress?: boolean } = {},
): Promise<void> {
  const before = findJob(id);
  if (before === undefined) return;
  adoptJob({ ...before, ...change });
  if (!isProgress) return writeDown(id);
  if (!unkept.has(id))
    unkept.set(
      id,
      setTimeout(() => void writeDown(id), KEEP_MS),
    );
}

export async function addJob(job: Job): Promise<void> {
  adoptJob(job);
  await writeDown(job.id);
}

/** With all that was kept of it. */
export async function removeJob(id: string): Promise<void> {
  clearTimeout(unkept.get(id));
  unkept.delete(id);
  forgetJob(id);
  tellTabs({ kind: "dropped", id });
  await removeStoredJob(id);
}

async function writeDown(id: string): Promise<void> {
  clearTimeout(unkept.get(id));
  unkept.delete(id);
  const job = findJob(id);
  if (job === undefined) return;
  tellTabs({ kind: "job", job });
  await storeJob(id, job);
}

/** Until the returned function is called. */
export function watchJobs(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
