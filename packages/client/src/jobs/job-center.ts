import type { QueryClient } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { JOB_CHUNK, readJobs } from "#storage/jobs.ts";
import { subscribeSession } from "#session/session.ts";
import type { Job, JobRow, JobSource, JobTask, RowState } from "./job.ts";
import { noRows } from "./job.ts";
import { closeChannel, openChannel, postToTabs } from "./job-channel.ts";
import {
  addJob,
  putJob,
  setJobs,
  changeJob,
  findJob,
  removeFromList,
  listJobs,
  removeJob,
  subscribeJobs,
} from "./job-list.ts";
import { isJobLocked } from "./job-lock.ts";
import { clearRows, haltAll, haltRun, isRunningHere, loadRows, runJob } from "./job-runs.ts";
import { createRowStore, type RowStore } from "./row-store.ts";
import { storeNeedsJobs, requireJobs } from "./needs-jobs.ts";
import { readUndoRow, undoableKind } from "./undo-rows.ts";

/** Number of ended jobs that stay stored, with their rows. */
const MAX_ENDED = 30;
const CHECK_MS = 5000;

let client: QueryClient | undefined;
let stopWatching: (() => void) | undefined;
let checkTimer: ReturnType<typeof setInterval> | undefined;

subscribeSession((session, end) => {
  if (session !== null) return;
  // After a sign-out the user resumes a job; after an expired session it resumes by itself.
  const reason = end?.reason === "signed-out" ? "interrupted" : "signed-out";
  haltAll(reason);
  // Stored before the owner changes.
  for (const { id } of listJobs()) {
    if (isRunningHere(id)) void changeJob(id, { status: "paused", reason });
  }
  clearInterval(checkTimer);
  stopWatching?.();
  closeChannel();
  clearRows();
  setJobs([]);
  client = undefined;
});

/** Loads the user's jobs once per session and resumes those that an expired session paused. */
export async function openJobs(own: QueryClient): Promise<void> {
  if (client === own) return;
  client = own;
  const stored = (await readJobs()) as readonly Job[];
  if (client !== own) return;
  setJobs([...stored].toSorted((one, other) => one.createdAt - other.createdAt));
  openChannel((message) => {
    if (message.kind === "job") {
      if (!isRunningHere(message.job.id)) clearRows(message.job.id);
      putJob(message.job);
    }
    if (message.kind === "dropped") removeFromList(message.id);
    if (message.kind === "halt") {
      haltRun(message.id, { reason: "asked", isForGood: message.isForGood });
    }
  });
  stopWatching = subscribeJobs(storeForNextVisit);
  await findInterrupted();
  checkTimer = setInterval(() => void findInterrupted(), CHECK_MS);
  for (const job of listJobs()) if (job.reason === "signed-out") void resumeJob(job.id);
  const ended = listJobs().filter(({ status }) => status === "finished" || status === "stopped");
  for (const { id } of ended.slice(0, -MAX_ENDED)) void removeJob(id);
}

function storeForNextVisit(): void {
  storeNeedsJobs(listJobs().some(({ status }) => status !== "finished" && status !== "stopped"));
}

/** Pauses jobs that are running by their status but in no tab: the tab was closed or reloaded. */
async function findInterrupted(): Promise<void> {
  for (const job of listJobs()) {
    const { id, status } = job;
    if (status !== "running" && status !== "collecting") continue;
    if (isRunningHere(id) || (await isJobLocked(id))) continue;
    const paused = { status: "paused", reason: "interrupted" } as const;
    // The last progress is stored in the rows only.
    const rows = job.isCollected ? await loadRows({ ...job, ...paused }) : undefined;
    await changeJob(id, { ...paused, ...(rows && { counts: rows.counts() }) });
  }
}

export interface NewJob {
  readonly task: JobTask;
  readonly resource: string;
  readonly label: string;
  readonly parents: ParentValues;
  readonly source: JobSource;
  /** Rows of a `chosen` source. */
  readonly rows?: AsyncIterable<readonly JobRow[]> | Iterable<readonly JobRow[]>;
}

/** Starts a job; resolves with its id when its rows are stored. */
export async function startJob({ rows = [], ...job }: NewJob): Promise<string> {
  requireJobs();
  const id = `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1)).join("")}`;
  const store = createRowStore(id);
  for await (const chunk of rows) await store.add(chunk);
  const isCollected = job.source.kind === "chosen";
  await addJob({
    ...job,
    id,
    isCollected,
    status: isCollected ? "running" : "collecting",
    total: store.total(),
    counts: isCollected ? store.counts() : noRows,
    createdAt: Date.now(),
  });
  run(id);
  return id;
}

export async function resumeJob(id: string): Promise<void> {
  const job = findJob(id);
  if (job === undefined || isRunningHere(id)) return;
  const { reason: _, message: __, ...rest } = job;
  putJob(rest);
  await changeJob(id, { status: job.isCollected ? "running" : "collecting" });
  run(id);
}

/** Pauses after the current requests. */
export async function pauseJob(id: string): Promise<void> {
  await halt(id, false);
}

/** Stops after the current requests; a stopped job cannot be resumed. */
export async function stopJob(id: string): Promise<void> {
  await halt(id, true);
}

async function halt(id: string, isForGood: boolean): Promise<void> {
  if (haltRun(id, { reason: "asked", isForGood })) return;
  if (await isJobLocked(id)) postToTabs({ kind: "halt", id, isForGood });
  else if (isForGood) await changeJob(id, { status: "stopped", endedAt: Date.now() });
  else await changeJob(id, { status: "paused", reason: "asked" });
}

/** Sends failed rows again; rows with an unknown outcome are read first. */
export async function retryJob(id: string): Promise<void> {
  await sendAgain(id, ["failed", "conflict"]);
}

/** Sends rows with an unknown outcome again, after the user confirmed it. */
export async function sendUnknown(id: string): Promise<void> {
  await sendAgain(id, ["unknown"]);
}

async function sendAgain(id: string, states: readonly RowState[]): Promise<void> {
  const job = findJob(id);
  if (job === undefined || isRunningHere(id)) return;
  const store = await loadRows(job);
  for (const index of store.find(states, 0, store.total())) {
    await store.mark(index, { state: "waiting" });
  }
  await resumeJob(id);
}

/** Starts a job that undoes this one; returns its id. */
export async function undoJob(id: string): Promise<string | undefined> {
  const job = findJob(id);
  const was = job && undoableKind(job);
  if (job === undefined || was === undefined) return undefined;
  const { resource, label, parents } = job;
  const undo = await startJob({
    task: { kind: "undo", of: id, was },
    resource,
    label,
    parents,
    source: { kind: "chosen" },
    rows: doneRows(await loadRows(job)),
  });
  await changeJob(id, { undoneBy: undo });
  return undo;
}

/** Rows in reverse order: later records may refer to earlier ones. */
async function* doneRows(store: RowStore): AsyncGenerator<readonly JobRow[]> {
  const done = store.find(["done"], 0, store.total()).toReversed();
  for (let at = 0; at < done.length; at += JOB_CHUNK) {
    yield await Promise.all(
      done.slice(at, at + JOB_CHUNK).map((index) => readUndoRow(store, index)),
    );
  }
}

export async function deleteJob(id: string): Promise<void> {
  clearRows(id);
  await removeJob(id);
}

function run(id: string): void {
  if (client !== undefined) void runJob(client, id);
}
