import {
  isSameJson,
  listConflictingMembers,
  type Operation,
  type RecordRef,
  rebaseRecord,
  recordVersion,
  writtenField,
} from "@quarterdeck/model";
import type { FreshRecord } from "./read-fresh.ts";

/** Reason not to send a write after a fresh read; see docs/decisions/0025. */
export type ConflictResult =
  /** The API has the new values already. */
  | { readonly kind: "unchanged" }
  /** The record changed on the server since it was read. */
  | { readonly kind: "conflict"; readonly theirs: unknown; readonly etag?: string };

/** Compares a change with the fresh record; undefined: no conflict. */
export function detectChangeConflict(
  { chunk, resource }: RecordRef,
  change: { readonly before: unknown; readonly after: unknown },
  { record, etag }: FreshRecord,
): ConflictResult | undefined {
  const { before, after } = change;
  if (isSameJson(rebaseRecord(change, record), record)) return { kind: "unchanged" };
  const moved = listConflictingMembers(chunk, resource, { before, now: record, after });
  return moved.length === 0 ? undefined : conflict(record, etag);
}

/** Compares a record to remove with the fresh record; undefined: no conflict. */
export function detectRemovalConflict(
  { chunk, resource }: RecordRef,
  before: unknown,
  { record, etag }: FreshRecord,
): ConflictResult | undefined {
  const moved = listConflictingMembers(chunk, resource, { before, now: record, after: before });
  return moved.length === 0 ? undefined : conflict(record, etag);
}

function conflict(theirs: unknown, etag: string | undefined): ConflictResult {
  return { kind: "conflict", theirs, ...(etag !== undefined && { etag }) };
}

/** True if the ETag or the version member of the fresh record differs. */
export function isNewer(
  { chunk, resource }: RecordRef,
  operation: Operation,
  { base, fresh }: { readonly base: FreshRecord; readonly fresh: FreshRecord },
): boolean {
  const field = writtenField(chunk, resource, operation);
  const hasNewTag = fresh.etag !== base.etag && fresh.etag !== undefined;
  return (
    hasNewTag || !isSameJson(recordVersion(field, fresh.record), recordVersion(field, base.record))
  );
}
