import type { HttpRequest, HttpResponse } from "@quarterdeck/model";
import { parseJson, writeJson } from "@quarterdeck/model";
import type { RequestLogEntry } from "./request-log.ts";
import { bodySize } from "./body-size.ts";
import { type ResponseError, ApiError, BadResponseError, HttpError, isAbort } from "./errors.ts";
import { mask, maskHeaders, maskJson, maskQuery, maskText } from "./mask-secrets.ts";

/** A call with masked secrets. */
export interface LoggedCall {
  readonly id: number;
  readonly method: string;
  /** Absolute URL. */
  readonly url: string;
  readonly path: string;
  /** Path below the base address of the API. */
  readonly apiPath: string;
  readonly query: string;
  readonly startedAt: number;
  readonly tookMs: number;
  /** Absent: no response. */
  readonly status?: number;
  /** Message of the API or of the error. */
  readonly failure?: string;
  /** Kind of missing or invalid response. */
  readonly responseError?: ResponseError;
  /** True if the console canceled the call. */
  readonly isAborted?: boolean;
  /** Encoded bytes of the response body, if known. */
  readonly size?: number;
  /** 1 for the first attempt; more after failures of the same call. */
  readonly attempt: number;
  readonly screen: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody?: string;
  /** True for a file or a long text. */
  readonly isBodyOmitted: boolean;
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** Text of the response's body; absent for a file, an empty body and an old call. */
  readonly responseBody?: LoggedBody;
}

interface LoggedBody {
  readonly text: string;
  readonly isJson: boolean;
}

const RETRY_WINDOW_MS = 20_000;

/** Masks the calls of the log and the current token in them; latest first. */
export function readLog(
  entries: readonly RequestLogEntry[],
  currentToken: string | null,
): readonly LoggedCall[] {
  const calls: LoggedCall[] = [];
  for (const call of entries.toReversed()) calls.unshift(readCall(call, calls, currentToken));
  return calls;
}

function readCall(
  entry: RequestLogEntry,
  earlier: readonly LoggedCall[],
  currentToken: string | null,
): LoggedCall {
  const { id, request, startedAt, endedAt, screen, error, isBodyOmitted } = entry;
  const { call, url } = request;
  // Background reads are prepared without a token, but may send the current one.
  const token = request.token ?? currentToken;
  const { response, failure, responseError } = readOutcome(entry);
  const address = new URL(url, location.href);
  const query = maskQuery(address.search.slice(1), token, call.secrets);
  const method = call.method.toUpperCase();
  const maskedUrl = `${address.origin}${address.pathname}${query === "" ? "" : `?${query}`}`;
  const timings = performance.getEntriesByName(address.href, "resource");
  const size = bodySize(timings.filter(isTiming), { startedAt, endedAt, response });
  const requestBody =
    entry.body === undefined ? undefined : maskBody(entry.body, settingsOfBody(call));
  const responseBody = maskResponse(entry, token);
  const sent = Object.fromEntries(new Headers(entry.headers).entries());
  return {
    id,
    method,
    url: maskedUrl,
    path: address.pathname,
    apiPath: call.path,
    query,
    startedAt,
    tookMs: endedAt - startedAt,
    attempt: attemptOf(earlier, method, maskedUrl, startedAt),
    screen,
    isBodyOmitted,
    requestHeaders: maskHeaders(sent, token, call.secrets),
    responseHeaders: maskHeaders(response?.headers ?? {}, token),
    ...(response === undefined ? {} : { status: response.status }),
    ...(failure === undefined ? {} : { failure }),
    ...(responseError === undefined ? {} : { responseError }),
    ...(isAbort(error) ? { isAborted: true } : {}),
    ...(size === undefined ? {} : { size }),
    ...(requestBody === undefined ? {} : { requestBody }),
    ...(responseBody === undefined ? {} : { responseBody }),
  };
}

type Head = Pick<HttpResponse, "status" | "headers">;

interface ReadOutcome {
  readonly response?: Head | undefined;
  readonly failure?: string | undefined;
  readonly responseError?: ResponseError | undefined;
}

function readOutcome({ response, error }: RequestLogEntry): ReadOutcome {
  // A canceled call has a state; the browser's message would not help.
  if (error === undefined || isAbort(error)) return { response };
  if (error instanceof HttpError)
    return { response: error.response, failure: error.problem.message };
  if (error instanceof BadResponseError) {
    return { response: error.response, responseError: error.responseError };
  }
  if (error instanceof ApiError && error.responseError !== undefined)
    return { responseError: error.responseError };
  return { failure: error instanceof Error ? error.message : String(error) };
}

/** Number of the attempt: a call that repeats a failed one is a retry. */
function attemptOf(
  calls: readonly LoggedCall[],
  method: string,
  url: string,
  startedAt: number,
): number {
  const previous = calls.find((one) => one.method === method && one.url === url);
  const isRetry =
    previous?.failure !== undefined &&
    previous.isAborted !== true &&
    startedAt - previous.startedAt < RETRY_WINDOW_MS;
  return isRetry ? previous.attempt + 1 : 1;
}

function isTiming(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  return entry instanceof PerformanceResourceTiming;
}

const MAX_RESPONSE_LENGTH = 1_000_000;

function maskResponse(
  { responseBody, error }: RequestLogEntry,
  token: string | null,
): LoggedBody | undefined {
  const body = responseBody ?? (error instanceof HttpError ? error.response.body : undefined);
  if (body === undefined || body instanceof Blob) return undefined;
  const isJson = typeof body !== "string";
  const text = isJson ? writeJson(maskJson(body)) : maskText(body);
  if (text.length > MAX_RESPONSE_LENGTH) return undefined;
  return { isJson, text: token === null || token === "" ? text : text.replaceAll(token, mask) };
}

/** Names of the connection settings in the body: a `key` is a credential there, and an ordinary member in other bodies. */
function settingsOfBody({ settings = [] }: Pick<HttpRequest, "settings">): readonly string[] {
  return settings.flatMap((setting) => (setting.in === "body" ? setting.name : []));
}

function maskBody(body: string, settings: readonly string[]): string {
  try {
    const masked = maskJson(parseJson(body));
    if (typeof masked !== "object" || masked === null || Array.isArray(masked))
      return writeJson(masked);
    const entries = Object.entries(masked).map(
      ([name, value]) => [name, settings.includes(name) ? mask : (value as unknown)] as const,
    );
    return writeJson(Object.fromEntries(entries));
  } catch {
    return maskText(body);
  }
}
