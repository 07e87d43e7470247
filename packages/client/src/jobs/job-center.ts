import type { QueryClient } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { JOB_CHUNK, readJobs } from "#storage/jobs.ts";
import { subscribeSession } from "#session/session.ts";
import type { Job, JobRow, JobSource, JobTask, RowState } from "./job.ts";
import { noRows } from "./job.ts";
import { closeChannel, openChannel, tellTabs } from "./job-channel.ts";
import {
  addJob,
  adoptJob,
  adoptJobs,
  changeJob,
  findJob,
  forgetJob,
  knownJobs,
  removeJob,
  watchJobs,
} from "./job-list.ts";
import { isTaken } from "./job-lock.ts";
import { forgetRows, haltAll, haltRun, isRunningHere, rowsOf, runJob } from "./job-runs.ts";
import { createRowStore, type RowStore } from "./row-store.ts";
import { keepOpenJobs, wantJobs } from "./wanted.ts";
import { rowBack, undoneKind } from "./undo-rows.ts";

/** Older ones are forgotten, with all that they kept of their rows. */
const MOST_ENDED = 30;
const LOOK_MS = 5000;

let client: QueryClient | undefined;
let stopWatching: (() => void) | undefined;
let looking: ReturnType<typeof setInterval> | undefined;

subscribeSession((session, end) => {
  if (session !== null) return;
  // Who left by themselves is asked before it goes on; who was sent away finds it going on.
  const reason = end?.reason === "signed-out" ? "interrupted" : "signed-out";
  haltAll(reason);
  // Written down while it is still known whose they are.
  for (const { id } of knownJobs()) {
    if (isRunningHere(id)) void changeJob(id, { status: "paused", reason });
  }
  clearInterval(looking);
  stopWatching?.();
  closeChannel();
  forgetRows();
  adoptJobs([]);
  client = undefined;
});

/** This person's jobs, once a session: what was interrupted waits for a word, what the session's end paused goes on. */
export async function openJobs(own: QueryClient): Promise<void> {
  if (client === own) return;
  client = own;
  const kept = (await readJobs()) as readonly Job[];
  if (client !== own) return;
  adoptJobs([...kept].toSorted((one, other) => one.createdAt - other.createdAt));
  openChannel((message) => {
    if (message.kind === "job") {
      if (!isRunningHere(message.job.id)) forgetRows(message.job.id);
      adoptJob(message.job);
    }
    if (message.kind === "dropped") forgetJob(message.id);
    if (message.kind === "halt") {
      haltRun(message.id, { reason: "asked", isForGood: message.isForGood });
    }
  });
  stopWatching = watchJobs(tellNextVisit);
  await findInterrupted();
  looking = setInterval(() => void findInterrupted(), LOOK_MS);
  for (const job of knownJobs()) if (job.reason === "signed-out") void resumeJob(job.id);
  const ended = knownJobs().filter(({ status }) => status === "finished" || status === "stopped");
  for (const { id } of ended.slice(0, -MOST_ENDED)) void removeJob(id);
}

function tellNextVisit(): void {
  keepOpenJobs(knownJobs().some(({ status }) => status !== "finished" && status !== "stopped"));
}

/** Said to run, but in no tab: its tab was closed or reloaded. */
async function findInterrupted(): Promise<void> {
  for (const job of knownJobs()) {
    const { id, status } = job;
    if (status !== "running" && status !== "collecting") continue;
    if (isRunningHere(id) || (await isTaken(id))) continue;
    const paused = { status: "paused", reason: "interrupted" } as const;
    // Its last moments were written down row by row alone.
    const rows = job.isCollected ? await rowsOf({ ...job, ...paused }) : undefined;
    await changeJob(id, { ...paused, ...(rows && { counts: rows.counts() }) });
  }
}

export interface NewJob {
  readonly task: JobTask;
  readonly resource: string;
  readonly label: string;
  readonly parents: ParentValues;
  readonly source: JobSource;
  /** Of a source that is chosen. */
  readonly rows?: AsyncIterable<readonly JobRow[]> | Iterable<readonly JobRow[]>;
}

/** Begins to work at once; resolves with the job's id as soon as its rows are written down. */
export async function startJob({ rows = [], ...given }: NewJob): Promise<string> {
  wantJobs();
  const id = `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1)).join("")}`;
  const book = createRowStore(id);
  for await (const some of rows) await book.add(some);
  const isCollected = given.source.kind === "chosen";
  await addJob({
    ...given,
    id,
    isCollected,
    status: isCollected ? "running" : "collecting",
    total: book.total(),
    counts: isCollected ? book.counts() : noRows,
    createdAt: Date.now(),
  });
  run(id);
  return id;
}

export async function resumeJob(id: string): Promise<void> {
  const job = findJob(id);
  if (job === undefined || isRunningHere(id)) return;
  const { reason: _, message: __, ...rest } = job;
  adoptJob(rest);
  await changeJob(id, { status: job.isCollected ? "running" : "collecting" });
  run(id);
}

/** After what is under way; it can go on later. */
export async function pauseJob(id: string): Promise<void> {
  await halt(id, false);
}

/** After what is under way; for good. */
export async function stopJob(id: string): Promise<void> {
  await halt(id, true);
}

async function halt(id: string, isForGood: boolean): Promise<void> {
  if (haltRun(id, { reason: "asked", isForGood })) return;
  if (await isTaken(id)) tellTabs({ kind: "halt", id, isForGood });
  else if (isForGood) await changeJob(id, { status: "stopped", endedAt: Date.now() });
  else await changeJob(id, { status: "paused", reason: "asked" });
}

/** Sends again what did not work; of what nobody knows, it looks first. */
export async function retryJob(id: string): Promise<void> {
  await sendAgain(id, ["failed", "conflict"]);
}

/** A person decided: what nobody knows, and nobody can look at, is sent once more. */
export async function sendUnknown(id: string): Promise<void> {
  await sendAgain(id, ["unknown"]);
}

async function sendAgain(id: string, states: readonly RowState[]): Promise<void> {
  const job = findJob(id);
  if (job === undefined || isRunningHere(id)) return;
  const book = await rowsOf(job);
  for (const index of book.find(states, 0, book.total())) {
    await book.mark(index, { state: "waiting" });
  }
  await resumeJob(id);
}

/** A job that takes back what this one did. */
export async function undoJob(id: string): Promise<string | undefined> {
  const job = findJob(id);
  const was = job && undoneKind(job);
  if (job === undefined || was === undefined) return undefined;
  const { resource, label, parents } = job;
  const undo = await startJob({
    task: { kind: "undo", of: id, was },
    resource,
    label,
    parents,
    source: { kind: "chosen" },
    rows: doneRows(await rowsOf(job)),
  });
  await changeJob(id, { undoneBy: undo });
  return undo;
}

/** The last first: what was made later may stand on what was made before. */
async function* doneRows(book: RowStore): AsyncGenerator<readonly JobRow[]> {
  const done = book.find(["done"], 0, book.total()).toReversed();
  for (let at = 0; at < done.length; at += JOB_CHUNK) {
    yield await Promise.all(done.slice(at, at + JOB_CHUNK).map((index) => rowBack(book, index)));
  }
}

export async function dropJob(id: string): Promise<void> {
  forgetRows(id);
  await removeJob(id);
}

function run(id: string): void {
  if (client !== undefined) void runJob(client, id);
}
