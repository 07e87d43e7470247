import type { HttpResponse } from "@quarterdeck/model";
import { readProblem } from "@quarterdeck/model";
import { HTTP_TIMEOUT_MS } from "#config/contract.ts";
import type { FailedCall } from "./errors.ts";
import { BadResponseError, HttpError, isAbort, NetworkError } from "./errors.ts";
import { readResponse } from "./read-response.ts";
import type { BodyMode } from "./read-response.ts";
import { endRefusedSession, sessionSignal } from "./session-calls.ts";

/** One call over the wire, whoever it goes to. */
export interface PreparedRequest {
  readonly call: FailedCall;
  readonly url: string;
  readonly init: RequestInit;
  /** The token that went with it, wherever it was placed. */
  readonly token: string | null;
  readonly signal?: AbortSignal | undefined;
  /** What is wanted of the body; absent: read as its type says. */
  readonly bodyMode?: BodyMode;
  /** Goes on after the session's end: the sign-out itself. */
  readonly outlivesSession?: boolean;
}

export interface Outcome {
  readonly response?: HttpResponse;
  /** Why there is no success; a refusal carries its answer. */
  readonly error?: unknown;
}

/** Is told of each call once it is over: with its answer or with why there is none. */
export type CallListener = (wanted: PreparedRequest, startedAt: number, outcome: Outcome) => void;

let callListener: CallListener | undefined;

/** There is one: the log of calls, which weighs too much to stand in front of the login. */
export function setCallListener(next: CallListener): void {
  callListener = next;
}

/** How a call gets to its response; rejects when there is none. */
export type Transport = (wanted: PreparedRequest, signal: AbortSignal) => Promise<Response>;

export async function sendPrepared(
  wanted: PreparedRequest,
  transport: Transport = fetchResponse,
): Promise<HttpResponse> {
  const startedAt = Date.now();
  try {
    const response = await exchange(wanted, transport);
    callListener?.(wanted, startedAt, { response });
    return response;
  } catch (error) {
    callListener?.(wanted, startedAt, { error });
    throw error;
  }
}

/** Resolves with a success and rejects with everything else; H7 happens here, once for all calls. */
async function exchange(wanted: PreparedRequest, transport: Transport): Promise<HttpResponse> {
  const { call, token } = wanted;
  const response = await transport(wanted, joinSignals(wanted));
  const answer = await readOrReject(call, response, wanted.bodyMode);
  if (response.ok) return answer;
  const error = new HttpError(call, answer, readProblem(answer));
  endRefusedSession(answer.status, token, error.problem.message);
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
    // Following it could carry token and user to another origin (H1).
    if (response.type === "opaqueredirect") {
      throw new BadResponseError("the API answers with a redirect, which is not followed", call, {
        responseError: "redirect",
      });
    }
    return response;
  } catch (cause) {
    if (isAbort(cause) || cause instanceof BadResponseError) throw cause;
    throw new NetworkError("no answer", call, { cause, responseError: "none" });
  }
}

async function readOrReject(
  call: FailedCall,
  response: Response,
  wants: BodyMode | undefined,
): Promise<HttpResponse> {
  try {
    return await readResponse(response, wants);
  } catch (cause) {
    // The status has arrived: a refusal stays one, however its body ends.
    if (!response.ok) {
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: undefined,
      };
    }
    if (isAbort(cause)) throw cause;
    if (cause instanceof SyntaxError) {
      throw new BadResponseError("the answer is not the JSON that it says it is", call, {
        cause,
        responseError: "no-json",
      });
    }
    throw new NetworkError("the answer broke off", call, { cause, responseError: "broken-off" });
  }
}
