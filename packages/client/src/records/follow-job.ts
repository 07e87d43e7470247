import {
  buildOperationRequest,
  type HttpResponse,
  type JobState,
  type ModelSummary,
  operationChunk,
  readAddressedJob,
  readJobState,
  readMessage,
  type Resource,
  type StartedJob,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { httpOf } from "#queries/client-http.ts";
import { readChunk } from "#queries/model/read-chunk.ts";
import { sendTracked } from "#queries/permission-cache.ts";
import { type AddressedJob, type DescribedJob, findJob, type Job } from "./find-job.ts";

const MILLISECONDS_BETWEEN_READS = 1500;

const LONGEST_INTERVAL = 60_000;

/** Failed reads in a row until the end of a job counts as unknown. */
const MOST_FAILURES = 5;

/** Job that the API can show. */
export type ReadableJob = DescribedJob | (AddressedJob & { readonly path: string });

/** End of a job; `unknown`: the API does not show it. */
export type JobEnd =
  | { readonly kind: "done" }
  | { readonly kind: "unknown" }
  /** Message of the API, if it has one. */
  | { readonly kind: "failed"; readonly message?: string };

/** Accepted write, with the response of the API. */
export interface Accepted {
  readonly kind: "create" | "change" | "remove" | "action";
  readonly resource: Resource;
  readonly response: HttpResponse;
  /** Key of the record, as the response shows it. */
  readonly key?: string | undefined;
}

/**
 * Job of an accepted write, with the key of the record. The address of the record itself is none; that of a removed
 * record ends with the record.
 */
export function findWriteJob(
  model: Pick<ModelSummary, "operations" | "servers">,
  { kind, resource, response, key }: Accepted,
): { readonly job: Job | undefined; readonly key: string | undefined } {
  const job = findJob(model, response);
  if (job === undefined) return { job, key };
  if ("operation" in job && job.operation.id === resource.operations.read)
    return { job: kind === "remove" ? { ...job, isRecord: true } : undefined, key };
  const parts = "operation" in job ? Object.values(job.parameters) : job.address.split(/[/?#=&]/);
  // The key in the response to a create may be that of the job.
  const isOfJob = kind === "create" && key !== undefined && parts.includes(key);
  return { job, key: isOfJob ? undefined : key };
}

export function isReadable(job: Job): job is ReadableJob {
  return "operation" in job || job.path !== undefined;
}

export async function readJob(
  client: QueryClient,
  job: ReadableJob,
  signal?: AbortSignal,
): Promise<HttpResponse> {
  return "operation" in job ? sendJobCall(client, job, signal) : readPath(client, job.path, signal);
}

/** Sends an operation of a job, which reads or cancels it. */
export async function sendJobCall(
  client: QueryClient,
  { operation: summary, parameters }: StartedJob,
  signal?: AbortSignal,
): Promise<HttpResponse> {
  const { id } = summary;
  const chunk = await readChunk(client, operationChunk(summary));
  const operation = chunk?.operations.find((one) => one.id === id);
  if (operation === undefined) throw new RangeError(`The operation ${id} is missing.`);
  const request = buildOperationRequest(operation, { parameters });
  return sendTracked(client, id, request, signal);
}

/** Reads a path that the description lacks. A refusal does not end the session. */
async function readPath(
  client: QueryClient,
  address: string,
  signal: AbortSignal | undefined,
): Promise<HttpResponse> {
  const [path = "", query = ""] = address.split("?");
  const request = { method: "GET", path, query, headers: {} };
  return httpOf(client).sendInSession(request, { signal, isTrial: true });
}

/** State of a job; before its first response it runs. Undefined: the response is not that of a job. */
export function readStateOf(
  job: ReadableJob,
  response: HttpResponse | undefined,
): JobState | undefined {
  if (response === undefined || isOfRecord(job)) return { kind: "running" };
  return "operation" in job ? readJobState(response.body) : readAddressedJob(response);
}

function isOfRecord(job: ReadableJob): boolean {
  return "operation" in job && job.isRecord === true;
}

/** True for the failed read of a record that its job has removed. */
export function isRemoved(job: ReadableJob, error: unknown): boolean {
  return isOfRecord(job) && error instanceof HttpError && [404, 410].includes(error.status);
}

/** Time until the next read, as the API wishes it (RFC 9110, section 10.2.3). */
export function readInterval(response: HttpResponse | undefined): number {
  const wished = Number(response?.headers["retry-after"] ?? 0) * 1000;
  return wished > MILLISECONDS_BETWEEN_READS
    ? Math.min(wished, LONGEST_INTERVAL)
    : MILLISECONDS_BETWEEN_READS;
}

interface FollowOptions {
  readonly signal: AbortSignal;
  /** Resolves early when the signal aborts. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Reads a job until it ends; its end is unknown if it cannot be read, or the signal aborts. */
export async function followJob(
  client: QueryClient,
  job: Job,
  { signal, sleep }: FollowOptions,
): Promise<JobEnd> {
  if (!isReadable(job)) return { kind: "unknown" };
  let failures = 0;
  while (!signal.aborted) {
    let response: HttpResponse | undefined;
    try {
      response = await readJob(client, job, signal);
      failures = 0;
    } catch (error) {
      if (isRemoved(job, error)) return { kind: "done" };
      failures += 1;
      if (!mayRecover(error) || failures >= MOST_FAILURES) return { kind: "unknown" };
    }
    const state = readStateOf(job, response);
    if (state === undefined) return { kind: "unknown" };
    if (state.kind === "done") return { kind: "done" };
    if (state.kind === "failed" && response !== undefined) return failedEnd(response);
    await sleep(readInterval(response), signal);
  }
  return { kind: "unknown" };
}

/** True for a read that may succeed later. */
function mayRecover(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status === 429 || error.status >= 500;
}

function failedEnd({ body }: HttpResponse): JobEnd {
  const message = readMessage(body);
  return { kind: "failed", ...(message !== undefined && { message }) };
}
