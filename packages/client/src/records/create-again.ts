import type { RecordRef, Resource } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { createRecord, type WriteOutcome } from "./write-record.ts";

type Members = Readonly<Record<string, unknown>>;

/**
 * Creates a deleted record again: with its key, and without it if the API refuses that. Rejects with the first
 * `HttpError` if the API refuses both.
 */
export async function createAgain(
  client: QueryClient,
  target: RecordRef,
  record: Members,
): Promise<WriteOutcome> {
  try {
    return await createRecord(client, target, record, { isRestored: true });
  } catch (error) {
    const plain = withoutKey(target.resource, record);
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
function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && [400, 403, 409, 422].includes(error.status);
}

function withoutKey({ key }: Resource, record: Members): Members {
  const names = new Set(key.flatMap(({ field: [name] }) => name ?? []));
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)));
}
