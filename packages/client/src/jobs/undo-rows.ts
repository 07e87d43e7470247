import { findInverse, type Inverse, type ModelChunk } from "@quarterdeck/model";
import { JOB_CHUNK } from "#storage/jobs.ts";
import type { Job, JobRow, JobTask } from "./job.ts";
import type { RowStore } from "./row-store.ts";

type UndoableKind = Extract<JobTask, { readonly kind: "undo" }>["was"];

/** Reads a row for the job that undoes it: the record before and after. */
export async function readUndoRow(store: RowStore, index: number): Promise<JobRow> {
  const row = await store.row(index);
  const { key, before, after, hidden, copies } = (await store.outcome(index)) ?? { state: "done" };
  return {
    key: key ?? row.key,
    ...(row.name !== undefined && { name: row.name }),
    ...(before !== undefined && { given: before }),
    ...(after !== undefined && { left: after }),
    ...(hidden !== undefined && { hidden }),
    ...(copies !== undefined && { copies }),
  };
}

/** Finds the inverse of a job's write to a row. */
export function findRowInverse(chunk: ModelChunk, was: UndoableKind, row: JobRow): Inverse {
  const { key, given, left, hidden = [], copies } = row;
  const states = { before: given, after: left, hidden, ...(copies && { copies }) };
  return findInverse(chunk, { kind: writeKind(was, row), key, ...states });
}

/** Kind of write: an import changes rows with a record before and creates the others. */
function writeKind(was: UndoableKind, { given }: JobRow): "change" | "remove" | "create" {
  if (was === "upsert") return given === undefined ? "create" : "change";
  return was === "edit" ? "change" : was;
}

export function undoableKind({ task: { kind } }: Pick<Job, "task">): UndoableKind | undefined {
  return kind === "act" || kind === "undo" ? undefined : kind;
}

/** True if at least one finished row has an inverse. */
export async function canUndoJob(
  chunk: ModelChunk,
  job: Pick<Job, "task">,
  store: RowStore,
): Promise<boolean> {
  const was = undoableKind(job);
  if (was === undefined) return false;
  const done = store.find(["done"], 0, store.total());
  for (let at = 0; at < done.length; at += JOB_CHUNK) {
    const rows = await Promise.all(
      done.slice(at, at + JOB_CHUNK).map((index) => readUndoRow(store, index)),
    );
    if (rows.some((row) => findRowInverse(chunk, was, row).kind !== "none")) return true;
  }
  return false;
}
