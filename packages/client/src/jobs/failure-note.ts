import { ApiError, BadResponseError, HttpError, NetworkError } from "#http/errors.ts";
import type { RowOutcome } from "./job.ts";
import { refusalNote } from "./refusal-note.ts";

/** Describes a failed call: the API's message, or a note that is translated when it is shown. */
export function failureNote(error: unknown): Pick<RowOutcome, "message" | "status" | "note"> {
  if (error instanceof HttpError) {
    return { status: error.status, message: refusalNote(error.problem) };
  }
  const reason = error instanceof ApiError ? error.responseError : undefined;
  if (
    reason === "undecodable" ||
    reason === "unseen-fields" ||
    reason === "other-records" ||
    reason === "assumed"
  )
    return { note: reason };
  if (error instanceof NetworkError) return { note: "silent" };
  if (error instanceof BadResponseError) return { note: "garbled" };
  return { message: error instanceof Error ? error.message : String(error) };
}
