import type { KeyedRecordRef } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { readFresh } from "#records/read-fresh.ts";

/** True if a failed write was refused because the record was deleted since it was read. */
export async function isGone(
  client: QueryClient,
  target: KeyedRecordRef,
  error: Error,
): Promise<boolean> {
  if (!isMissing(error)) return false;
  try {
    // The write may name another record that is missing.
    const fresh = await readFresh(client, target);
    return fresh === undefined || fresh.record === undefined;
  } catch (failure) {
    return isMissing(failure);
  }
}

/** True for statuses of a record that does not exist (RFC 9110, sections 15.5.5 and 15.5.11). */
export function isMissing(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 410);
}
