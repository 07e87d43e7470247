import { buildAction, type KeyedRecordRef } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { sendWrite, type WriteOutcome } from "./write-record.ts";

/** Restores a deleted record with an operation of the API. Rejects with `HttpError` if the API refuses. */
export async function restoreRecord(
  client: QueryClient,
  target: KeyedRecordRef,
  operationId: string,
): Promise<WriteOutcome> {
  const operation = target.chunk.operations.find(({ id }) => id === operationId);
  if (operation === undefined) throw new RangeError(`The operation ${operationId} is missing.`);
  const request = buildAction(operation, target, { parameters: {} });
  return sendWrite(client, operation, request, {}, () => target.key);
}
