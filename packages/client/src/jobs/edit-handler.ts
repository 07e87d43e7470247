import {
  applyValues,
  changeOperation,
  type ImportedValue,
  isSameJson,
  type KeyedRecordRef,
} from "@quarterdeck/model";
import { knownTarget } from "#records/known-target.ts";
import { emitWrite } from "#records/write-events.ts";
import { changeRecord } from "#records/write-record.ts";
import type { JobTask } from "./job.ts";
import { type RowHandler, settle } from "./run-rows.ts";
import { rowRef, rowOutcome, readCurrent, type JobContext } from "./job-context.ts";
import { writeRow } from "./write-row.ts";

type EditTask = Extract<JobTask, { readonly kind: "edit" }>;

/** Applies the job's values and the row's own values to the current record. */
export function editHandler(
  context: JobContext,
  { values, parameters = {}, around, allowsUnseen = false }: Omit<EditTask, "kind">,
): RowHandler {
  const operation = changeOperation(context.chunk, context.resource)?.id ?? "";
  return {
    prepare: async (row, earlier) => {
      const current = await readCurrent(context, row, { isSecond: earlier !== undefined });
      if (current.kind === "gone") return settle({ state: "failed", note: "gone" });
      const before = current.kind === "there" ? current.record : row.listed;
      const after = applyValues(withValues(before, values), importedValues(row.given));
      if (current.kind === "there" && isSameJson(before, after)) {
        // The earlier request arrived.
        return earlier === undefined
          ? settle({ state: "unchanged" })
          : settle({ state: "done", before: earlier.before, after });
      }
      const etag = current.kind === "there" ? current.etag : undefined;
      return { kind: "ready", before, after, etag };
    },
    send: async (row, ready, run) => {
      const { before, after, etag } = ready;
      const change = { before, after, isFresh: true, ...(etag !== undefined && { etag }) };
      const outcome = await writeRow(context, { kind: "change", ready, run }, () =>
        changeRecord(context.client, rowRef(context, row), change, {
          parameters,
          envelope: around?.change,
          allowsUnseen,
        }),
      );
      if (outcome.kind === "done") {
        const { resource, parents, client, batch } = context;
        emitWrite(client, {
          kind: "change",
          resource: resource.name,
          key: row.key,
          parents,
          operation,
          ...(outcome.isFinal !== true && { before }),
          after: outcome.record ?? after,
          at: Date.now(),
          batch,
        });
      }
      const result = rowOutcome(outcome);
      return result.state === "done" && (await isSentWhole(rowRef(context, row)))
        ? { ...result, note: "whole" }
        : result;
    },
  };
}

/** True if the API refuses partial changes, so that the whole record was sent. */
async function isSentWhole(ref: KeyedRecordRef): Promise<boolean> {
  const { chunk, resource } = await knownTarget(ref);
  const operation = changeOperation(chunk, resource);
  return operation?.method === "patch" && operation.role === "replace";
}

/** Values of a row, read back from JSON. */
function importedValues(values: unknown): readonly ImportedValue[] {
  return Array.isArray(values) ? (values as readonly ImportedValue[]) : [];
}

function withValues(record: unknown, values: Readonly<Record<string, unknown>>): unknown {
  return typeof record === "object" && record !== null ? { ...record, ...values } : values;
}
