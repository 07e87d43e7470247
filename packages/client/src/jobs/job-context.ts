import type { KeyedRecordRef, RecordRef } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { readFresh } from "#records/read-fresh.ts";
import type { WriteOutcome } from "#records/write-record.ts";
import type { JobRow, RowOutcome } from "./job.ts";
import { tellFailure } from "./failure-note.ts";

/** Collection that a job works on, with the query client and the name of its batch. */
export interface JobContext extends Omit<RecordRef, "key"> {
  readonly client: QueryClient;
  /** What is written together has one name: the job's. */
  readonly batch: string;
}

export function rowTarget(
  { chunk, resource, parents }: JobContext,
  { key }: JobRow,
): KeyedRecordRef {
  return { chunk, resource, parents, key };
}

/** A record as it is now: `gone`, or `unseen` where the API has no way to show one. */
export type Seen =
  | { readonly kind: "there"; readonly record: unknown; readonly etag?: string | undefined }
  | { readonly kind: "gone" }
  | { readonly kind: "unseen" };

/** What the list showed must do where a record cannot be read by itself, unless it may have been sent already. */
export async function seeRecord(
  context: JobContext,
  row: JobRow,
  { isSecond }: { readonly isSecond: boolean },
): Promise<Seen> {
  const isReadable = context.resource.operations.read !== undefined;
  if (!isReadable && !isSecond) return { kind: "unseen" };
  try {
    const fresh = await readFresh(rowTarget(context, row));
    if (fresh === undefined) return { kind: "unseen" };
    const { record, etag } = fresh;
    if (record !== undefined) return { kind: "there", record, etag };
    // Not among those that the list gave: that is no proof.
    return { kind: isReadable ? "gone" : "unseen" };
  } catch (error) {
    const isGone = error instanceof HttpError && (error.status === 404 || error.status === 410);
    if (isGone) return { kind: "gone" };
    throw error;
  }
}

/** A write as a row tells it. */
export function rowOutcome(outcome: WriteOutcome): RowOutcome {
  if (outcome.kind === "unknown") return { state: "unknown", ...tellFailure(outcome.error) };
  if (outcome.kind === "conflict") return { state: "conflict", note: "moved" };
  if (outcome.kind === "unchanged") return { state: "unchanged" };
  return { state: "done", ...(outcome.key === undefined ? {} : { key: outcome.key }) };
}
