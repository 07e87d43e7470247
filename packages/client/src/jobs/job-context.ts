import type { ModelChunk, Resource } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { HttpError } from "#http/errors.ts";
import { readFresh } from "#records/read-fresh.ts";
import type { RecordPlace, WriteOutcome } from "#records/write-record.ts";
import type { JobRow, RowOutcome } from "./job.ts";
import { tellFailure } from "./failure-note.ts";

/** Where a job's rows are. */
export interface JobContext {
  readonly part: ModelChunk;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly client: QueryClient;
  /** What is written together has one name: the job's. */
  readonly batch: string;
}

export function recordPlace({ part, resource, parents }: JobContext, { key }: JobRow): RecordPlace {
  return { part, resource, parents, key };
}

/** A record as it is now: `gone`, or `unseen` where the API has no way to show one. */
export type Seen =
  | { readonly kind: "there"; readonly record: unknown; readonly etag?: string | undefined }
  | { readonly kind: "gone" }
  | { readonly kind: "unseen" };

/** What the list showed must do where a record cannot be read by itself, unless it may have been sent already. */
export async function seeRecord(
  place: JobContext,
  row: JobRow,
  { isSecond }: { readonly isSecond: boolean },
): Promise<Seen> {
  const isReadable = place.resource.operations.read !== undefined;
  if (!isReadable && !isSecond) return { kind: "unseen" };
  try {
    const fresh = await readFresh(recordPlace(place, row));
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
