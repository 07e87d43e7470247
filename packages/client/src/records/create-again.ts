import { listUnacceptedMembers, type RecordRef, type Resource } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { createRecord, type WriteOutcome } from "./write-record.ts";

type Members = Readonly<Record<string, unknown>>;

/** A refusal may name one member at a time. */
const MOST_TRIES = 10;

/**
 * Creates a deleted record again: without the members that a refusal names, and without its key if the API refuses
 * that. Rejects with the first `HttpError` if the API refuses each of them.
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
    const names = isRefusal(error)
      ? listUnacceptedMembers(error.problem.fields, Object.keys(record))
      : [];
    if (names.length === 0 || tries <= 1) throw error;
    return createAgain(client, target, without(record, names), tries - 1);
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
    if (isRefusal(error) && namesMembers(error, record)) throw error;
    const plain = without(record, keyMembers(target.resource));
    const hasKey = Object.keys(plain).length < Object.keys(record).length;
    if (!hasKey || !isRefusal(error)) throw error;
    try {
      return await createRecord(client, target, plain, { isRestored: true });
    } catch (second) {
      throw isRefusal(second) ? error : second;
    }
  }
}

/** True for statuses of a request that the API did not carry out because of its content. */
function isRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && [400, 403, 409, 422].includes(error.status);
}

function namesMembers({ problem }: HttpError, record: Members): boolean {
  return listUnacceptedMembers(problem.fields, Object.keys(record)).length > 0;
}

function keyMembers({ key }: Resource): readonly string[] {
  return key.flatMap(({ field: [name] }) => name ?? []);
}

function without(record: Members, names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}
