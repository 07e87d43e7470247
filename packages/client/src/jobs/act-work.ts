import { buildAction, isSameJson } from "@quarterdeck/model";
import { emitWrite } from "#records/write-events.ts";
import { sendTracked } from "#queries/permission-cache.ts";
import type { JobTask } from "./job.ts";
import { type RowWork, settle } from "./run-rows.ts";
import { seeRecord, type JobContext } from "./job-context.ts";

type ActTask = Extract<JobTask, { readonly kind: "act" }>;

/** One of the API's own actions on each row. */
export function actWork(context: JobContext, task: ActTask): RowWork {
  const { chunk, resource, parents, client, batch } = context;
  const operation = chunk.operations.find(({ id }) => id === task.operation);
  if (operation === undefined) throw new RangeError(`This API has no operation ${task.operation}.`);
  return {
    prepare: async (row, earlier) => {
      const seen = await seeRecord(context, row, { isSecond: earlier !== undefined });
      if (seen.kind === "gone") return settle({ state: "failed", note: "gone" });
      const before = seen.kind === "there" ? seen.record : row.listed;
      if (earlier === undefined) return { kind: "ready", before };
      // What an action leaves behind nobody knows: only where nothing moved is it surely safe to send it again.
      if (seen.kind === "unseen") return settle({ ...earlier, state: "unknown", note: "unseen" });
      return isSameJson(earlier.before, before)
        ? { kind: "ready", before }
        : settle({ ...earlier, state: "unknown", note: "differs" });
    },
    send: async ({ key }, { before }) => {
      const values = { parameters: task.parameters, body: task.body };
      const request = buildAction(operation, { resource, key, parents }, values);
      await sendTracked(operation.id, request);
      emitWrite(client, {
        kind: "action",
        resource: resource.name,
        key,
        parents,
        operation: operation.id,
        before,
        at: Date.now(),
        batch,
      });
      return { state: "done" };
    },
  };
}
