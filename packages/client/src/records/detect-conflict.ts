import {
  isSameJson,
  movedMembers,
  type Operation,
  rebaseRecord,
  recordVersion,
  writtenField,
  type KeyedRecordRef,
} from "@quarterdeck/model";
import type { FreshRecord } from "./read-fresh.ts";

/** What is found where others have written meanwhile; see docs/decisions/0025. */
export type ConflictResult =
  /** Nothing differs: nothing was sent. */
  | { readonly kind: "unchanged" }
  /** Somebody else changed it since it was read; nothing was overwritten. */
  | { readonly kind: "conflict"; readonly theirs: unknown; readonly etag?: string };

/** What a fresh read leads to instead of a write; undefined: nothing stands in its way. */
export function detectChangeConflict(
  { chunk, resource }: KeyedRecordRef,
  change: { readonly before: unknown; readonly after: unknown },
  { record, etag }: FreshRecord,
): ConflictResult | undefined {
  const { before, after } = change;
  if (isSameJson(rebaseRecord(change, record), record)) return { kind: "unchanged" };
  const moved = movedMembers(chunk, resource, { before, now: record, after });
  return moved.length === 0 ? undefined : conflict(record, etag);
}

export function detectRemovalConflict(
  { chunk, resource }: KeyedRecordRef,
  before: unknown,
  { record, etag }: FreshRecord,
): ConflictResult | undefined {
  const moved = movedMembers(chunk, resource, { before, now: record, after: before });
  return moved.length === 0 ? undefined : conflict(record, etag);
}

function conflict(theirs: unknown, etag: string | undefined): ConflictResult {
  return { kind: "conflict", theirs, ...(etag !== undefined && { etag }) };
}

/** A tag or a version that differs; a record that has neither was refused for another reason. */
export function isNewer(
  { chunk, resource }: KeyedRecordRef,
  operation: Operation,
  { base, fresh }: { readonly base: FreshRecord; readonly fresh: FreshRecord },
): boolean {
  const field = writtenField(chunk, resource, operation);
  const isOther = fresh.etag !== base.etag && fresh.etag !== undefined;
  return (
    isOther || !isSameJson(recordVersion(field, fresh.record), recordVersion(field, base.record))
  );
}
