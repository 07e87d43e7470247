import type { Job } from "#jobs/job.ts";
import { undoableKind } from "#jobs/undo-rows.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import { formatBatch } from "#undo/format-entry.ts";
import { useHistory } from "#undo/history.ts";

/** True for an ended job with done rows whose undo was not started. */
export function canUndoBatch(job: Job): boolean {
  const isOver = job.status === "finished" || job.status === "stopped";
  const isUndoable = undoableKind(job) !== undefined && job.undoneBy === undefined;
  return isOver && isUndoable && job.counts.done > 0;
}

/** Name of a job by its writes: "Customers: 25 records changed". Needs the texts of the history. */
export function useBatchName(job: Job | undefined): string {
  const t = useTexts("history");
  const model = useModel();
  const { entries } = useHistory();
  if (job === undefined) return "";
  const own = entries.filter(({ batch }) => batch === job.id);
  if (own.length > 0) return formatBatch(own, { model, t }, job.counts.done);
  const kind = kinds[job.task.kind];
  return t(`batchDone.${kind}`, { label: job.label, count: job.counts.done });
}

const kinds = {
  edit: "change",
  upsert: "change",
  undo: "change",
  create: "create",
  remove: "remove",
  act: "action",
} as const;
