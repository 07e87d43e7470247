import { type HttpResponse, recordKey } from "@quarterdeck/model";
import { emitWrite } from "#records/write-events.ts";
import { createRecord } from "#records/write-record.ts";
import { hasMembers } from "#records/has-members.ts";
import type { JobRow, JobTask, RowOutcome } from "./job.ts";
import { type Prepared, type RowHandler, settle } from "./run-rows.ts";
import { rowOutcome, readCurrent, type JobContext } from "./job-context.ts";
import { writeRow } from "./write-row.ts";

type CreateTask = Extract<JobTask, { readonly kind: "create" }>;

/** Creates the record of each row. */
export function creationHandler(
  context: JobContext,
  { parameters = {}, around }: Omit<CreateTask, "kind">,
): RowHandler {
  const { chunk, resource, parents, client, batch } = context;
  return {
    isCreating: true,
    prepare: async (row, earlier) =>
      earlier === undefined
        ? { kind: "ready", after: row.given }
        : checkUnknown(context, row, earlier),
    send: async ({ given }, ready, run) => {
      const outcome = await writeRow(context, { kind: "create", ready, run }, () =>
        createRecord(client, { chunk, resource, parents }, given, {
          parameters,
          envelope: around?.create,
        }),
      );
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
      const result = rowOutcome(outcome);
      const location =
        outcome.kind === "done" ? readLocation(context, outcome.response) : undefined;
      return result.key === undefined && location !== undefined ? { ...result, location } : result;
    },
  };
}

/** Address of a new record in a response without its key; that of the list names no record. */
function readLocation(
  { resource }: JobContext,
  { status, headers }: HttpResponse,
): string | undefined {
  const location = headers["location"];
  const path = location?.split(/[?#]/)[0]?.replace(/\/$/, "") ?? "";
  const isList = path.endsWith(resource.collectionPath ?? "/");
  return status === 202 || path === "" || isList ? undefined : location;
}

/** A record without a key cannot be read: a second request could create a duplicate. */
async function checkUnknown(
  context: JobContext,
  row: JobRow,
  earlier: RowOutcome,
): Promise<Prepared> {
  const key = recordKey(context.resource, row.given);
  const current =
    key === undefined ? undefined : await readCurrent(context, { key }, { isSecond: true });
  if (key === undefined || current === undefined || current.kind === "unseen") {
    return settle({ ...earlier, state: "unknown", note: "unseen" });
  }
  if (current.kind === "gone" && earlier.note === "other-records")
    return settle({ ...earlier, state: "failed" });
  if (current.kind === "gone") return { kind: "ready", after: row.given };
  return hasMembers(current.record, row.given)
    ? settle({ state: "done", key, after: current.record })
    : settle({ ...earlier, state: "unknown", note: "differs" });
}
