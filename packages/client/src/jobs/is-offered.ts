import { changeOperation, type ModelChunk, type Resource } from "@quarterdeck/model";
import type { JobKind, JobTask } from "./job.ts";

type Offers = (place: Place, task: JobTask) => boolean;

interface Place {
  readonly part: ModelChunk;
  readonly resource: Resource;
}

const canChange: Offers = ({ part, resource }) => changeOperation(part, resource) !== undefined;
const canCreate: Offers = ({ resource }) => resource.operations.create !== undefined;

const offers: { readonly [Kind in JobKind]: Offers } = {
  edit: canChange,
  remove: ({ resource }) => resource.operations.remove !== undefined,
  act: ({ part }, task) =>
    part.operations.some(({ id }) => task.kind === "act" && id === task.operation),
  create: canCreate,
  upsert: (place, task) => canChange(place, task) || canCreate(place, task),
  // Each of its rows finds its own way back.
  undo: () => true,
};

/** Whether an API that was described anew meanwhile still takes what a job sends. */
export function isOffered(place: Place, task: JobTask): boolean {
  return offers[task.kind](place, task);
}
