import { type HttpRequest, recordKey, type RecordRef } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError, isAbort } from "#http/errors.ts";
import { readFresh } from "./read-fresh.ts";

/** A new record, whose key is in the path of its request. */
interface NewRecord {
  readonly record: unknown;
  readonly request: HttpRequest;
  readonly signal: AbortSignal | undefined;
}

/** Throws an `ApiError` if a record with the key of a new one exists, which a PUT would replace. */
export async function refuseTaken(
  client: QueryClient,
  target: RecordRef,
  { record, request, signal }: NewRecord,
): Promise<void> {
  const { resource } = target;
  const key = resource.operations.read && recordKey(resource, record);
  if (key === undefined) return;
  const fresh = await readFresh(client, { ...target, key }, signal).catch((error: unknown) => {
    if (isAbort(error)) throw error;
    // The API cannot show the record.
  });
  if (fresh?.record !== undefined)
    throw new ApiError("the record exists", request, { responseError: "exists" });
}
