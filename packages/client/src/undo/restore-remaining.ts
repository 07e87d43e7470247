import { changeOperation, findChanges, type KeyedRecordRef, ownMember } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { type FreshRecord, readFresh } from "#records/read-fresh.ts";
import type { WriteOutcome } from "#records/send-write.ts";
import { changeRecord } from "#records/write-record.ts";
import { HttpError } from "#http/errors.ts";

interface Remaining {
  readonly outcome: WriteOutcome;
  readonly operation: string | undefined;
}

/**
 * Undoes a deletion that only marked the record: sets the writable members that it changed. Undefined if the record does
 * not exist any more, or if no writable member shows the deletion.
 */
export async function restoreRemaining(
  client: QueryClient,
  target: KeyedRecordRef,
  before: unknown,
): Promise<Remaining | undefined> {
  const { chunk, resource } = target;
  const fresh = await readRemaining(client, target);
  if (fresh?.record === undefined) return undefined;
  const { record, etag } = fresh;
  const changes = findChanges(resource.fields, record, before).filter(
    (change) =>
      change.before !== undefined &&
      change.after !== undefined &&
      // Members without a description may be links that the API computes.
      change.field !== undefined &&
      change.field.isReadOnly !== true,
  );
  if (changes.length === 0) return undefined;
  const values = changes.map(({ name }) => [name, ownMember(Object(before), name)] as const);
  const after = { ...Object(record), ...Object.fromEntries(values) };
  const change = { before: record, after, ...(etag !== undefined && { etag }) };
  const outcome = await changeRecord(client, target, change);
  return { outcome, operation: changeOperation(chunk, resource)?.id };
}

async function readRemaining(
  client: QueryClient,
  target: KeyedRecordRef,
): Promise<FreshRecord | undefined> {
  try {
    return await readFresh(client, target);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
