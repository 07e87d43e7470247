import { useSyncExternalStore } from "react";
import { removeStoredJob, storeJob } from "#storage/jobs.ts";
import { postToTabs } from "./job-channel.ts";
import type { Job } from "./job.ts";

/** Jobs, oldest first. */
let jobs: readonly Job[] = [];

const listeners = new Set<() => void>();

/** Timers of jobs whose state is not stored yet. */
const pendingWrites = new Map<string, ReturnType<typeof setTimeout>>();
const STORE_DELAY_MS = 1000;

export function listJobs(): readonly Job[] {
  return jobs;
}

export function findJob(id: string): Job | undefined {
  return jobs.find((job) => job.id === id);
}

/** All jobs of this user as React state, oldest first. */
export function useJobs(): readonly Job[] {
  return useSyncExternalStore(subscribeJobs, listJobs);
}

/** Replaces the list. */
export function setJobs(next: readonly Job[]): void {
  jobs = next;
  for (const listen of listeners) listen();
}

/** Adds or replaces a job. */
export function putJob(job: Job): void {
  const isListed = jobs.some(({ id }) => id === job.id);
  setJobs(isListed ? jobs.map((one) => (one.id === job.id ? job : one)) : [...jobs, job]);
}

export function removeFromList(id: string): void {
  setJobs(jobs.filter((job) => job.id !== id));
}

/** Changes a job on screen; stores it and notifies other tabs at once, or within a second for progress. */
export async function changeJob(
  id: string,
  change: Partial<Job>,
  { isProgress = false }: { readonly isProgress?: boolean } = {},
): Promise<void> {
  const before = findJob(id);
  if (before === undefined) return;
  putJob({ ...before, ...change });
  if (!isProgress) return storeNow(id);
  if (!pendingWrites.has(id))
    pendingWrites.set(
      id,
      setTimeout(() => void storeNow(id), STORE_DELAY_MS),
    );
}

export async function addJob(job: Job): Promise<void> {
  putJob(job);
  await storeNow(job.id);
}

/** Removes a job with its stored rows. */
export async function removeJob(id: string): Promise<void> {
  clearTimeout(pendingWrites.get(id));
  pendingWrites.delete(id);
  removeFromList(id);
  postToTabs({ kind: "dropped", id });
  await removeStoredJob(id);
}

async function storeNow(id: string): Promise<void> {
  clearTimeout(pendingWrites.get(id));
  pendingWrites.delete(id);
  const job = findJob(id);
  if (job === undefined) return;
  postToTabs({ kind: "job", job });
  await storeJob(id, job);
}

/** Returns a function that unsubscribes. */
export function subscribeJobs(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
