import { LoadError, type ProblemMessage } from "@quarterdeck/model";
import { HttpError, NetworkError } from "#http/errors.ts";

/** Reason why a description, or a file of it, could not be read. */
export function failureReason(error: unknown): ProblemMessage {
  if (error instanceof LoadError) return error.reason;
  if (error instanceof HttpError) return { code: "error-status", params: { status: error.status } };
  if (error instanceof NetworkError) return { code: "not-reached-here" };
  return {
    code: "not-read",
    params: { reason: error instanceof Error ? error.message : String(error) },
  };
}
