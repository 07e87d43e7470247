import { changeOperation, type RecordRef } from "@quarterdeck/model";
import type { JobKind, JobTask } from "./job.ts";

type Offers = (target: Pick<RecordRef, "chunk" | "resource">, task: JobTask) => boolean;

const canChange: Offers = ({ chunk, resource }) => changeOperation(chunk, resource) !== undefined;
const canCreate: Offers = ({ resource }) => resource.operations.create !== undefined;

const offers: { readonly [Kind in JobKind]: Offers } = {
  edit: canChange,
  remove: ({ resource }) => resource.operations.remove !== undefined,
  act: ({ chunk }, task) =>
    chunk.operations.some(({ id }) => task.kind === "act" && id === task.operation),
  create: canCreate,
  upsert: (target, task) => canChange(target, task) || canCreate(target, task),
  // Each row finds its own inverse.
  undo: () => true,
};

/** True if the current model still has the operation of a job. */
export function isOffered(target: Pick<RecordRef, "chunk" | "resource">, task: JobTask): boolean {
  return offers[task.kind](target, task);
}
