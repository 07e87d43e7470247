import { removeStoredJob, storeJob } from "#storage/jobs.ts";
import type { JobChannel } from "./job-channel.ts";
import type { Job } from "./job.ts";

/** Jobs of the user, in memory and in storage. */
export interface JobList {
  /** Jobs, oldest first. */
  readonly all: () => readonly Job[];
  readonly find: (id: string) => Job | undefined;
  /** Replaces the list. */
  readonly set: (jobs: readonly Job[]) => void;
  /** Adds or replaces a job in memory. */
  readonly put: (job: Job) => void;
  /** Removes a job from memory. */
  readonly drop: (id: string) => void;
  /** Adds and stores a job. */
  readonly add: (job: Job) => Promise<void>;
  /** Changes a job on screen; stores it and notifies other tabs at once, or within a second for progress. */
  readonly change: (
    id: string,
    change: Partial<Job>,
    options?: { readonly isProgress?: boolean },
  ) => Promise<void>;
  /** Removes a job with its stored rows. */
  readonly remove: (id: string) => Promise<void>;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

const STORE_DELAY_MS = 1000;

export function createJobList(channel: JobChannel): JobList {
  let jobs: readonly Job[] = [];
  const listeners = new Set<() => void>();
  /** Timers of jobs whose state is not stored yet. */
  const pendingWrites = new Map<string, ReturnType<typeof setTimeout>>();

  const find = (id: string): Job | undefined => jobs.find((job) => job.id === id);

  function set(next: readonly Job[]): void {
    jobs = next;
    for (const listen of listeners) listen();
  }

  function put(job: Job): void {
    const isListed = jobs.some(({ id }) => id === job.id);
    set(isListed ? jobs.map((one) => (one.id === job.id ? job : one)) : [...jobs, job]);
  }

  const drop = (id: string): void => set(jobs.filter((job) => job.id !== id));

  function cancelWrite(id: string): void {
    clearTimeout(pendingWrites.get(id));
    pendingWrites.delete(id);
  }

  async function storeNow(id: string): Promise<void> {
    cancelWrite(id);
    const job = find(id);
    if (job === undefined) return;
    channel.post({ kind: "job", job });
    await storeJob(id, job);
  }

  return {
    all: () => jobs,
    find,
    set,
    put,
    drop,
    add: async (job) => {
      put(job);
      await storeNow(job.id);
    },
    change: async (id, change, { isProgress = false } = {}) => {
      const before = find(id);
      if (before === undefined) return;
      put({ ...before, ...change });
      if (!isProgress) return storeNow(id);
      if (pendingWrites.has(id)) return;
      pendingWrites.set(
        id,
        setTimeout(() => void storeNow(id), STORE_DELAY_MS),
      );
    },
    remove: async (id) => {
      cancelWrite(id);
      drop(id);
      channel.post({ kind: "dropped", id });
      await removeStoredJob(id);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
