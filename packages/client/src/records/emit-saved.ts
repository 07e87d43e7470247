import { hiddenChanges, type Operation, type RecordRef, writtenField } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { omittedMembers } from "./omitted-members.ts";
import { emitWrite, type WriteEvent } from "./write-events.ts";
import type { RecordChange } from "./write-record.ts";

interface SavedRecord {
  readonly target: RecordRef;
  readonly change: RecordChange;
  readonly key: string | undefined;
  /** The record in the response, if it contains one. */
  readonly record?: unknown;
  /** True if the API cannot restore a previous value. */
  readonly isFinal?: boolean | undefined;
}

/** Emits the write event of a saved record. */
export function emitSaved(client: QueryClient, operation: Operation, saved: SavedRecord): void {
  emitWrite(client, savedEvent(client, operation, saved));
}

/** Write event of a saved record. */
export function savedEvent(
  client: QueryClient,
  operation: Operation,
  saved: SavedRecord,
): WriteEvent {
  const { target, change, key, record, isFinal } = saved;
  const { chunk, resource, parents } = target;
  const isOther = target.key !== undefined && key !== undefined && key !== target.key;
  // A new key in the path is that of the same record.
  const isMoved =
    isOther && !resource.key.some(({ parameter }) => operation.path.includes(`{${parameter}}`));
  const isNew = target.key === undefined || isMoved;
  const omitted = omittedMembers(client, resource);
  const hidden = hiddenChanges(writtenField(chunk, resource, operation), change);
  return {
    kind: isNew ? "create" : "change",
    resource: resource.name,
    ...(key !== undefined && { key }),
    parents,
    operation: operation.id,
    ...(!isNew && isFinal !== true && { before: change.before }),
    ...(isMoved && { replaces: target.key }),
    after: record ?? change.after,
    sent: change.after,
    ...(hidden.length > 0 && { hidden }),
    ...(omitted.length > 0 && { omitted }),
    at: Date.now(),
  };
}
