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
import { changeJob, findJob } from "./job-list.ts";
import { acquireJobLock } from "./job-lock.ts";
import { createRowStore, openRowStore, type RowStore } from "./row-store.ts";
import { createRowHandler } from "./row-handler.ts";
import { type RunEnd, runRows } from "./run-rows.ts";
import { throttle } from "./throttle.ts";

/** Interval of progress updates. */
const PROGRESS_MS = 250;
/** Interval at which visible lists are refreshed. */
const REFRESH_MS = 5000;

interface Halt {
  readonly reason: PauseReason;
  readonly isForGood?: boolean;
}

/** Jobs that run in this tab. */
const runs = new Map<string, AbortController>();
const rowStores = new Map<string, RowStore>();

export function isRunningHere(id: string): boolean {
  return runs.has(id);
}

/** Ends a run after its current requests. False if the job does not run in this tab. */
export function haltRun(id: string, halt: Halt): boolean {
  runs.get(id)?.abort(halt);
  return runs.has(id);
}

export function haltAll(reason: PauseReason): void {
  for (const id of runs.keys()) haltRun(id, { reason });
}

/** Loads the rows of a job: after a reload, and each time while another tab runs it. */
export async function loadRows(job: Job): Promise<RowStore> {
  const cached = rowStores.get(job.id);
  if (cached !== undefined) return cached;
  const store = await openRowStore(job.id, job.total);
  // Its run may have created a store in the meantime.
  const running = rowStores.get(job.id);
  if (running !== undefined) return running;
  if (runs.has(job.id) || job.status !== "running") rowStores.set(job.id, store);
  return store;
}

export function clearRows(id?: string): void {
  if (id === undefined) rowStores.clear();
  else rowStores.delete(id);
}

/** Runs a job to its end or its next pause, unless another tab runs it. */
export async function runJob(client: QueryClient, id: string): Promise<void> {
  const release = await acquireJobLock(id);
  if (release === undefined) return;
  const stop = new AbortController();
  runs.set(id, stop);
  const resource = findJob(id)?.resource ?? "";
  const refresh = throttle(() => refreshWritten(client, resource), REFRESH_MS);
  let end: RunEnd = {};
  try {
    end = await runTask(client, id, { signal: stop.signal, onSent: refresh.call });
  } catch (error) {
    // The abort has its own reason.
    if (!stop.signal.aborted) end = { reason: "failed", message: messageOf(error) };
  }
  refresh.cancel();
  runs.delete(id);
  const counts = rowStores.get(id)?.counts();
  const halt = stop.signal.reason as Halt | undefined;
  await changeJob(id, { ...endingOf(halt, end), ...(counts && { counts }) });
  release();
  refreshWritten(client, resource);
}

function endingOf(halt: Halt | undefined, end: RunEnd): Partial<Job> {
  const endedAt = Date.now();
  if (halt?.isForGood === true) return { status: "stopped", endedAt };
  const reason = end.reason ?? halt?.reason;
  if (reason === undefined) return { status: "finished", endedAt };
  return { status: "paused", reason, ...(end.message !== undefined && { message: end.message }) };
}

interface TaskOptions {
  readonly signal: AbortSignal;
  readonly onSent: () => void;
}

async function runTask(
  client: QueryClient,
  id: string,
  { signal, onSent }: TaskOptions,
): Promise<RunEnd> {
  const job = findJob(id);
  if (job === undefined) return {};
  const chunk = await readChunk(client, resourceChunk(job.resource));
  if (chunk?.resource === undefined) return { reason: "list-gone" };
  const { resource } = chunk;
  if (!isOffered({ chunk, resource }, job.task)) return { reason: "task-gone" };
  if (!job.isCollected) {
    await changeJob(id, { status: "collecting" });
    const isAgreed = await collect({ job, chunk, signal });
    if (signal.aborted) return {};
    if (!isAgreed) return { reason: "counted" };
  }
  const store = await loadRows(findJob(id) ?? job);
  await changeJob(id, { status: "running", total: store.total(), counts: store.counts() });
  const progress = throttle(
    () => void changeJob(id, { counts: store.counts() }, { isProgress: true }),
    PROGRESS_MS,
  );
  const context = { chunk, resource, parents: job.parents, client, batch: id };
  const end = await runRows({
    store,
    handler: createRowHandler(context, job.task),
    clock: wallClock,
    signal,
    restUntil: job.restUntil,
    onRest: (until) => void changeJob(id, { restUntil: until }),
    onStep: () => {
      progress.call();
      onSent();
    },
  });
  progress.cancel();
  return end;
}

interface CollectOptions {
  readonly job: Job;
  readonly chunk: ModelChunk;
  readonly signal: AbortSignal;
}

/** Collects the rows from the start. False if there are more than the user confirmed. */
async function collect({ job, chunk, signal }: CollectOptions): Promise<boolean> {
  const { source, id } = job;
  const { resource } = chunk;
  if (source.kind !== "matching" || resource === undefined) return true;
  const store = createRowStore(id);
  rowStores.set(id, store);
  const reportTotal = throttle(
    () => void changeJob(id, { total: store.total() }, { isProgress: true }),
    PROGRESS_MS,
  );
  await collectRows({
    chunk,
    pages: walkList({ chunk, resource, parents: job.parents, state: source.state }, signal),
    except: new Set(source.except),
    add: async (rows) => {
      await store.add(rows);
      reportTotal.call();
    },
  });
  reportTotal.cancel();
  if (signal.aborted) return false;
  const total = store.total();
  const isAgreed = source.agreed !== undefined && total <= source.agreed;
  await changeJob(id, {
    isCollected: true,
    total,
    counts: store.counts(),
    source: { ...source, agreed: total },
  });
  return isAgreed;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
