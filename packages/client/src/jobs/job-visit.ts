import type { QueryClient } from "@tanstack/react-query";
import { httpOf } from "#queries/client-http.ts";
import type { Session, SessionEnd } from "#session/session.ts";
import { readJobs } from "#storage/jobs.ts";
import type { Job } from "./job.ts";
import type { JobChannel, JobMessage } from "./job-channel.ts";
import type { JobList } from "./job-list.ts";
import type { JobLocks } from "./job-lock.ts";
import type { JobRuns } from "./job-runs.ts";
import type { NeedsJobs } from "./needs-jobs.ts";

/** Number of ended jobs that stay stored, with their rows. */
const MAX_ENDED = 30;
const CHECK_MS = 5000;

interface JobVisitOptions {
  readonly client: QueryClient;
  readonly needs: NeedsJobs;
  readonly channel: JobChannel;
  readonly list: JobList;
  readonly locks: JobLocks;
  readonly runs: JobRuns;
  readonly resume: (id: string) => Promise<void>;
}

/** Opens the jobs of a session and closes them at its end. */
export interface JobVisit {
  readonly open: () => Promise<void>;
  readonly isOpen: () => boolean;
}

export function createJobVisit(options: JobVisitOptions): JobVisit {
  const { client, needs, channel, list, locks, runs, resume } = options;
  const { session } = httpOf(client);
  let isWatching = false;
  /** Replaced for each session. */
  let visit: object | undefined;
  let stopWatching: (() => void) | undefined;
  let checkTimer: ReturnType<typeof setInterval> | undefined;

  function onSession(now: Session | null, end: SessionEnd | null): void {
    if (now !== null) return;
    // After a sign-out the user resumes a job; after an expired session it resumes by itself.
    const reason = end?.reason === "signed-out" ? "interrupted" : "signed-out";
    runs.haltAll(reason);
    // Stored before the owner changes.
    for (const { id } of list.all()) {
      if (runs.isRunning(id)) void list.change(id, { status: "paused", reason });
    }
    clearInterval(checkTimer);
    stopWatching?.();
    channel.close();
    runs.clearRows();
    list.set([]);
    visit = undefined;
  }

  function onMessage(message: JobMessage): void {
    if (message.kind === "job") {
      if (!runs.isRunning(message.job.id)) runs.clearRows(message.job.id);
      list.put(message.job);
    }
    if (message.kind === "dropped") list.drop(message.id);
    if (message.kind === "halt") {
      runs.halt(message.id, { reason: "asked", isForGood: message.isForGood });
    }
  }

  function storeForNextVisit(): void {
    needs.store(list.all().some((job) => !hasEnded(job)));
  }

  /** Pauses jobs that are running by their status but in no tab: the tab was closed or reloaded. */
  async function findInterrupted(): Promise<void> {
    for (const job of list.all()) {
      const { id, status } = job;
      if (status !== "running" && status !== "collecting") continue;
      if (runs.isRunning(id) || (await locks.isLocked(id))) continue;
      const paused = { status: "paused", reason: "interrupted" } as const;
      // The last progress is stored in the rows only.
      const rows = job.isCollected ? await runs.loadRows({ ...job, ...paused }) : undefined;
      await list.change(id, { ...paused, ...(rows && { counts: rows.counts() }) });
    }
  }

  async function open(): Promise<void> {
    if (!isWatching) session.subscribe(onSession);
    isWatching = true;
    if (visit !== undefined) return;
    const own = {};
    visit = own;
    const stored = (await readJobs()) as readonly Job[];
    if (visit !== own) return;
    list.set(stored.toSorted((one, other) => one.createdAt - other.createdAt));
    channel.open(onMessage);
    stopWatching = list.subscribe(storeForNextVisit);
    await findInterrupted();
    checkTimer = setInterval(() => void findInterrupted(), CHECK_MS);
    for (const job of list.all()) if (job.reason === "signed-out") void resume(job.id);
    for (const { id } of list.all().filter(hasEnded).slice(0, -MAX_ENDED)) void list.remove(id);
  }

  return { open, isOpen: () => visit !== undefined };
}

function hasEnded({ status }: Job): boolean {
  return status === "finished" || status === "stopped";
}
