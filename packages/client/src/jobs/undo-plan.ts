import { findChanges, type ModelChunk, type ValueChange } from "@quarterdeck/model";
import { JOB_CHUNK } from "#storage/jobs.ts";
import type { Job, JobRow } from "./job.ts";
import type { RowStore } from "./row-store.ts";
import { findRowInverse, readUndoRow, undoableKind } from "./undo-rows.ts";

/** Kind of write that undoes a row. */
type UndoWrite = "change" | "create" | "remove";

/** A row before its undo: the values now, and after. */
export interface UndoSample {
  readonly row: JobRow;
  readonly write: UndoWrite;
  /** Empty unless `write` is `change`. */
  readonly changes: readonly ValueChange[];
}

/** Effect of the undo of a job. */
export interface UndoPlan {
  readonly counts: Readonly<Record<UndoWrite, number>>;
  /** Rows without an inverse. */
  readonly never: number;
  readonly samples: readonly UndoSample[];
}

const MAX_SAMPLES = 5;

const writes = { change: "change", create: "create", restore: "create", remove: "remove" } as const;

/** Reads from the stored rows which writes the undo of a job sends. */
export async function planUndo(
  chunk: ModelChunk,
  job: Pick<Job, "task">,
  store: RowStore,
): Promise<UndoPlan> {
  const was = undoableKind(job);
  const counts = { change: 0, create: 0, remove: 0 };
  const samples: UndoSample[] = [];
  let never = 0;
  if (was === undefined) return { counts, never, samples };
  const done = store.find(["done"], 0, store.total());
  for (let at = 0; at < done.length; at += JOB_CHUNK) {
    const rows = await Promise.all(
      done.slice(at, at + JOB_CHUNK).map((index) => readUndoRow(store, index)),
    );
    for (const row of rows) {
      const inverse = findRowInverse(chunk, was, row);
      if (inverse.kind === "none") {
        never += 1;
        continue;
      }
      const write = writes[inverse.kind];
      counts[write] += 1;
      const restored = inverse.kind === "change" ? Object.keys(inverse.after) : [];
      const changes = findChanges(chunk.resource?.fields ?? [], row.left, row.given);
      if (samples.length < MAX_SAMPLES) {
        samples.push({
          row,
          write,
          changes: changes.filter(({ name }) => restored.includes(name)),
        });
      }
    }
  }
  return { counts, never, samples };
}
