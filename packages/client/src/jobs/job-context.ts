import type { KeyedRecordRef, RecordRef } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { readFresh } from "#records/read-fresh.ts";
import type { WriteOutcome } from "#records/send-write.ts";
import type { JobRow, RowOutcome } from "./job.ts";
import { failureNote } from "./failure-note.ts";

/** Collection that a job works on, with the query client and the name of its batch. */
export interface JobContext extends Omit<RecordRef, "key"> {
  readonly client: QueryClient;
  /** Id of the job, as the batch of its write events. */
  readonly batch: string;
}

export function rowRef({ chunk, resource, parents }: JobContext, { key }: JobRow): KeyedRecordRef {
  return { chunk, resource, parents, key };
}

/** Current record: `gone` if it does not exist, `unseen` if the API cannot read it. */
export type CurrentRecord =
  | { readonly kind: "there"; readonly record: unknown; readonly etag?: string | undefined }
  | { readonly kind: "gone" }
  | { readonly kind: "unseen" };

/** Reads the current record. Without a read operation the list is read only before a second request. */
export async function readCurrent(
  context: JobContext,
  row: JobRow,
  { isSecond }: { readonly isSecond: boolean },
): Promise<CurrentRecord> {
  const isReadable = context.resource.operations.read !== undefined;
  if (!isReadable && !isSecond) return { kind: "unseen" };
  try {
    const fresh = await readFresh(context.client, rowRef(context, row));
    if (fresh === undefined) return { kind: "unseen" };
    const { record, etag } = fresh;
    if (record !== undefined) return { kind: "there", record, etag };
    // A record that is missing from a list response may still exist.
    return { kind: isReadable ? "gone" : "unseen" };
  } catch (error) {
    const isGone = error instanceof HttpError && (error.status === 404 || error.status === 410);
    if (isGone) return { kind: "gone" };
    throw error;
  }
}

/** Outcome of the write of a row; `accepted`: the API has not carried it out. */
export type RowWrite = WriteOutcome | { readonly kind: "accepted"; readonly outcome: RowOutcome };

/** Converts the outcome of a write to the outcome of a row. */
export function rowOutcome(outcome: RowWrite): RowOutcome {
  if (outcome.kind === "accepted") return outcome.outcome;
  if (outcome.kind === "unknown") return { state: "unknown", ...failureNote(outcome.error) };
  if (outcome.kind === "conflict") return { state: "conflict", note: "moved" };
  if (outcome.kind === "unchanged") return { state: "unchanged" };
  return {
    state: "done",
    ...(outcome.key === undefined ? {} : { key: outcome.key }),
    ...(outcome.isFinal === true && { before: undefined }),
  };
}
