import type { ExpectedResponse, HttpResponse } from "@quarterdeck/model";
import { HTTP_TIMEOUT_MS, SESSION_ENDING_STATUSES } from "#config/contract.ts";
import { takeEarlyResponse } from "./early-responses.ts";
import type { FailedCall } from "./errors.ts";
import { BadResponseError, HttpError, isAbort, NetworkError } from "./errors.ts";
import { hasResults } from "./has-results.ts";
import type { CompleteRequest } from "./other-credentials.ts";
import { readResponse } from "./read-response.ts";
import type { BodyMode } from "./read-response.ts";
import type { SessionCalls } from "./session-calls.ts";

/** A request with credentials and headers, ready for the transport. */
export interface PreparedRequest {
  readonly call: FailedCall & Pick<CompleteRequest, "settings" | "defaults" | "secrets">;
  /** Declared response; absent: any is valid. */
  readonly expected?: ExpectedResponse | undefined;
  readonly url: string;
  readonly init: RequestInit;
  /** Token that the request contains; null: a refusal does not end the session. */
  readonly token: string | null;
  readonly signal?: AbortSignal | undefined;
  /** Absent: the body is read by its media type. */
  readonly bodyMode?: BodyMode;
  /** True for the sign-out, which continues after the end of the session. */
  readonly outlivesSession?: boolean;
  /** True: a refusal does not end the session. */
  readonly isTrial?: boolean | undefined;
  /** Status that does not end the session. */
  readonly tolerated?: number | undefined;
  /** Returns another request, or its response, after a refusal; undefined: there is none. */
  readonly recover?: (refusal: HttpError) => Promise<PreparedRequest | HttpResponse | undefined>;
}

export interface Outcome {
  readonly response?: HttpResponse;
  /** Present without a success; an `HttpError` contains the response. */
  readonly error?: unknown;
}

/** Called after each call with its outcome. */
export type CallListener = (request: PreparedRequest, startedAt: number, outcome: Outcome) => void;

/** Progress of a file transfer. */
export interface Progress {
  readonly way: "up" | "down";
  readonly bytes: number;
  /** Undefined: unknown. */
  readonly total: number | undefined;
}

/** Sends a request; rejects if no response arrives. */
export type Transport = (request: PreparedRequest, signal: AbortSignal) => Promise<Response>;

/** Resolves with a successful response, else rejects; ends a refused session (H7). */
export async function exchange(
  calls: SessionCalls,
  request: PreparedRequest,
  transport: Transport = fetchResponse,
): Promise<HttpResponse> {
  const { call, token, expected } = request;
  const response = await transport(request, joinSignals(calls, request));
  const result = await readOrReject(call, response, request.bodyMode);
  let reported: HttpError | undefined;
  if (response.ok) {
    if (isPlain(expected, result)) return result;
    try {
      return await check(call, expected, result);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      reported = error;
    }
  }
  // Loaded on demand, which few responses need; if it does not load, the session still ends.
  const rules = await import("./failed-response.ts").catch(() => undefined);
  const problem = rules?.readProblem(result) ?? { message: String(result.status), fields: [] };
  const error = reported ?? new HttpError(call, result, problem);
  const isRefused =
    SESSION_ENDING_STATUSES.includes(error.status) ||
    rules?.demandsAccept(error) === true ||
    rules?.demandsDefaults(error, call) === true;
  const typed = error.status === 415 ? rules?.typeRequest(request) : undefined;
  const again = isRefused ? await request.recover?.(error) : typed;
  if (again !== undefined) return "status" in again ? again : exchange(calls, again, transport);
  if (request.isTrial !== true && error.status !== request.tolerated)
    calls.endRefused(error, token, rules?.endRefused);
  throw error;
}

/** True for the usual response: an object, or no body after a write. */
function isPlain(
  expected: ExpectedResponse | undefined,
  { body, headers }: HttpResponse,
): expected is undefined {
  if (expected === undefined) return true;
  const isRead = expected.kind === "read";
  if (body === undefined) return !isRead;
  if (typeof body !== "object" || body === null || body instanceof Blob) return false;
  const [item] = Array.isArray(body) && body.length === 1 ? (body as readonly unknown[]) : [body];
  if (Object.entries(item ?? {}).some(mayReport)) return false;
  if (expected.kind === "write" && hasResults(body)) return false;
  // Records of JSON:API and HAL are converted; without a media type, the loaded code decides.
  const isUsual = !/^$|vnd\.api\+|hal\+/.test(headers["content-type"] ?? "");
  const isUnchanged = (expected.format ?? expected.rowMember) === undefined;
  return isUsual && isUnchanged && !(isRead && expected.path.length > 0);
}

/** True for a member that may report an error in a success. Most records have a state, such as `"status": "open"`. */
function mayReport([name, value]: readonly [string, unknown]): boolean {
  if (/error|fail|fault|success|ok$|succeed|exception|authenticated/i.test(name)) return true;
  if (/^(?:meta|head|response)/i.test(name)) return Object.entries(value ?? {}).some(mayReport);
  const isState = /code|status|stat$|^(?:ret|result|outcome|type)$/i.test(name);
  return (
    isState &&
    (typeof value !== "string" ||
      /^(?:[-\d]|e\d|bad)|err|fail|[nk]o|inv|reject|exc|den|forb|unau|expir|missing/i.test(value))
  );
}

/** Loads the check, which few responses need. */
async function check(
  call: FailedCall,
  expected: ExpectedResponse,
  response: HttpResponse,
): Promise<HttpResponse> {
  const { checkResponse } = await import("./check-response.ts").catch((cause: unknown) => {
    throw new NetworkError("the response could not be checked", call, { cause });
  });
  return checkResponse(call, expected, response);
}

function joinSignals(
  calls: SessionCalls,
  { signal, outlivesSession }: PreparedRequest,
): AbortSignal {
  return AbortSignal.any([
    ...(outlivesSession === true ? [] : [calls.signal()]),
    ...(signal === undefined ? [] : [signal]),
    ...(HTTP_TIMEOUT_MS > 0 ? [AbortSignal.timeout(HTTP_TIMEOUT_MS)] : []),
  ]);
}

async function fetchResponse(
  { call, url, init }: PreparedRequest,
  signal: AbortSignal,
): Promise<Response> {
  const redirect = init.redirect === "follow" ? "manual" : (init.redirect ?? "follow");
  const response = await fetchOrReject(call, url, { ...init, redirect, signal });
  if (response.type !== "opaqueredirect") return response;
  const errors = await import("./response-errors.ts").catch(() => undefined);
  if (errors !== undefined) return errors.followRedirects(call, url, { ...init, signal });
  throw new BadResponseError("redirect", call, { responseError: "redirect" });
}

type TransportInit = RequestInit & { readonly signal: AbortSignal };

async function fetchOrReject(
  call: FailedCall,
  url: string,
  init: TransportInit,
): Promise<Response> {
  try {
    return await (takeEarly(url, init) ?? fetch(url, init));
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw new NetworkError("no response", call, { cause, responseError: "none" });
  }
}

/** Takes the response of an early request; sends it again if it failed. */
function takeEarly(url: string, init: TransportInit): Promise<Response> | undefined {
  return takeEarlyResponse(url, init, init.signal)?.catch(async (error: unknown) => {
    if (isAbort(error)) throw error;
    return fetch(url, init);
  });
}

async function readOrReject(
  call: FailedCall,
  response: Response,
  mode: BodyMode | undefined,
): Promise<HttpResponse> {
  try {
    return await readResponse(response, mode);
  } catch (cause) {
    // An error status is enough, also with a broken body.
    if (!response.ok) {
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: undefined,
      };
    }
    if (isAbort(cause)) throw cause;
    const errors = await import("./response-errors.ts").catch(() => undefined);
    if (errors !== undefined) throw errors.toBodyError(call, response, cause);
    throw new NetworkError("the response broke off", call, { cause, responseError: "broken-off" });
  }
}
