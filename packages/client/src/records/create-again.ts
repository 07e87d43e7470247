import { recordKey, type RecordRef, type Resource } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { readFresh } from "./read-fresh.ts";
import { findUnaccepted, isRefusal, type Members, withoutMembers } from "./unaccepted-members.ts";
import type { WriteOutcome } from "./send-write.ts";
import { createRecord } from "./write-record.ts";

/** A refusal may name one member at a time. */
const MOST_TRIES = 10;

/**
 * Creates a deleted record again: without the members that a refusal names, and without its key if the API refuses
 * that or fails at it. Rejects with the first `HttpError` if the API refuses each of them.
 */
export async function createAgain(
  client: QueryClient,
  target: RecordRef,
  record: Members,
  tries = MOST_TRIES,
): Promise<WriteOutcome> {
  try {
    return await createWithKey(client, target, record);
  } catch (error) {
    const names = findUnaccepted(error, record);
    if (names.length === 0 || tries <= 1) throw error;
    return createAgain(client, target, withoutMembers(record, names), tries - 1);
  }
}

async function createWithKey(
  client: QueryClient,
  target: RecordRef,
  record: Members,
): Promise<WriteOutcome> {
  try {
    return await createRecord(client, target, record, { isRestored: true });
  } catch (error) {
    // A refusal that names members is about them.
    if (findUnaccepted(error, record).length > 0) throw error;
    const plain = withoutMembers(record, keyMembers(target.resource));
    const hasKey = Object.keys(plain).length < Object.keys(record).length;
    if (!hasKey) throw error;
    if (!isRefusal(error) && !(await leftNone(client, target, record, error))) throw error;
    try {
      return await createRecord(client, target, plain, { isRestored: true });
    } catch (second) {
      throw isRefusal(second) ? error : second;
    }
  }
}

/** True after a 500 if no record has the key: some databases fail if a new record has a key that they generate. */
async function leftNone(
  client: QueryClient,
  target: RecordRef,
  record: Members,
  error: unknown,
): Promise<boolean> {
  const key = recordKey(target.resource, record);
  if (!(error instanceof HttpError) || error.status !== 500 || key === undefined) return false;
  try {
    const fresh = await readFresh(client, { ...target, key });
    return fresh !== undefined && fresh.record === undefined;
  } catch (failure) {
    return failure instanceof HttpError && [404, 410].includes(failure.status);
  }
}

function keyMembers({ key }: Resource): readonly string[] {
  // An object with the key has other members, too.
  return key.flatMap(({ field: [name, ...inner] }) => (inner.length > 0 ? [] : (name ?? [])));
}
