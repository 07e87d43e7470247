import { changeOperation, type ImportedValue, isSameJson, applyValues } from "@quarterdeck/model";
import { emitWrite } from "#records/write-events.ts";
import { changeRecord } from "#records/write-record.ts";
import type { JobTask } from "./job.ts";
import { type RowWork, settle } from "./run-rows.ts";
import { rowTarget, rowOutcome, seeRecord, type JobContext } from "./job-context.ts";

type EditTask = Extract<JobTask, { readonly kind: "edit" }>;

/** The same values for every row, and those that a row brings itself, each laid over the record as it is at that moment. */
export function editWork(
  context: JobContext,
  { values, parameters = {}, around }: Omit<EditTask, "kind">,
): RowWork {
  const operation = changeOperation(context.chunk, context.resource)?.id ?? "";
  return {
    prepare: async (row, earlier) => {
      const seen = await seeRecord(context, row, { isSecond: earlier !== undefined });
      if (seen.kind === "gone") return settle({ state: "failed", note: "gone" });
      const before = seen.kind === "there" ? seen.record : row.listed;
      const after = applyValues(withValues(before, values), givenValues(row.given));
      if (seen.kind === "there" && isSameJson(before, after)) {
        // It had been sent: then this is what came of it.
        return earlier === undefined
          ? settle({ state: "unchanged" })
          : settle({ state: "done", before: earlier.before, after });
      }
      const etag = seen.kind === "there" ? seen.etag : undefined;
      return { kind: "ready", before, after, etag };
    },
    send: async (row, { before, after, etag }) => {
      const change = { before, after, isFresh: true, ...(etag !== undefined && { etag }) };
      const outcome = await changeRecord(rowTarget(context, row), change, {
        parameters,
        envelope: around?.change,
      });
      if (outcome.kind === "done") {
        const { resource, parents, client, batch } = context;
        emitWrite(client, {
          kind: "change",
          resource: resource.name,
          key: row.key,
          parents,
          operation,
          before,
          after: outcome.record ?? after,
          at: Date.now(),
          batch,
        });
      }
      return rowOutcome(outcome);
    },
  };
}

/** Written down by whoever began the job, and read back as JSON. */
function givenValues(given: unknown): readonly ImportedValue[] {
  return Array.isArray(given) ? (given as readonly ImportedValue[]) : [];
}

function withValues(record: unknown, values: Readonly<Record<string, unknown>>): unknown {
  return typeof record === "object" && record !== null ? { ...record, ...values } : values;
}
