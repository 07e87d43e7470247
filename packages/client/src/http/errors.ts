import type { ProblemText, HttpResponse } from "@quarterdeck/model";

/** Which call failed; the query is left out, because it may carry a credential. */
export interface FailedCall {
  readonly method: string;
  readonly path: string;
}

/** What was wrong with an answer, for who looks into the calls: told there in any language. */
export type ResponseError = "none" | "broken-off" | "redirect" | "no-json";

interface ApiErrorOptions extends ErrorOptions {
  readonly responseError?: ResponseError;
}

/** A call that gave no usable answer. */
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

/** The API answered, and not with success. */
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

/** No answer came: offline, refused, or a redirect that must not be followed. */
export class NetworkError extends ApiError {
  override readonly name = "NetworkError";
}

/** An answer came that is not what it says it is. */
export class BadResponseError extends ApiError {
  override readonly name = "BadResponseError";
}

/** A sign-in succeeded, but no token could be found in its answer. */
export class NoTokenError extends ApiError {
  override readonly name = "NoTokenError";
}

/** The call was given up by us: its screen went, or its session ended. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
