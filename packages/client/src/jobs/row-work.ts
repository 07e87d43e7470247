import { isSameJson, type ModelChunk, valueAt, withoutSecrets } from "@quarterdeck/model";
import { actWork } from "./act-work.ts";
import { createWork } from "./create-work.ts";
import { editWork } from "./edit-work.ts";
import type { JobKind, JobTask } from "./job.ts";
import { removeWork } from "./remove-work.ts";
import type { Kept, Ready, RowWork } from "./run-rows.ts";
import { undoWork } from "./undo-work.ts";
import { upsertWork } from "./upsert-work.ts";
import type { JobContext } from "./job-context.ts";

type WorkOf<Kind extends JobKind> = (
  context: JobContext,
  task: Extract<JobTask, { readonly kind: Kind }>,
) => RowWork;

const works: { readonly [Kind in JobKind]: WorkOf<Kind> } = {
  edit: editWork,
  remove: removeWork,
  act: actWork,
  create: createWork,
  upsert: upsertWork,
  undo: undoWork,
};

/** How the rows of a job are read and sent. */
export function createRowWork(context: JobContext, task: JobTask): RowWork {
  const create = works[task.kind] as (context: JobContext, task: JobTask) => RowWork;
  return { ...create(context, task), keep: (ready) => keepable(context.chunk, ready) };
}

/** What of a row may be kept in a browser, for the way back. */
function keepable(chunk: ModelChunk, { before, after }: Ready): Kept {
  const was = withoutSecrets(chunk, before);
  const is = withoutSecrets(chunk, after);
  // Of a change, only what it changed is taken back; of a removal, all.
  const hidden = after === undefined ? was.hidden : is.hidden.filter((name) => changed(name));
  function changed(name: string): boolean {
    const path = name.split(".");
    return !isSameJson(valueAt(before, path), valueAt(after, path));
  }
  return {
    ...(before !== undefined && { before: was.value }),
    ...(after !== undefined && { after: is.value }),
    ...(hidden.length > 0 && { hidden }),
  };
}
