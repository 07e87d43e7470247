import { findInverse, type Inverse, type ModelChunk } from "@quarterdeck/model";
import { JOB_CHUNK } from "#storage/jobs.ts";
import type { Job, JobRow, JobTask } from "./job.ts";
import type { RowStore } from "./row-store.ts";

type UndoneKind = Extract<JobTask, { readonly kind: "undo" }>["was"];

/** Rows of a job as the job that takes it back has them: how they were, and how they were left. */
export async function rowBack(book: RowStore, index: number): Promise<JobRow> {
  const row = await book.row(index);
  const { key, before, after, hidden } = (await book.outcome(index)) ?? { state: "done" };
  return {
    key: key ?? row.key,
    ...(row.name !== undefined && { name: row.name }),
    ...(before !== undefined && { given: before }),
    ...(after !== undefined && { left: after }),
    ...(hidden !== undefined && { hidden }),
  };
}

/** What takes back what a job did to a row. */
export function inverseOf(chunk: ModelChunk, was: UndoneKind, row: JobRow): Inverse {
  const { key, given, left, hidden = [] } = row;
  return findInverse(chunk, { kind: writtenOf(was, row), key, before: given, after: left, hidden });
}

/** A row that was found there was changed, another one made. */
function writtenOf(was: UndoneKind, { given }: JobRow): "change" | "remove" | "create" {
  if (was === "upsert") return given === undefined ? "create" : "change";
  return was === "edit" ? "change" : was;
}

export function undoneKind({ task: { kind } }: Pick<Job, "task">): UndoneKind | undefined {
  return kind === "act" || kind === "undo" ? undefined : kind;
}

/** Whether anything takes back at least one of the rows that are done: the API may have no operation for it, or nobody knows how they were. */
export async function hasWayBack(
  chunk: ModelChunk,
  job: Pick<Job, "task">,
  book: RowStore,
): Promise<boolean> {
  const was = undoneKind(job);
  if (was === undefined) return false;
  const done = book.find(["done"], 0, book.total());
  for (let at = 0; at < done.length; at += JOB_CHUNK) {
    const rows = await Promise.all(
      done.slice(at, at + JOB_CHUNK).map((index) => rowBack(book, index)),
    );
    if (rows.some((row) => inverseOf(chunk, was, row).kind !== "none")) return true;
  }
  return false;
}
