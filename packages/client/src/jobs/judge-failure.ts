import { HttpError, isAbort, NetworkError } from "#http/errors.ts";
import { retryAfter } from "#queries/retry.ts";

/** What follows from a call that failed. */
export type Judgement =
  /** The API did not take it and says so: wait, then ask again. */
  | { readonly kind: "later"; readonly wait: number }
  /** Nobody is signed in any more; the call did nothing. */
  | { readonly kind: "signed-out" }
  /** Nobody knows whether it arrived. */
  | { readonly kind: "unknown" }
  | { readonly kind: "failed" };

/** When the API names no time: doubled with each try. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
const overloaded: readonly number[] = [502, 503, 504];

/** A call that changes something: only an answer that it was not taken allows to send it again. */
export function judgeWrite(error: unknown, tries: number): Judgement {
  if (isAbort(error) || error instanceof NetworkError) return { kind: "unknown" };
  if (!(error instanceof HttpError)) return { kind: "failed" };
  if (error.status === 401) return { kind: "signed-out" };
  const asked = retryAfter(error);
  if (error.status === 429) return { kind: "later", wait: asked ?? backOff(tries) };
  if (error.status === 503 && asked !== undefined) return { kind: "later", wait: asked };
  return { kind: overloaded.includes(error.status) ? "unknown" : "failed" };
}

/** A call that only reads may always be made again. */
export function judgeRead(error: unknown, tries: number): Judgement {
  const judged = judgeWrite(error, tries);
  if (judged.kind !== "unknown") return judged;
  if (isAbort(error)) return { kind: "signed-out" };
  return { kind: "later", wait: backOff(tries) };
}

function backOff(tries: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
}
