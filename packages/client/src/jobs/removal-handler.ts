import { emitWrite } from "#records/write-events.ts";
import { removeRecord } from "#records/write-record.ts";
import type { JobTask } from "./job.ts";
import { type RowHandler, settle } from "./run-rows.ts";
import { rowRef, rowOutcome, readCurrent, type JobContext } from "./job-context.ts";

type RemoveTask = Extract<JobTask, { readonly kind: "remove" }>;

/** Removes each row and stores the record. */
export function removalHandler(
  context: JobContext,
  { parameters = {}, around }: Omit<RemoveTask, "kind">,
): RowHandler {
  const operation = context.resource.operations.remove ?? "";
  return {
    prepare: async (row, earlier) => {
      const current = await readCurrent(context, row, { isSecond: earlier !== undefined });
      if (current.kind === "there") {
        return { kind: "ready", before: current.record, etag: current.etag };
      }
      if (current.kind === "unseen") return { kind: "ready", before: row.listed };
      // The earlier request arrived.
      return settle(
        earlier === undefined
          ? { state: "unchanged", note: "gone" }
          : { state: "done", before: earlier.before },
      );
    },
    send: async (row, { before, etag }) => {
      // The record was just read: it is not read again, unless the API compares an ETag.
      const call = { parameters, envelope: around?.change };
      const options = { ...call, before, isFresh: true, ...(etag !== undefined && { etag }) };
      const outcome = await removeRecord(context.client, rowRef(context, row), options);
      if (outcome.kind === "done") {
        const { resource, parents, client, batch } = context;
        emitWrite(client, {
          kind: "remove",
          resource: resource.name,
          key: row.key,
          parents,
          operation,
          before,
          at: Date.now(),
          batch,
        });
      }
      return rowOutcome(outcome);
    },
  };
}
