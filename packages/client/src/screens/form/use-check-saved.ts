import { isSameJson, movedMembers, rebaseRecord, type RecordRef } from "@quarterdeck/model";
import { useState } from "react";
import { HttpError } from "#http/errors.ts";
import { loadChunk } from "#chunks/load-chunk.ts";
import type { CreatedRecord } from "#records/find-created.ts";
import { type FreshRecord, readFresh } from "#records/read-fresh.ts";
import type { RecordChange } from "#records/write-record.ts";

/** What a look at the API tells of something that was sent without an answer. */
export type SavedStatus =
  /** The record has what was sent. */
  | { readonly kind: "arrived"; readonly fresh: FreshRecord }
  /** The record is as it was before. */
  | { readonly kind: "missing"; readonly fresh: FreshRecord }
  /** The record is neither: somebody changed it. */
  | { readonly kind: "moved"; readonly fresh: FreshRecord }
  | { readonly kind: "gone" }
  /** Records that say what the new one was to say. */
  | { readonly kind: "found"; readonly records: readonly CreatedRecord[] }
  /** The API has no way to look. */
  | { readonly kind: "unseen" };

interface Look {
  readonly look: () => Promise<SavedStatus | undefined>;
  readonly savedStatus: SavedStatus | undefined;
  readonly error: Error | undefined;
  readonly isLooking: boolean;
  readonly forget: () => void;
}

/** Asks the API what it has now; sends nothing. */
export function useCheckSaved(target: RecordRef, toChange: () => RecordChange): Look {
  const [savedStatus, setSavedStatus] = useState<SavedStatus>();
  const [error, setError] = useState<Error>();
  const [isLooking, setIsLooking] = useState(false);

  async function look(): Promise<SavedStatus | undefined> {
    setIsLooking(true);
    setError(undefined);
    try {
      const seen = await see(target, toChange());
      setSavedStatus(seen);
      return seen;
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      return undefined;
    } finally {
      setIsLooking(false);
    }
  }

  return { look, savedStatus, error, isLooking, forget: () => setSavedStatus(undefined) };
}

async function see({ key, ...target }: RecordRef, change: RecordChange): Promise<SavedStatus> {
  if (key === undefined) {
    const { findCreated } = await loadChunk(() => import("#records/find-created.ts"));
    const records = await findCreated(target, change.after);
    return records === undefined ? { kind: "unseen" } : { kind: "found", records };
  }
  try {
    const fresh = await readFresh({ ...target, key });
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
  return movedMembers(chunk, resource, { before, now, after }).length === 0 ? "missing" : "moved";
}
