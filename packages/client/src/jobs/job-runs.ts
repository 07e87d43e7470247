import type { ModelChunk } from "@quarterdeck/model";
import { resourceChunk } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { refreshWritten } from "#records/write-events.ts";
import { readChunk } from "#queries/model/read-chunk.ts";
import { walkList } from "#queries/walk-list.ts";
import { wallClock } from "./clock.ts";
import { collectRows } from "./collect-rows.ts";
import type { Job, PauseReason } from "./job.ts";
import { isOffered } from "./is-offered.ts";
import type { JobList } from "./job-list.ts";
import type { JobLocks } from "./job-lock.ts";
import { createRowStore, openRowStore, type RowStore } from "./row-store.ts";
import { createRowHandler } from "./row-handler.ts";
import { type RunEnd, runRows } from "./run-rows.ts";
import { throttle } from "./throttle.ts";

/** Interval of progress updates. */
const PROGRESS_MS = 250;
/** Interval at which visible lists are refreshed. */
const REFRESH_MS = 5000;

/** Reason of the end of a run. */
interface Halt {
  readonly reason: PauseReason;
  readonly isForGood?: boolean;
}

export interface JobRunsOptions {
  readonly client: QueryClient;
  readonly list: JobList;
  readonly locks: JobLocks;
}

/** Runs of jobs in this tab. */
export interface JobRuns {
  readonly isRunning: (id: string) => boolean;
  /** Ends a run after its current requests. False if the job does not run in this tab. */
  readonly halt: (id: string, halt: Halt) => boolean;
  readonly haltAll: (reason: PauseReason) => void;
  /** Loads the rows of a job: after a reload, and each time while another tab runs it. */
  readonly loadRows: (job: Job) => Promise<RowStore>;
  /** Forgets loaded rows, of all jobs without an id. */
  readonly clearRows: (id?: string) => void;
  /** Runs a job to its end or its next pause, unless another tab runs it. */
  readonly run: (id: string) => Promise<void>;
}

export function createJobRuns({ client, list, locks }: JobRunsOptions): JobRuns {
  const runs = new Map<string, AbortController>();
  const rowStores = new Map<string, RowStore>();

  function halt(id: string, reason: Halt): boolean {
    runs.get(id)?.abort(reason);
    return runs.has(id);
  }

  async function loadRows(job: Job): Promise<RowStore> {
    const cached = rowStores.get(job.id);
    if (cached !== undefined) return cached;
    const store = await openRowStore(job.id, job.total);
    // Its run may have created a store in the meantime.
    const running = rowStores.get(job.id);
    if (running !== undefined) return running;
    if (runs.has(job.id) || job.status !== "running") rowStores.set(job.id, store);
    return store;
  }

  function createRows(id: string): RowStore {
    const store = createRowStore(id);
    rowStores.set(id, store);
    return store;
  }

  async function run(id: string): Promise<void> {
    const release = await locks.acquire(id);
    if (release === undefined) return;
    const stop = new AbortController();
    runs.set(id, stop);
    const resource = list.find(id)?.resource ?? "";
    const refresh = throttle(() => refreshWritten(client, resource), REFRESH_MS);
    const { signal } = stop;
    let end: RunEnd = {};
    try {
      end = await runTask({ client, list, loadRows, createRows, signal, onSent: refresh.call }, id);
    } catch (error) {
      // The abort has its own reason.
      if (!signal.aborted) end = { reason: "failed", message: messageOf(error) };
    }
    refresh.cancel();
    runs.delete(id);
    const counts = rowStores.get(id)?.counts();
    const reason = signal.reason as Halt | undefined;
    await list.change(id, { ...endingOf(reason, end), ...(counts && { counts }) });
    release();
    refreshWritten(client, resource);
  }

  return {
    isRunning: (id) => runs.has(id),
    halt,
    haltAll: (reason) => {
      for (const id of runs.keys()) halt(id, { reason });
    },
    loadRows,
    clearRows: (id) => {
      if (id === undefined) rowStores.clear();
      else rowStores.delete(id);
    },
    run,
  };
}

function endingOf(halt: Halt | undefined, end: RunEnd): Partial<Job> {
  const endedAt = Date.now();
  if (halt?.isForGood === true) return { status: "stopped", endedAt };
  const reason = end.reason ?? halt?.reason;
  if (reason === undefined) return { status: "finished", endedAt };
  return { status: "paused", reason, ...(end.message !== undefined && { message: end.message }) };
}

interface TaskOptions extends Pick<JobRunsOptions, "client" | "list"> {
  readonly loadRows: JobRuns["loadRows"];
  readonly createRows: (id: string) => RowStore;
  readonly signal: AbortSignal;
  readonly onSent: () => void;
}

async function runTask(options: TaskOptions, id: string): Promise<RunEnd> {
  const { client, list, signal, onSent } = options;
  const job = list.find(id);
  if (job === undefined) return {};
  const chunk = await readChunk(client, resourceChunk(job.resource));
  if (chunk?.resource === undefined) return { reason: "list-gone" };
  const { resource } = chunk;
  if (!isOffered({ chunk, resource }, job.task)) return { reason: "task-gone" };
  if (!job.isCollected) {
    await list.change(id, { status: "collecting" });
    const reason = await collect(options, job, chunk);
    if (signal.aborted) return {};
    if (reason !== undefined) return { reason };
  }
  const store = await options.loadRows(list.find(id) ?? job);
  await list.change(id, { status: "running", total: store.total(), counts: store.counts() });
  const progress = throttle(
    () => void list.change(id, { counts: store.counts() }, { isProgress: true }),
    PROGRESS_MS,
  );
  const context = { chunk, resource, parents: job.parents, client, batch: id };
  const end = await runRows({
    store,
    handler: createRowHandler(context, job.task),
    clock: wallClock,
    signal,
    restUntil: job.restUntil,
    onRest: (until) => void list.change(id, { restUntil: until }),
    onStep: () => {
      progress.call();
      onSent();
    },
  });
  progress.cancel();
  return end;
}

/** Collects the rows from the start. Returns why the user must confirm their number; undefined: it is confirmed. */
async function collect(
  { client, list, createRows, signal }: TaskOptions,
  job: Job,
  chunk: ModelChunk,
): Promise<"counted" | "counted-part" | undefined> {
  const { source, id } = job;
  const { resource } = chunk;
  if (source.kind !== "matching" || resource === undefined) return undefined;
  const store = createRows(id);
  const reportTotal = throttle(
    () => void list.change(id, { total: store.total() }, { isProgress: true }),
    PROGRESS_MS,
  );
  const isComplete = await collectRows({
    chunk,
    pages: walkList(client, { chunk, resource, parents: job.parents, state: source.state }, signal),
    except: new Set(source.except),
    add: async (rows) => {
      await store.add(rows);
      reportTotal.call();
    },
  });
  reportTotal.cancel();
  if (signal.aborted) return undefined;
  const total = store.total();
  const isAgreed = source.agreed !== undefined && total <= source.agreed;
  await list.change(id, {
    isCollected: true,
    total,
    counts: store.counts(),
    source: { ...source, agreed: total },
  });
  if (!isComplete) return "counted-part";
  return isAgreed ? undefined : "counted";
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
