import { BadResponseError, HttpError, NetworkError } from "#http/errors.ts";
import type { RowOutcome } from "./job.ts";
import { tellRefusal } from "./refusal-note.ts";

/** What a failed call says of its row: the API's own words, or a note of ours in whatever language it is read. */
export function tellFailure(error: unknown): Pick<RowOutcome, "message" | "status" | "note"> {
  if (error instanceof HttpError) {
    return { status: error.status, message: tellRefusal(error.problem) };
  }
  if (error instanceof NetworkError) return { note: "silent" };
  if (error instanceof BadResponseError) return { note: "garbled" };
  return { message: error instanceof Error ? error.message : String(error) };
}
