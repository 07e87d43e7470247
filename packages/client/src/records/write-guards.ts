import { isJsonPatch, type Operation } from "@quarterdeck/model";
import { BadResponseError, HttpError, isAbort, NetworkError } from "#http/errors.ts";

/** True if the request may have reached the API although no valid response arrived. */
export function isUnknownOutcome(error: Error): boolean {
  if (error instanceof HttpError) return error.status === 502 || error.status === 504;
  // The session ended before the response arrived.
  if (isAbort(error)) return true;
  return error instanceof NetworkError || error instanceof BadResponseError;
}

/** True for statuses of a failed precondition (RFC 9110); 409 may also be a business rule of the API. */
export function isGuardRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && [409, 412, 428].includes(error.status);
}

/** Statuses of servers whose JSON Patch `test` failed, or that do not support `test`. */
const testRefusals: readonly number[] = [400, 409, 412, 415, 422, 428, 500, 501];

export function isTestRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && testRefusals.includes(error.status);
}

/** True for a refusal that may be about the key of an existing record in the body. */
export function mayRefuseKey(error: unknown): error is HttpError {
  return error instanceof HttpError && [400, 404, 422].includes(error.status);
}

/** True if the body is a JSON Patch: it applies as a whole or not at all (RFC 5789, section 2). */
export function supportsTests({ body }: Operation): boolean {
  return isJsonPatch(body);
}

/** True if the API itself prevents lost updates: the operation has `If-Match` and the record has a strong ETag. */
export function isGuarded(operation: Operation, etag: string | undefined): boolean {
  return etag !== undefined && hasIfMatch(operation) && !isWeak(etag);
}

/**
 * Value of `If-Match`; a weak ETag never matches (RFC 9110, section 13.1.1), so only operations with the header, or
 * whose API demanded it, get one.
 */
export function ifMatchOf(
  operation: Operation,
  etag: string | undefined,
  isDemanded = false,
): string | undefined {
  if (etag === undefined) return undefined;
  return isDemanded || hasIfMatch(operation) || !isWeak(etag) ? etag : undefined;
}

/** True if the API demands a precondition (RFC 6585, section 3) and the request had no `If-Match`. */
export function demandsIfMatch(
  error: HttpError,
  operation: Operation,
  etag: string | undefined,
): boolean {
  return error.status === 428 && etag !== undefined && ifMatchOf(operation, etag) === undefined;
}

function hasIfMatch({ parameters }: Operation): boolean {
  return parameters.some((one) => one.in === "header" && one.name.toLowerCase() === "if-match");
}

function isWeak(etag: string): boolean {
  return etag.startsWith("W/");
}
