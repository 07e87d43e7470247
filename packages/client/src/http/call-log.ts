import type { HttpResponse } from "@quarterdeck/model";
import { parseJson, writeJson } from "@quarterdeck/model";
import type { RequestLogEntry } from "./request-log.ts";
import { bodySize } from "./body-size.ts";
import { currentToken } from "#session/session.ts";
import { type ResponseError, ApiError, HttpError, isAbort } from "./errors.ts";
import { maskHeaders, maskJson, maskQuery } from "./mask-secrets.ts";

/** A call as anyone may see it: without its secrets. */
export interface LoggedCall {
  readonly id: number;
  readonly method: string;
  /** Absolute, its secrets masked. */
  readonly url: string;
  readonly path: string;
  readonly query: string;
  readonly startedAt: number;
  readonly tookMs: number;
  /** Absent: no answer came. */
  readonly status?: number;
  /** What the API said of its refusal, or a failure in its own words. */
  readonly failure?: string;
  /** Why there was no answer, or what was wrong with it. */
  readonly responseError?: ResponseError;
  /** Given up by us: its screen went, or other values were wanted. */
  readonly isAborted?: boolean;
  /** Bytes of the answer's body as it was sent, where they are told. */
  readonly size?: number;
  /** 1: the first; more: the same call had failed just before. */
  readonly attempt: number;
  readonly screen: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody?: string;
  /** A file, or too long to be held. */
  readonly isBodyOmitted: boolean;
  readonly responseHeaders: Readonly<Record<string, string>>;
}

const retriedWithinMs = 20_000;

/** Both the latest first. */
export function readLog(taped: readonly RequestLogEntry[]): readonly LoggedCall[] {
  const calls: LoggedCall[] = [];
  for (const call of taped.toReversed()) calls.unshift(readCall(call, calls));
  return calls;
}

function readCall(taped: RequestLogEntry, before: readonly LoggedCall[]): LoggedCall {
  const { id, request, startedAt, endedAt, screen, error, isBodyOmitted } = taped;
  const { call, url } = request;
  // What nobody asked for is sent as if without the session's token, so that a refusal does not end it.
  const token = request.token ?? currentToken();
  const { response, failure, responseError } = readOutcome(taped);
  const address = new URL(url, location.href);
  const query = maskQuery(address.search.slice(1), token);
  const method = call.method.toUpperCase();
  const shown = `${address.origin}${address.pathname}${query === "" ? "" : `?${query}`}`;
  const entries = performance.getEntriesByName(address.href, "resource");
  const size = bodySize(entries.filter(isTiming), { startedAt, endedAt, response });
  const requestBody = taped.body === undefined ? undefined : maskBody(taped.body);
  const sent = Object.fromEntries(new Headers(taped.headers).entries());
  return {
    id,
    method,
    url: shown,
    path: address.pathname,
    query,
    startedAt,
    tookMs: endedAt - startedAt,
    attempt: attemptOf(before, method, shown, startedAt),
    screen,
    isBodyOmitted,
    requestHeaders: maskHeaders(sent, token),
    responseHeaders: maskHeaders(response?.headers ?? {}, token),
    ...(response === undefined ? {} : { status: response.status }),
    ...(failure === undefined ? {} : { failure }),
    ...(responseError === undefined ? {} : { responseError }),
    ...(isAbort(error) ? { isAborted: true } : {}),
    ...(size === undefined ? {} : { size }),
    ...(requestBody === undefined ? {} : { requestBody }),
  };
}

type Head = Pick<HttpResponse, "status" | "headers">;

interface ReadOutcome {
  readonly response?: Head | undefined;
  readonly failure?: string | undefined;
  readonly responseError?: ResponseError | undefined;
}

function readOutcome({ response, error }: RequestLogEntry): ReadOutcome {
  // Its state says that it was given up; what a browser says to that helps nobody.
  if (error === undefined || isAbort(error)) return { response };
  if (error instanceof HttpError)
    return { response: error.response, failure: error.problem.message };
  if (error instanceof ApiError && error.responseError !== undefined)
    return { responseError: error.responseError };
  return { failure: error instanceof Error ? error.message : String(error) };
}

/** A call that failed and comes again is another attempt at the same. */
function attemptOf(
  calls: readonly LoggedCall[],
  method: string,
  url: string,
  startedAt: number,
): number {
  const before = calls.find((one) => one.method === method && one.url === url);
  const isRetry =
    before?.failure !== undefined &&
    before.isAborted !== true &&
    startedAt - before.startedAt < retriedWithinMs;
  return isRetry ? before.attempt + 1 : 1;
}

function isTiming(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  return entry instanceof PerformanceResourceTiming;
}

function maskBody(body: string): string {
  try {
    return writeJson(maskJson(parseJson(body)));
  } catch {
    // A form: its pairs are written as a query is.
    return maskQuery(body, null);
  }
}
