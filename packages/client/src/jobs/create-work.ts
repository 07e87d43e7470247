import { recordKey } from "@quarterdeck/model";
import { emitWrite } from "#records/write-events.ts";
import { createRecord } from "#records/write-record.ts";
import { holdsMembers } from "./holds-members.ts";
import type { JobRow, JobTask, RowOutcome } from "./job.ts";
import { type Prepared, type RowWork, settle } from "./run-rows.ts";
import { rowOutcome, seeRecord, type JobContext } from "./job-context.ts";

type CreateTask = Extract<JobTask, { readonly kind: "create" }>;

/** Makes the record that each row brings. */
export function createWork(
  context: JobContext,
  { parameters = {}, around }: Omit<CreateTask, "kind">,
): RowWork {
  const { chunk, resource, parents, client, batch } = context;
  return {
    prepare: async (row, earlier) =>
      earlier === undefined
        ? { kind: "ready", after: row.given }
        : lookAgain(context, row, earlier),
    send: async ({ given }) => {
      const outcome = await createRecord({ chunk, resource, parents }, given, {
        parameters,
        envelope: around?.create,
      });
      if (outcome.kind === "done") {
        emitWrite(client, {
          kind: "create",
          resource: resource.name,
          ...(outcome.key === undefined ? {} : { key: outcome.key }),
          parents,
          operation: resource.operations.create ?? "",
          after: outcome.record ?? given,
          at: Date.now(),
          batch,
        });
      }
      return rowOutcome(outcome);
    },
  };
}

/** Nobody can look for a record whose key nobody knows: sent once more, it could be there twice. */
async function lookAgain(context: JobContext, row: JobRow, earlier: RowOutcome): Promise<Prepared> {
  const key = recordKey(context.resource, row.given);
  const seen =
    key === undefined ? undefined : await seeRecord(context, { key }, { isSecond: true });
  if (key === undefined || seen === undefined || seen.kind === "unseen") {
    return settle({ ...earlier, state: "unknown", note: "unseen" });
  }
  if (seen.kind === "gone") return { kind: "ready", after: row.given };
  return holdsMembers(seen.record, row.given)
    ? settle({ state: "done", key, after: seen.record })
    : settle({ ...earlier, state: "unknown", note: "differs" });
}
