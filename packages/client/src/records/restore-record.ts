import { buildAction, buildWriteBack, type Inverse, type KeyedRecordRef } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { sendWrite, type WriteOutcome } from "./send-write.ts";

/**
 * Restores a deleted record with an operation of the API, or with copies of the records that its deletion deleted. Rejects with
 * `HttpError` if the API refuses.
 */
export async function restoreRecord(
  client: QueryClient,
  target: KeyedRecordRef,
  { operation: operationId, copies }: Omit<Extract<Inverse, { readonly kind: "restore" }>, "key">,
): Promise<WriteOutcome> {
  const back = copies && buildWriteBack(target, copies);
  if (back !== undefined)
    return sendWrite(client, back.operation, back.request, {}, () => target.key);
  const operation = target.chunk.operations.find(({ id }) => id === operationId);
  if (operation === undefined) throw new RangeError(`The operation ${operationId} is missing.`);
  const request = buildAction(operation, target, { parameters: {} });
  return sendWrite(client, operation, request, {}, () => target.key);
}
