import { createWork } from "./create-work.ts";
import { editWork } from "./edit-work.ts";
import type { JobRow, JobTask } from "./job.ts";
import type { RowWork } from "./run-rows.ts";
import type { JobContext } from "./job-context.ts";

type UpsertTask = Extract<JobTask, { readonly kind: "upsert" }>;

/** Changes the records that rows name, and makes those of the others. */
export function upsertWork(context: JobContext, { kind: _, ...told }: UpsertTask): RowWork {
  const make = createWork(context, told);
  const edit = editWork(context, { values: {}, ...told });
  const workOf = ({ key }: JobRow): RowWork => (key === "" ? make : edit);
  return {
    prepare: (row, earlier) => workOf(row).prepare(row, earlier),
    send: (row, ready) => workOf(row).send(row, ready),
  };
}
