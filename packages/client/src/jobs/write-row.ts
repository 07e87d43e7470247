import type { ModelSummary } from "@quarterdeck/model";
import { queryKeys } from "#queries/keys.ts";
import type { Accepted } from "#records/follow-job.ts";
import { isAccepted, type WriteOutcome } from "#records/send-write.ts";
import type { RowOutcome } from "./job.ts";
import type { JobContext, RowWrite } from "./job-context.ts";
import type { Ready, RowRun } from "./run-rows.ts";

interface RowCall extends Pick<Accepted, "kind"> {
  readonly ready: Ready;
  readonly run: RowRun;
}

/** Writes a row, and waits for the end of the job that an accepted request started. */
export async function writeRow(
  context: JobContext,
  { kind, ready: { accepted }, run }: RowCall,
  write: () => Promise<WriteOutcome>,
): Promise<RowWrite> {
  const { client, resource } = context;
  if (accepted?.job !== undefined)
    return follow(context, accepted, run, { kind: "done", response });
  const outcome = await write();
  if (outcome.kind !== "done" || !isAccepted(outcome.response)) return outcome;
  const model = client.getQueryData<ModelSummary>(queryKeys.model());
  if (model === undefined) return outcome;
  const { findWriteJob } = await import("#records/follow-job.ts");
  const { key: written, record: _, ...rest } = outcome;
  const call = { kind, resource, response: outcome.response, key: written };
  const { job, key } = findWriteJob(model, call);
  const done = { ...rest, ...(key !== undefined && { key }) };
  if (job === undefined) return outcome;
  // The response shows the job, not the record.
  const sent = { job, ...(key !== undefined && { key }) };
  await run.onJob(sent);
  return follow(context, sent, run, done);
}

/** Response to the request of an earlier run. */
const response = { status: 202, headers: {}, body: undefined };

async function follow(
  { client }: JobContext,
  { job, key }: Pick<RowOutcome, "job" | "key">,
  run: RowRun,
  done: WriteOutcome,
): Promise<RowWrite> {
  if (job === undefined) return done;
  const { followJob } = await import("#records/follow-job.ts");
  const end = await followJob(client, job, run);
  const keyed = key === undefined ? {} : { key };
  if (end.kind === "done") return { ...done, ...keyed };
  if (end.kind === "unknown")
    return { kind: "accepted", outcome: { state: "unknown", note: "accepted", job, ...keyed } };
  const { message } = end;
  const words = message === undefined ? ({ note: "job-failed" } as const) : { message };
  return { kind: "accepted", outcome: { state: "failed", ...words } };
}
