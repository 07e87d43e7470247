import {
  isSameJson,
  listConflictingMembers,
  rebaseRecord,
  type RecordRef,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { type CreatedRecord, findCreated } from "#records/find-created.ts";
import { type FreshRecord, readFresh } from "#records/read-fresh.ts";
import type { RecordChange } from "#records/write-record.ts";

/** State of the API after a write with unknown outcome. */
export type SavedStatus =
  /** The record has the new values. */
  | { readonly kind: "arrived"; readonly fresh: FreshRecord }
  /** The record did not change. */
  | { readonly kind: "missing"; readonly fresh: FreshRecord }
  /** Another user changed the record. */
  | { readonly kind: "moved"; readonly fresh: FreshRecord }
  | { readonly kind: "gone" }
  /** Records with the values of the new record. */
  | { readonly kind: "candidates"; readonly records: readonly CreatedRecord[] }
  /** The API can neither read nor list the record. */
  | { readonly kind: "unseen" };

/** Reads from the API if a write with unknown outcome succeeded. */
export async function checkSaved(
  client: QueryClient,
  { key, ...target }: RecordRef,
  change: RecordChange,
): Promise<SavedStatus> {
  if (key === undefined) {
    const records = await findCreated(client, target, change.after);
    return records === undefined ? { kind: "unseen" } : { kind: "candidates", records };
  }
  try {
    const fresh = await readFresh(client, { ...target, key });
    if (fresh === undefined) return { kind: "unseen" };
    if (fresh.record === undefined) return { kind: "gone" };
    return { kind: compare(target, change, fresh.record), fresh };
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return { kind: "gone" };
    throw error;
  }
}

function compare(
  { chunk, resource }: RecordRef,
  change: RecordChange,
  now: unknown,
): "arrived" | "missing" | "moved" {
  const { before, after } = change;
  if (isSameJson(rebaseRecord(change, now), now)) return "arrived";
  return listConflictingMembers(chunk, resource, { before, now, after }).length === 0
    ? "missing"
    : "moved";
}
