import { emitWrite } from "#records/write-events.ts";
import { removeRecord } from "#records/write-record.ts";
import type { JobTask } from "./job.ts";
import { type RowWork, settle } from "./run-rows.ts";
import { rowTarget, rowOutcome, seeRecord, type JobContext } from "./job-context.ts";

type RemoveTask = Extract<JobTask, { readonly kind: "remove" }>;

/** Removes each row, and keeps what it was. */
export function removeWork(
  context: JobContext,
  { parameters = {}, around }: Omit<RemoveTask, "kind">,
): RowWork {
  const operation = context.resource.operations.remove ?? "";
  return {
    prepare: async (row, earlier) => {
      const seen = await seeRecord(context, row, { isSecond: earlier !== undefined });
      if (seen.kind === "there") {
        return { kind: "ready", before: seen.record, etag: seen.etag };
      }
      if (seen.kind === "unseen") return { kind: "ready", before: row.listed };
      // It had been sent: then this is what came of it.
      return settle(
        earlier === undefined
          ? { state: "unchanged", note: "gone" }
          : { state: "done", before: earlier.before },
      );
    },
    send: async (row, { before, etag }) => {
      // What was looked at a moment ago is not read again, unless the API itself compares.
      const told = { parameters, envelope: around?.change };
      const options = { ...told, before, isFresh: true, ...(etag !== undefined && { etag }) };
      const outcome = await removeRecord(rowTarget(context, row), options);
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
