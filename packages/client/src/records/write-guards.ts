import { isJsonPatch, type Operation } from "@quarterdeck/model";
import { BadResponseError, HttpError, isAbort, NetworkError } from "#http/errors.ts";

/** A gateway that gave up tells nothing of what stands behind it. */
export function isUnknown(error: Error): boolean {
  if (error instanceof HttpError) return error.status === 502 || error.status === 504;
  // The session ended while the answer was awaited.
  if (isAbort(error)) return true;
  return error instanceof NetworkError || error instanceof BadResponseError;
}

/** RFC 9110: 412 and 428 are about the record's tag; 409 may be, or about a rule of the API's own. */
export function isRefusedForOthers(error: unknown): error is HttpError {
  return error instanceof HttpError && [409, 412, 428].includes(error.status);
}

/** How servers answer a step of RFC 6902 that does not hold, or that they do not know: no two agree. */
const testRefusals: readonly number[] = [400, 409, 412, 415, 422, 428, 500, 501];

export function mayBeAboutTests(error: unknown): error is HttpError {
  return error instanceof HttpError && testRefusals.includes(error.status);
}

/** Such a patch is made wholly or not at all (RFC 5789, section 2). */
export function takesTests({ body }: Operation): boolean {
  return isJsonPatch(body?.mediaType);
}

/** The API itself refuses to overwrite: it asks for the tag, and it gave one. */
export function isGuarded(operation: Operation, etag: string | undefined): boolean {
  return etag !== undefined && asksForTag(operation) && !isWeak(etag);
}

/** A weak tag never matches (RFC 9110, section 13.1.1), so it is sent only to who asks for one. */
export function sentTag(operation: Operation, etag: string | undefined): string | undefined {
  return etag !== undefined && (asksForTag(operation) || !isWeak(etag)) ? etag : undefined;
}

function asksForTag({ parameters }: Operation): boolean {
  return parameters.some((one) => one.in === "header" && one.name.toLowerCase() === "if-match");
}

function isWeak(etag: string): boolean {
  return etag.startsWith("W/");
}
