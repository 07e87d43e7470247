import { actWork } from "./act-work.ts";
import { createWork } from "./create-work.ts";
import { editWork } from "./edit-work.ts";
import type { JobKind, JobTask } from "./job.ts";
import { removeWork } from "./remove-work.ts";
import type { RowWork } from "./run-rows.ts";
import type { WorkPlace } from "./work-place.ts";

type WorkOf<Kind extends JobKind> = (
  place: WorkPlace,
  task: Extract<JobTask, { readonly kind: Kind }>,
) => RowWork;

const works: { readonly [Kind in JobKind]: WorkOf<Kind> } = {
  edit: editWork,
  remove: removeWork,
  act: actWork,
  create: createWork,
};

/** How the rows of a job are read and sent. */
export function createRowWork(place: WorkPlace, task: JobTask): RowWork {
  const create = works[task.kind] as (place: WorkPlace, task: JobTask) => RowWork;
  return create(place, task);
}
