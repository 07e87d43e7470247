import type { FastifyReply } from "fastify";

/** Every error code of the service with its status and title. Codes are stable. */
export const problems = {
  "bad-request": { status: 400, title: "Bad request" },
  "bad-parameter": { status: 400, title: "Bad parameter" },
  "bad-body": { status: 400, title: "Unreadable body" },
  unauthenticated: { status: 401, title: "Not signed in" },
  forbidden: { status: 403, title: "Not allowed" },
  xsrf: { status: 403, title: "Cross-site request refused" },
  "not-found": { status: 404, title: "Not found" },
  "method-not-allowed": { status: 405, title: "Method not allowed" },
  "not-acceptable": { status: 406, title: "Not acceptable" },
  "request-timeout": { status: 408, title: "Request took too long" },
  conflict: { status: 409, title: "Conflict" },
  "precondition-failed": { status: 412, title: "Changed meanwhile" },
  "too-large": { status: 413, title: "Too large" },
  "unsupported-media-type": { status: 415, title: "Unsupported media type" },
  misdirected: { status: 421, title: "Host not served here" },
  "invalid-body": { status: 422, title: "Invalid values" },
  "too-many-requests": { status: 429, title: "Too many requests" },
  "headers-too-large": { status: 431, title: "Headers too large" },
  internal: { status: 500, title: "Internal error" },
  "upstream-unreachable": { status: 502, title: "The API cannot be reached" },
  "upstream-refused": { status: 502, title: "The API's response cannot be forwarded" },
  "database-unavailable": { status: 503, title: "The database cannot be reached" },
  unavailable: { status: 503, title: "Not available right now" },
  "upstream-slow": { status: 504, title: "The API does not respond" },
} as const satisfies {
  readonly [code: string]: { readonly status: number; readonly title: string };
};

export type ProblemCode = keyof typeof problems;

/** One error in the body (JSON pointer) or in a parameter (name). */
export interface ProblemItem {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly detail: string;
}

/** Body of every error response (RFC 9457). */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  readonly errors?: readonly ProblemItem[];
}

/** An error with a code of the table. Its detail is shown to the user, so it names no internals. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors: readonly ProblemItem[];

  constructor(
    code: ProblemCode,
    detail: string,
    errors: readonly ProblemItem[] = [],
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
    this.code = code;
    this.detail = detail;
    this.errors = errors;
  }
}

/** More would only make the response large: a body may contain a million errors. */
const mostErrors = 100;

export function createProblem(
  code: ProblemCode,
  detail: string,
  errors: readonly ProblemItem[] = [],
): ProblemDocument {
  const { status, title } = problems[code];
  const problem = { type: "about:blank", title, status, detail, code };
  return errors.length === 0 ? problem : { ...problem, errors: errors.slice(0, mostErrors) };
}

/** Seconds until a request that found the service busy, stopping or without its database is worth a repetition. */
const retrySeconds = 5;

/** Sends a problem. Returns the reply, so that a handler can `return sendProblem(…)`. */
export function sendProblem(
  reply: FastifyReply,
  code: ProblemCode,
  detail: string,
  errors: readonly ProblemItem[] = [],
): FastifyReply {
  const problem = createProblem(code, detail, errors);
  if (problem.status === 503 && !reply.hasHeader("retry-after")) {
    reply.header("retry-after", retrySeconds);
  }
  // Serialized here: a route's response schema must not remove members of a problem.
  return reply
    .code(problem.status)
    .header("content-type", "application/problem+json")
    .header("cache-control", "no-store")
    .serializer(String)
    .send(JSON.stringify(problem));
}
