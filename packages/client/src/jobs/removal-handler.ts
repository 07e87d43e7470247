import { emitWrite } from "#records/write-events.ts";
import { readRowEffects } from "#records/read-row-effects.ts";
import { removeRecord } from "#records/write-record.ts";
import type { JobTask } from "./job.ts";
import { type RowHandler, settle } from "./run-rows.ts";
import { rowRef, rowOutcome, readCurrent, type JobContext } from "./job-context.ts";
import { writeRow } from "./write-row.ts";

type RemoveTask = Extract<JobTask, { readonly kind: "remove" }>;

/** Removes each row, and stores the record and copies of all records that its deletion concerns. */
export function removalHandler(
  context: JobContext,
  { parameters = {}, around, isRestored = false }: Omit<RemoveTask, "kind">,
): RowHandler {
  const operation = context.resource.operations.remove ?? "";
  return {
    prepare: async (row, earlier) => {
      const current = await readCurrent(context, row, { isSecond: earlier !== undefined });
      if (current.kind === "there") {
        const { effects, copies } = await readRowEffects(
          context.client,
          rowRef(context, row),
          "remove",
        );
        // The API refuses a deletion that other records prevent, and explains it.
        const isPrevented = effects?.some(({ action }) => action === "prevent") === true;
        if (isRestored && copies === undefined && !isPrevented)
          return settle({ state: "failed", note: "no-copies" });
        return { kind: "ready", before: current.record, etag: current.etag, copies };
      }
      if (current.kind === "unseen") return { kind: "ready", before: row.listed };
      // The earlier request arrived.
      return settle(
        earlier === undefined
          ? { state: "unchanged", note: "gone" }
          : {
              state: "done",
              before: earlier.before,
              ...(earlier.copies && { copies: earlier.copies }),
            },
      );
    },
    send: async (row, ready, run) => {
      const { before, etag, copies } = ready;
      // The record was just read: it is not read again, unless the API compares an ETag.
      const call = { parameters, envelope: around?.change };
      const options = { ...call, before, isFresh: true, ...(etag !== undefined && { etag }) };
      const outcome = await writeRow(context, { kind: "remove", ready, run }, () =>
        removeRecord(context.client, rowRef(context, row), options),
      );
      if (outcome.kind === "done") {
        const { resource, parents, client, batch } = context;
        emitWrite(client, {
          kind: "remove",
          resource: resource.name,
          key: row.key,
          parents,
          operation,
          before,
          ...(copies && { copies }),
          at: Date.now(),
          batch,
        });
      }
      return rowOutcome(outcome);
    },
  };
}
