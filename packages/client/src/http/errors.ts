import type { HttpRequest, HttpResponse, ProblemText, ResponseMismatch } from "@quarterdeck/model";

/** Method and path of a failed call; without the query, which may contain a credential. */
export interface FailedCall {
  readonly method: string;
  readonly path: string;
  /** As in `HttpRequest`. */
  readonly schemes?: readonly string[] | undefined;
}

/** Kind of a missing or invalid response; the request panel shows it in the language of the UI. */
export type ResponseError =
  | "none"
  | "broken-off"
  | "encoding"
  | "redirect"
  | "redirect-loop"
  | "no-json"
  | "undecodable"
  /** A record with the key of the new one exists. */
  | "exists"
  /** The response to a create has several records, and not the new one. */
  | "other-records"
  | "unseen-fields"
  /** Operation without evidence, whose request the user has not confirmed. */
  | "assumed"
  | ResponseMismatch;

interface ApiErrorOptions extends ErrorOptions {
  readonly responseError?: ResponseError;
  /** Response that arrived although it is not usable. */
  readonly response?: HttpResponse;
}

/** A call without a usable response. */
export class ApiError extends Error {
  override readonly name: string = "ApiError";
  readonly call: FailedCall;
  readonly responseError: ResponseError | undefined;
  constructor(message: string, call: FailedCall, options?: ApiErrorOptions) {
    super(`${call.method} ${call.path}: ${message}`, options);
    this.call = { method: call.method, path: call.path, schemes: call.schemes };
    this.responseError = options?.responseError;
  }
}

/** The API responded with an error: by its status, or inside a success. */
export class HttpError extends ApiError {
  override readonly name = "HttpError";
  /** Status of the response; 401 for a success whose error has that meaning. */
  readonly status: number;
  readonly problem: ProblemText;
  readonly response: HttpResponse;
  /** True for a 401 that concerns the session, not this call. */
  isExpired = false;
  /** True for a refusal of filters, of a list that the API permits. */
  isOfParameters = false;
  constructor(
    call: FailedCall,
    response: HttpResponse,
    problem: ProblemText,
    status = response.status,
  ) {
    super(`${response.status} ${problem.message}`.trim(), call);
    this.status = status;
    this.problem = problem;
    this.response = response;
  }
}

/** No response arrived: offline, refused or broken off. */
export class NetworkError extends ApiError {
  override readonly name = "NetworkError";
}

/** The response is not one of the described operation: a redirect, a page, a body that is not JSON. */
export class BadResponseError extends ApiError {
  override readonly name = "BadResponseError";
  readonly response: HttpResponse | undefined;
  constructor(message: string, call: FailedCall, options?: ApiErrorOptions) {
    super(message, call, options);
    this.response = options?.response;
  }
}

/** Locations of a response in which no usable token was found. */
export interface SearchedResponse {
  /** Message of the API. */
  readonly message: string | undefined;
  /** Members of the response. */
  readonly members: readonly string[];
  /** Names that a token was looked for under, in the body and in the headers. */
  readonly names: readonly string[];
  readonly headers: readonly string[];
  /** Names of the cookies that the response set; undefined: unknown. */
  readonly cookies: readonly string[] | undefined;
  /** Read that the API refused afterwards. */
  readonly refusal: { readonly status: number; readonly path: string } | undefined;
}

/** A sign-in succeeded, but the response contains neither a token nor a session. */
export class NoTokenError extends ApiError {
  override readonly name = "NoTokenError";
  readonly searched: SearchedResponse;
  constructor(call: FailedCall, searched: SearchedResponse) {
    super("the response contains no token", call);
    this.searched = searched;
  }
}

/** A write was not sent: no description and no response shows that the API has its operation. */
export class AssumedWriteError extends ApiError {
  override readonly name = "AssumedWriteError";
  readonly request: HttpRequest;
  constructor(request: HttpRequest) {
    super("nothing describes this operation", request, { responseError: "assumed" });
    this.request = request;
  }
}

/** True if the console canceled the call: its screen closed or the session ended. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
