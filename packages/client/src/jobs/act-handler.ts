import { buildAction, isSameJson } from "@quarterdeck/model";
import { emitWrite } from "#records/write-events.ts";
import { sendTracked } from "#queries/permission-cache.ts";
import type { JobTask } from "./job.ts";
import { type RowHandler, settle } from "./run-rows.ts";
import { readCurrent, type JobContext, rowOutcome } from "./job-context.ts";
import { writeRow } from "./write-row.ts";

type ActTask = Extract<JobTask, { readonly kind: "act" }>;

/** Calls an action of the API on each row. */
export function actHandler(context: JobContext, task: ActTask): RowHandler {
  const { chunk, resource, parents, client, batch } = context;
  const operation = chunk.operations.find(({ id }) => id === task.operation);
  if (operation === undefined) throw new RangeError(`This API has no operation ${task.operation}.`);
  return {
    prepare: async (row, earlier) => {
      const current = await readCurrent(context, row, { isSecond: earlier !== undefined });
      if (current.kind === "gone") return settle({ state: "failed", note: "gone" });
      const before = current.kind === "there" ? current.record : row.listed;
      if (earlier === undefined) return { kind: "ready", before };
      // The effect of an action is not known: it is sent again only if the record is unchanged.
      if (current.kind === "unseen")
        return settle({ ...earlier, state: "unknown", note: "unseen" });
      return isSameJson(earlier.before, before)
        ? { kind: "ready", before }
        : settle({ ...earlier, state: "unknown", note: "differs" });
    },
    send: async ({ key }, ready, run) => {
      const { before } = ready;
      const values = { parameters: task.parameters, body: task.body };
      const request = buildAction(operation, { resource, key, parents }, values);
      const outcome = await writeRow(context, { kind: "action", ready, run }, async () => ({
        kind: "done",
        response: await sendTracked(client, operation.id, request),
      }));
      if (outcome.kind !== "done") return rowOutcome(outcome);
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
