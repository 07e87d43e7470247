import type { ModelSummary } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { httpOf } from "#queries/client-http.ts";
import type { Job } from "./find-job.ts";
import { type Accepted, findWriteJob, followJob, type JobEnd } from "./follow-job.ts";
import { emitWrite, refreshWritten, type WriteEvent } from "./write-events.ts";

/** Accepted write with its job, and the event of its end. */
export interface StartedWrite {
  readonly job: Job;
  readonly event: WriteEvent;
}

/** Job of an accepted write with its event; undefined if the response names none. */
export function findStarted(
  model: Pick<ModelSummary, "operations" | "servers"> | undefined,
  accepted: Accepted,
  event: WriteEvent,
): StartedWrite | undefined {
  const { job, key } = model === undefined ? {} : findWriteJob(model, accepted);
  if (job === undefined) return undefined;
  const { key: _, after, ...rest } = event;
  // The response shows the job, not the record.
  const record = event.sent ?? after;
  const own = accepted.kind === "create" ? key : event.key;
  return {
    job,
    event: {
      ...rest,
      ...(own !== undefined && { key: own }),
      ...(record !== undefined && { after: record }),
    },
  };
}

/** Follows the job of a write whose screen was closed, and emits its end, unless the session ends first. */
export async function followWrite(
  client: QueryClient,
  { job, event }: StartedWrite,
): Promise<JobEnd> {
  const end = await followInSession(client, job);
  if (end === undefined) return { kind: "unknown" };
  emitEnd(client, event, end);
  // The page of a removed record may be open.
  if (event.kind === "remove") refreshWritten(client, event.resource);
  return end;
}

/** Reads a job until it ends; undefined if the session ends first. */
export async function followInSession(client: QueryClient, job: Job): Promise<JobEnd | undefined> {
  const { session } = httpOf(client);
  const stop = new AbortController();
  const began = session.number();
  const forget = session.subscribe(() => {
    // A renewal continues the session.
    if (session.number() !== began) stop.abort();
  });
  const end = await followJob(client, job, { signal: stop.signal, sleep });
  forget();
  return stop.signal.aborted ? undefined : end;
}

/** Emits the event of a write whose job has ended, or does not show its end. */
export function emitEnd(client: QueryClient, event: WriteEvent, end: JobEnd): void {
  const at = Date.now();
  if (end.kind === "done") emitWrite(client, { ...event, at });
  else {
    const { kind: reason, ...words } = end;
    emitWrite(client, { ...event, at, unfinished: { reason, ...words } });
  }
}

async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
