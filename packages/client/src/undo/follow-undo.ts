import type { ModelSummary, RecordRef } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "#queries/keys.ts";
import type { Accepted } from "#records/follow-job.ts";
import { isAccepted, type WriteOutcome } from "#records/send-write.ts";

/** Outcome of a write at the end of its job. */
export type FollowedOutcome =
  | WriteOutcome
  /** The job failed. */
  | { readonly kind: "failed"; readonly message?: string }
  /** The API does not show the end of the job. */
  | { readonly kind: "unknown"; readonly error?: undefined };

/** Waits for the end of the job that an accepted undo started. Rejects if the session ends first. */
export async function followUndo(
  client: QueryClient,
  { kind, resource }: Pick<Accepted, "kind" | "resource">,
  outcome: WriteOutcome,
): Promise<FollowedOutcome> {
  if (outcome.kind !== "done" || !isAccepted(outcome.response)) return outcome;
  const model = client.getQueryData<ModelSummary>(queryKeys.model());
  if (model === undefined) return outcome;
  const [{ findWriteJob }, { followInSession }] = await Promise.all([
    import("#records/follow-job.ts"),
    import("#records/follow-write.ts"),
  ]);
  // The response shows the job, not the record.
  const { key: written, record: _, ...rest } = outcome;
  const call = { kind, resource, response: outcome.response, key: written };
  const { job, key } = findWriteJob(model, call);
  if (job === undefined) return outcome;
  const end = await followInSession(client, job);
  if (end === undefined) throw new RangeError("The session ended before the job of the undo.");
  return end.kind === "done" ? { ...rest, ...(key !== undefined && { key }) } : end;
}

interface CreatedAgain {
  readonly outcome: FollowedOutcome;
  readonly record: unknown;
  /** Time of the request, in milliseconds since 1970. */
  readonly at: number;
}

/** Adds key and record if the response to a create names neither and the list shows the record. */
export async function withListedKey(
  client: QueryClient,
  target: RecordRef,
  { outcome, record, at }: CreatedAgain,
): Promise<FollowedOutcome> {
  if (outcome.kind !== "done" || outcome.key !== undefined) return outcome;
  const { findNewRecord } = await import("#records/find-new-record.ts");
  return { ...outcome, ...(await findNewRecord(client, target, { sent: record, at })) };
}
