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
import { takeJob } from "./job-lock.ts";
import { createRowStore, openRowStore, type RowStore } from "./row-store.ts";
import { createRowWork } from "./row-work.ts";
import { type RunEnd, runRows } from "./run-rows.ts";
import { throttle } from "./throttle.ts";

/** Often enough to be followed, seldom enough to leave the page free. */
const PROGRESS_MS = 250;
/** Lists that show meanwhile follow at this distance. */
const REFRESH_MS = 5000;

interface Halt {
  readonly reason: PauseReason;
  readonly isForGood?: boolean;
}

/** What runs in this tab. */
const runs = new Map<string, AbortController>();
const books = new Map<string, RowStore>();

export function isRunningHere(id: string): boolean {
  return runs.has(id);
}

/** What is under way comes to its end, nothing more is begun. False: it does not run in this tab. */
export function haltRun(id: string, halt: Halt): boolean {
  runs.get(id)?.abort(halt);
  return runs.has(id);
}

export function haltAll(reason: PauseReason): void {
  for (const id of runs.keys()) haltRun(id, { reason });
}

/** The rows of a job, read anew after a reload, and each time while another tab works on them. */
export async function rowsOf(job: Job): Promise<RowStore> {
  const known = books.get(job.id);
  if (known !== undefined) return known;
  const book = await openRowStore(job.id, job.total);
  // Meanwhile its run may have opened another one, which counts.
  const counting = books.get(job.id);
  if (counting !== undefined) return counting;
  if (runs.has(job.id) || job.status !== "running") books.set(job.id, book);
  return book;
}

export function forgetRows(id?: string): void {
  if (id === undefined) books.clear();
  else books.delete(id);
}

/** Runs a job to its end or its next pause. Nothing happens where another tab runs it. */
export async function runJob(client: QueryClient, id: string): Promise<void> {
  const release = await takeJob(id);
  if (release === undefined) return;
  const stop = new AbortController();
  runs.set(id, stop);
  const resource = findJob(id)?.resource ?? "";
  const refresh = throttle(() => refreshWritten(client, resource), REFRESH_MS);
  let end: RunEnd = {};
  try {
    end = await work(client, id, { signal: stop.signal, onSent: refresh.call });
  } catch (error) {
    // Whoever halted it said why.
    if (!stop.signal.aborted) end = { reason: "failed", message: messageOf(error) };
  }
  refresh.cancel();
  runs.delete(id);
  const counts = books.get(id)?.counts();
  const halted = stop.signal.reason as Halt | undefined;
  await changeJob(id, { ...endOf(halted, end), ...(counts && { counts }) });
  release();
  refreshWritten(client, resource);
}

function endOf(halted: Halt | undefined, end: RunEnd): Partial<Job> {
  const endedAt = Date.now();
  if (halted?.isForGood === true) return { status: "stopped", endedAt };
  const reason = end.reason ?? halted?.reason;
  if (reason === undefined) return { status: "finished", endedAt };
  return { status: "paused", reason, ...(end.message !== undefined && { message: end.message }) };
}

interface Working {
  readonly signal: AbortSignal;
  readonly onSent: () => void;
}

async function work(client: QueryClient, id: string, { signal, onSent }: Working): Promise<RunEnd> {
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
  const book = await rowsOf(findJob(id) ?? job);
  await changeJob(id, { status: "running", total: book.total(), counts: book.counts() });
  const progress = throttle(
    () => void changeJob(id, { counts: book.counts() }, { isProgress: true }),
    PROGRESS_MS,
  );
  const context = { chunk, resource, parents: job.parents, client, batch: id };
  const end = await runRows({
    book,
    work: createRowWork(context, job.task),
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

interface Collect {
  readonly job: Job;
  readonly chunk: ModelChunk;
  readonly signal: AbortSignal;
}

/** From the beginning each time: nothing was touched yet. False: there are more than were agreed to. */
async function collect({ job, chunk, signal }: Collect): Promise<boolean> {
  const { source, id } = job;
  const { resource } = chunk;
  if (source.kind !== "matching" || resource === undefined) return true;
  const book = createRowStore(id);
  books.set(id, book);
  const tell = throttle(
    () => void changeJob(id, { total: book.total() }, { isProgress: true }),
    PROGRESS_MS,
  );
  await collectRows({
    chunk,
    pages: walkList({ chunk, resource, parents: job.parents, state: source.state }, signal),
    except: new Set(source.except),
    add: async (rows) => {
      await book.add(rows);
      tell.call();
    },
  });
  tell.cancel();
  if (signal.aborted) return false;
  const total = book.total();
  const isAgreed = source.agreed !== undefined && total <= source.agreed;
  await changeJob(id, {
    isCollected: true,
    total,
    counts: book.counts(),
    source: { ...source, agreed: total },
  });
  return isAgreed;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
