import type { ProblemText, HttpResponse } from "@quarterdeck/model";

/** Method and path of a failed call; without the query, which may contain a credential. */
export interface FailedCall {
  readonly method: string;
  readonly path: string;
}

/** Kind of a missing or invalid response; the request panel shows it in the language of the UI. */
export type ResponseError = "none" | "broken-off" | "redirect" | "no-json";

interface ApiErrorOptions extends ErrorOptions {
  readonly responseError?: ResponseError;
}

/** A call without a usable response. */
export class ApiError extends Error {
  override readonly name: string = "ApiError";
  readonly call: FailedCall;
  readonly responseError: ResponseError | undefined;
  constructor(message: string, call: FailedCall, options?: ApiErrorOptions) {
    super(`${call.method} ${call.path}: ${message}`, options);
    this.call = { method: call.method, path: call.path };
    this.responseError = options?.responseError;
  }
}

/** The API responded with an error status. */
export class HttpError extends ApiError {
  override readonly name = "HttpError";
  readonly status: number;
  readonly problem: ProblemText;
  readonly response: HttpResponse;
  constructor(call: FailedCall, response: HttpResponse, problem: ProblemText) {
    super(`${response.status} ${problem.message}`.trim(), call);
    this.status = response.status;
    this.problem = problem;
    this.response = response;
  }
}

/** No response arrived: offline, refused or broken off. */
export class NetworkError extends ApiError {
  override readonly name = "NetworkError";
}

/** The response is invalid: a redirect, or a body that is not JSON. */
export class BadResponseError extends ApiError {
  override readonly name = "BadResponseError";
}

/** A sign-in succeeded, but the response contains no token. */
export class NoTokenError extends ApiError {
  override readonly name = "NoTokenError";
}

/** True if the console canceled the call: its screen closed or the session ended. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
