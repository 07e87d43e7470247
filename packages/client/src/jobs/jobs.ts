import type { QueryClient } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { JOB_CHUNK } from "#storage/jobs.ts";
import type { Job, JobRow, JobSource, JobTask, RowState } from "./job.ts";
import { noRows } from "./job.ts";
import { createJobChannel } from "./job-channel.ts";
import { createJobList, type JobList } from "./job-list.ts";
import { createJobLocks } from "./job-lock.ts";
import { createJobRuns } from "./job-runs.ts";
import { createJobVisit } from "./job-visit.ts";
import type { NeedsJobs } from "./needs-jobs.ts";
import { createRowStore, type RowStore } from "./row-store.ts";
import { readUndoRow, undoableKind } from "./undo-rows.ts";

export interface NewJob {
  readonly task: JobTask;
  readonly resource: string;
  readonly label: string;
  readonly parents: ParentValues;
  readonly source: JobSource;
  /** Rows of a `chosen` source. */
  readonly rows?: AsyncIterable<readonly JobRow[]> | Iterable<readonly JobRow[]>;
}

/** Jobs of the signed-in user. */
export interface Jobs {
  readonly list: Pick<JobList, "all" | "subscribe">;
  /** Loads the user's jobs once per session and resumes those that an expired session paused. */
  readonly open: () => Promise<void>;
  /** Starts a job; resolves with its id when its rows are stored. */
  readonly start: (job: NewJob) => Promise<string>;
  readonly resume: (id: string) => Promise<void>;
  /** Pauses after the current requests. */
  readonly pause: (id: string) => Promise<void>;
  /** Stops after the current requests; a stopped job cannot be resumed. */
  readonly stop: (id: string) => Promise<void>;
  /** Sends failed rows again; rows with an unknown outcome are read first. */
  readonly retry: (id: string) => Promise<void>;
  /** Sends rows with an unknown outcome again, after the user confirmed it. */
  readonly sendUnknown: (id: string) => Promise<void>;
  /** Starts a job that undoes this one; returns its id. */
  readonly undo: (id: string) => Promise<string | undefined>;
  readonly remove: (id: string) => Promise<void>;
  readonly loadRows: (job: Job) => Promise<RowStore>;
}

export interface JobsOptions {
  readonly client: QueryClient;
  readonly needs: NeedsJobs;
}

export function createJobs({ client, needs }: JobsOptions): Jobs {
  const channel = createJobChannel();
  const list = createJobList(channel);
  const locks = createJobLocks();
  const runs = createJobRuns({ client, list, locks });
  const visit = createJobVisit({ client, needs, channel, list, locks, runs, resume });
  const { loadRows } = runs;

  function run(id: string): void {
    if (visit.isOpen()) void runs.run(id);
  }

  async function start({ rows = [], ...job }: NewJob): Promise<string> {
    needs.require();
    const id = `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1)).join("")}`;
    const store = createRowStore(id);
    for await (const chunk of rows) await store.add(chunk);
    const isCollected = job.source.kind === "chosen";
    await list.add({
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

  async function resume(id: string): Promise<void> {
    const job = list.find(id);
    if (job === undefined || runs.isRunning(id)) return;
    const { reason: _, message: __, ...rest } = job;
    list.put(rest);
    await list.change(id, { status: job.isCollected ? "running" : "collecting" });
    run(id);
  }

  async function halt(id: string, isForGood: boolean): Promise<void> {
    if (runs.halt(id, { reason: "asked", isForGood })) return;
    if (await locks.isLocked(id)) channel.post({ kind: "halt", id, isForGood });
    else if (isForGood) await list.change(id, { status: "stopped", endedAt: Date.now() });
    else await list.change(id, { status: "paused", reason: "asked" });
  }

  async function sendAgain(id: string, states: readonly RowState[]): Promise<void> {
    const job = list.find(id);
    if (job === undefined || runs.isRunning(id)) return;
    const store = await loadRows(job);
    for (const index of store.find(states, 0, store.total())) {
      await store.mark(index, { state: "waiting" });
    }
    await resume(id);
  }

  async function undo(id: string): Promise<string | undefined> {
    const job = list.find(id);
    const was = job && undoableKind(job);
    if (job === undefined || was === undefined) return undefined;
    const { resource, label, parents } = job;
    const next = await start({
      task: { kind: "undo", of: id, was },
      resource,
      label,
      parents,
      source: { kind: "chosen" },
      rows: doneRows(await loadRows(job)),
    });
    await list.change(id, { undoneBy: next });
    return next;
  }

  return {
    list,
    open: visit.open,
    start,
    resume,
    pause: (id) => halt(id, false),
    stop: (id) => halt(id, true),
    retry: (id) => sendAgain(id, ["failed", "conflict"]),
    sendUnknown: (id) => sendAgain(id, ["unknown"]),
    undo,
    remove: async (id) => {
      runs.clearRows(id);
      await list.remove(id);
    },
    loadRows,
  };
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
