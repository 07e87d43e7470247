import type { HttpResponse } from "@quarterdeck/model";
import { readProblem } from "@quarterdeck/model";
import { HTTP_TIMEOUT_MS } from "#config/contract.ts";
import type { FailedCall } from "./errors.ts";
import { BadResponseError, HttpError, isAbort, NetworkError } from "./errors.ts";
import { readResponse } from "./read-response.ts";
import type { BodyMode } from "./read-response.ts";
import { endRefusedSession, sessionSignal } from "./session-calls.ts";

/** A request with credentials and headers, ready for the transport. */
export interface PreparedRequest {
  readonly call: FailedCall;
  readonly url: string;
  readonly init: RequestInit;
  /** Token that the request contains; null: a refusal does not end the session. */
  readonly token: string | null;
  readonly signal?: AbortSignal | undefined;
  /** Absent: the body is read by its media type. */
  readonly bodyMode?: BodyMode;
  /** True for the sign-out, which continues after the end of the session. */
  readonly outlivesSession?: boolean;
}

export interface Outcome {
  readonly response?: HttpResponse;
  /** Present without a success; an `HttpError` contains the response. */
  readonly error?: unknown;
}

/** Called after each call with its outcome. */
export type CallListener = (request: PreparedRequest, startedAt: number, outcome: Outcome) => void;

let callListener: CallListener | undefined;

/** Sets the only listener: the request log, which loads after the sign-in. */
export function setCallListener(next: CallListener): void {
  callListener = next;
}

/** Progress of a file transfer. */
export interface Progress {
  readonly way: "up" | "down";
  readonly bytes: number;
  /** Undefined: unknown. */
  readonly total: number | undefined;
}

/** Sends a request; rejects if no response arrives. */
export type Transport = (request: PreparedRequest, signal: AbortSignal) => Promise<Response>;

export async function sendPrepared(
  request: PreparedRequest,
  transport: Transport = fetchResponse,
): Promise<HttpResponse> {
  const startedAt = Date.now();
  try {
    const response = await exchange(request, transport);
    callListener?.(request, startedAt, { response });
    return response;
  } catch (error) {
    callListener?.(request, startedAt, { error });
    throw error;
  }
}

/** Resolves with a successful response, else rejects; ends a refused session (H7). */
async function exchange(request: PreparedRequest, transport: Transport): Promise<HttpResponse> {
  const { call, token } = request;
  const response = await transport(request, joinSignals(request));
  const result = await readOrReject(call, response, request.bodyMode);
  if (response.ok) return result;
  const error = new HttpError(call, result, readProblem(result));
  endRefusedSession(result.status, token, error.problem.message);
  throw error;
}

function joinSignals({ signal, outlivesSession }: PreparedRequest): AbortSignal {
  return AbortSignal.any([
    ...(outlivesSession === true ? [] : [sessionSignal()]),
    ...(signal === undefined ? [] : [signal]),
    ...(HTTP_TIMEOUT_MS > 0 ? [AbortSignal.timeout(HTTP_TIMEOUT_MS)] : []),
  ]);
}

async function fetchResponse(
  { call, url, init }: PreparedRequest,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, signal });
    // Following it could send token and user to another origin (H1).
    if (response.type === "opaqueredirect") {
      throw new BadResponseError("the API responds with a redirect, which is not followed", call, {
        responseError: "redirect",
      });
    }
    return response;
  } catch (cause) {
    if (isAbort(cause) || cause instanceof BadResponseError) throw cause;
    throw new NetworkError("no response", call, { cause, responseError: "none" });
  }
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
    if (cause instanceof SyntaxError) {
      throw new BadResponseError("the response is declared as JSON and is not", call, {
        cause,
        responseError: "no-json",
      });
    }
    throw new NetworkError("the response broke off", call, { cause, responseError: "broken-off" });
  }
}
