import {
  type KeyedRecordRef,
  type RecordRef,
  type RowEffect,
  type SelectedKeys,
  buildBulkEffectsRequest,
  buildEffectsRequest,
  readCopies,
  readEffects,
  readIsRestored,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { httpOf } from "#queries/client-http.ts";

/** Effects of a write on other records, and the copies with which undo of a deletion restores all of them. */
interface ListedEffects {
  readonly effects: readonly RowEffect[] | undefined;
  readonly copies?: object;
}

/**
 * Reads the effects of a deletion or of a new key on other records; undefined if the API does not list them, or not in
 * time.
 */
export async function readRowEffects(
  client: QueryClient,
  target: KeyedRecordRef,
  role: "remove" | "update",
): Promise<ListedEffects> {
  const request = buildEffectsRequest(target, role);
  if (request === undefined) return { effects: undefined };
  try {
    const { body } = await httpOf(client).sendInSession(request);
    const copies = readCopies(body);
    return { effects: readEffects(body), ...(copies !== undefined && { copies }) };
  } catch {
    // The write is confirmed as without the list.
    return { effects: undefined };
  }
}

/** Effects of the deletion of several records. */
export interface BulkEffects {
  readonly effects: readonly RowEffect[];
  /** Undo restores all of them, with the same keys and values. */
  readonly isRestored: boolean;
}

/** Reads the effects of the deletion of several records; null if the API does not list them, or not in time. */
export async function readBulkEffects(
  client: QueryClient,
  target: Omit<RecordRef, "key">,
  selected: SelectedKeys,
): Promise<BulkEffects | null> {
  const request = buildBulkEffectsRequest(target, selected);
  if (request === undefined) return null;
  try {
    const { body } = await httpOf(client).sendInSession(request);
    const effects = readEffects(body);
    return effects === undefined ? null : { effects, isRestored: readIsRestored(body) };
  } catch {
    return null;
  }
}
