import { listPathKeys, type Operation, recordKey, type RecordRef } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { isAbort } from "#http/errors.ts";
import { readFresh } from "./read-fresh.ts";

interface NewRecord {
  readonly target: RecordRef;
  readonly operation: Operation;
  readonly record: unknown;
}

/**
 * True if a record with the key of a new one exists, which a PUT would replace. False if the API chooses the key, or
 * cannot show the record.
 */
export async function isKeyTaken(
  client: QueryClient,
  { target, operation, record }: NewRecord,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { resource } = target;
  if (resource.operations.read === undefined || listPathKeys(resource, operation).length === 0)
    return false;
  const key = recordKey(resource, record);
  if (key === undefined) return false;
  try {
    return (await readFresh(client, { ...target, key }, signal))?.record !== undefined;
  } catch (error) {
    if (isAbort(error)) throw error;
    return false;
  }
}
