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
  place: JobContext,
  { parameters = {}, around }: Omit<CreateTask, "kind">,
): RowWork {
  const { part, resource, parents, client, batch } = place;
  return {
    prepare: async (row, earlier) =>
      earlier === undefined ? { kind: "ready", after: row.given } : lookAgain(place, row, earlier),
    send: async ({ given }) => {
      const outcome = await createRecord({ part, resource, parents }, given, {
        parameters,
        around: around?.create,
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
async function lookAgain(place: JobContext, row: JobRow, earlier: RowOutcome): Promise<Prepared> {
  const key = recordKey(place.resource, row.given);
  const seen = key === undefined ? undefined : await seeRecord(place, { key }, { isSecond: true });
  if (key === undefined || seen === undefined || seen.kind === "unseen") {
    return settle({ ...earlier, state: "unknown", note: "unseen" });
  }
  if (seen.kind === "gone") return { kind: "ready", after: row.given };
  return holdsMembers(seen.record, row.given)
    ? settle({ state: "done", key, after: seen.record })
    : settle({ ...earlier, state: "unknown", note: "differs" });
}
