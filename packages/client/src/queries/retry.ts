import { FINAL_STATUSES, MAX_RETRIES, MAX_RETRY_AFTER_MS } from "#config/contract.ts";
import { MissingRowsError } from "@quarterdeck/model";
import { BadResponseError, HttpError, isAbort } from "#http/errors.ts";

/** Retry rule (Q3); `failureCount` is 0 after the first failure. Must not throw: the query would stay pending. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (failureCount >= MAX_RETRIES) return false;
  // The same request would return the same page or redirect.
  if (error instanceof BadResponseError || error instanceof MissingRowsError) return false;
  if (!(error instanceof HttpError)) return !isAbort(error);
  // An error inside a success is a decision of the API.
  if (error.status < 400) return false;
  if (FINAL_STATUSES.includes(error.status)) return false;
  // After a longer delay the user retries by a button.
  return (retryAfter(error) ?? 0) <= MAX_RETRY_AFTER_MS;
}

/** `Retry-After`, else 1, 2, 4 seconds (Q3). */
export function retryDelay(failureCount: number, error: unknown): number {
  const requested = error instanceof HttpError ? retryAfter(error) : undefined;
  return requested ?? 1000 * 2 ** failureCount;
}

/** Milliseconds until `Retry-After`, in seconds or as a date (RFC 9110, section 10.2.3). */
export function retryAfter(error: HttpError): number | undefined {
  const text = error.response.headers["retry-after"]?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return text === "" || Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
