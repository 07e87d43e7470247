import { BadResponseError, HttpError, isAbort, NetworkError } from "#http/errors.ts";
import { retryAfter } from "#queries/retry.ts";

/** Consequence of a failed call. */
export type FailureClass =
  /** The API rejected it for now: retry after `wait` milliseconds. */
  | { readonly kind: "later"; readonly wait: number }
  /** The session ended; the call had no effect. */
  | { readonly kind: "signed-out" }
  /** Unknown outcome. */
  | { readonly kind: "unknown" }
  | { readonly kind: "failed" };

/** Wait without `Retry-After`; doubled with each try. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
const overloaded: readonly number[] = [502, 503, 504];

/** Classifies a failed write: only a response that rejects it for now allows a retry. */
export function classifyWriteFailure(error: unknown, tries: number): FailureClass {
  const isInvalid = error instanceof NetworkError || error instanceof BadResponseError;
  if (isAbort(error) || isInvalid) return { kind: "unknown" };
  if (!(error instanceof HttpError)) return { kind: "failed" };
  if (error.status === 401) return { kind: "signed-out" };
  const wait = retryAfter(error);
  if (error.status === 429) return { kind: "later", wait: wait ?? backOff(tries) };
  if (error.status === 503 && wait !== undefined) return { kind: "later", wait };
  return { kind: overloaded.includes(error.status) ? "unknown" : "failed" };
}

/** Classifies a failed read, which may always be repeated. */
export function classifyReadFailure(error: unknown, tries: number): FailureClass {
  const failure = classifyWriteFailure(error, tries);
  if (failure.kind !== "unknown") return failure;
  if (isAbort(error)) return { kind: "signed-out" };
  return { kind: "later", wait: backOff(tries) };
}

function backOff(tries: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
}
