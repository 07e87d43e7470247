import { changeOperation, type ModelPart } from "@quarterdeck/model";
import type { Job } from "./job.ts";

/** Whether the API has an operation that takes back what a job did; of each row its own undo tells more. */
export function canUndo(part: ModelPart | undefined, { task, counts }: Job): boolean {
  const resource = part?.resource;
  if (part === undefined || resource === undefined || counts.done === 0) return false;
  const { create, remove } = resource.operations;
  const change = changeOperation(part, resource)?.id;
  const inverse = { edit: change, remove: create, create: remove, upsert: remove ?? change };
  return task.kind in inverse && inverse[task.kind as keyof typeof inverse] !== undefined;
}
