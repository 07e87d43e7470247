import { ownMember } from "@quarterdeck/model";
import { createProblem, ServiceError } from "./problems.ts";
import type { ProblemCode, ProblemDocument, ProblemItem } from "./problems.ts";

interface ValidationIssue {
  readonly instancePath?: string;
  readonly message?: string;
  readonly params?: { readonly [name: string]: unknown };
}

/** Members that Fastify and its plugins set on their errors. */
interface FastifyLikeError {
  readonly code?: unknown;
  readonly statusCode?: unknown;
  readonly validation?: readonly ValidationIssue[];
  readonly validationContext?: unknown;
}

const internalDetail =
  "Internal error. Retry; if it persists, contact the operator of this service.";

/** Our codes for Fastify's error codes: its own messages mention internals. */
const previous: { readonly [code: string]: readonly [ProblemCode, string] } = {
  FST_ERR_CTP_BODY_TOO_LARGE: ["too-large", "The body is larger than this service takes."],
  FST_ERR_CTP_EMPTY_JSON_BODY: ["bad-body", "The body is empty although its content type is JSON."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    "bad-body",
    "The body is shorter or longer than its Content-Length.",
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: ["bad-body", "The body is not valid JSON."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    "unsupported-media-type",
    "The body's content type is not known here; send application/json.",
  ],
  FST_ERR_BAD_URL: ["bad-request", "The address is not a valid URL path."],
};

/** Codes for errors that carry only a status, such as those of the rate limit. */
const byStatus: { readonly [status: number]: readonly [ProblemCode, string] } = {
  400: ["bad-request", "The request cannot be understood."],
  401: ["unauthenticated", "Sign in first."],
  403: ["forbidden", "This is not allowed."],
  404: ["not-found", "There is nothing at this address."],
  405: ["method-not-allowed", "This method is not known at this address."],
  406: ["not-acceptable", "None of the accepted media types can be sent."],
  412: ["precondition-failed", "It has changed; read it again."],
  413: ["too-large", "The body is larger than this service takes."],
  414: ["bad-request", "The address is too long."],
  415: ["unsupported-media-type", "The body's content type is not known here."],
  416: ["bad-request", "The range asked for does not exist."],
  429: ["too-many-requests", "Too many requests in a short time. Wait a moment, then retry."],
  431: ["headers-too-large", "The headers are too large."],
  503: ["unavailable", "The service is busy or stopping. Retry in a moment."],
};

/** Converts any thrown value to a problem. Only the detail of a `ServiceError` is shown. */
export function problemOf(error: unknown): ProblemDocument {
  if (error instanceof ServiceError) return createProblem(error.code, error.detail, error.errors);
  if (typeof error !== "object" || error === null) return createProblem("internal", internalDetail);
  const { code, statusCode, validation, validationContext } = error as FastifyLikeError;
  if (Array.isArray(validation)) return validationProblem(validation, validationContext);
  const match =
    (typeof code === "string" ? ownMember(previous, code) : undefined) ??
    (typeof statusCode === "number" ? byStatus[statusCode] : undefined);
  if (match) return createProblem(match[0], match[1]);
  if (typeof statusCode === "number" && statusCode >= 400 && statusCode < 500) {
    return createProblem("bad-request", "The request cannot be understood.");
  }
  return createProblem("internal", internalDetail);
}

function validationProblem(issues: readonly ValidationIssue[], context: unknown): ProblemDocument {
  const isBody = context === "body";
  const errors = issues.map((issue) => validationItem(issue, isBody));
  return createProblem(isBody ? "invalid-body" : "bad-parameter", detailOf(errors), errors);
}

const mostInDetail = 3;

function detailOf(errors: readonly ProblemItem[]): string {
  return joinMessages(errors.map((item) => itemMessage(item)));
}

/** One sentence with the first messages and the number of the others. */
export function joinMessages(messages: readonly string[]): string {
  const first = messages.slice(0, mostInDetail);
  const others = messages.length - first.length;
  return `${first.join("; ")}${others > 0 ? `, and ${others} more` : ""}.`;
}

function validationItem(issue: ValidationIssue, isBody: boolean): ProblemItem {
  const inner = issue.params?.["missingProperty"] ?? issue.params?.["additionalProperty"];
  const step = typeof inner === "string" ? `/${escapePointer(inner)}` : "";
  const pointer = `${issue.instancePath ?? ""}${step}`;
  const detail = issue.message ?? "is not valid";
  return isBody ? { pointer, detail } : { parameter: pointer.slice(1).split("/")[0] ?? "", detail };
}

function itemMessage({ pointer, parameter, detail }: ProblemItem): string {
  const location = parameter ?? pointer ?? "";
  return location === "" ? `The value ${detail}` : `${location} ${detail}`;
}

function escapePointer(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
