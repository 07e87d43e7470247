import {
  buildReadRequest,
  type HttpResponse,
  joinWritten,
  listOtherValues,
  type ModelChunk,
  type OtherValue,
  readRecord,
  writtenField,
} from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { queryKeys } from "#queries/keys.ts";
import type { HistoryEntry } from "./history-entry.ts";

/**
 * Fields of a save that the API stored with other values. The record that its page reads again decides; before that, and
 * without a read operation, the response to the write. No request is sent for it.
 */
export function useOtherValues(
  entry: HistoryEntry,
  chunk: ModelChunk | undefined,
): readonly OtherValue[] {
  const cache = useQueryClient().getQueryCache();
  const { resource } = chunk ?? {};
  const { sent, key, before, after, at, parents, operation: id, omitted } = entry;
  const canRead = key !== undefined && resource?.operations.read !== undefined;
  const queryKey =
    chunk === undefined || resource === undefined || !canRead
      ? undefined
      : queryKeys.record(buildReadRequest(chunk, resource, key, parents), resource.name);
  const state = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => queryKey && cache.find<HttpResponse>({ queryKey })?.state,
  );
  const operation = chunk?.operations.find((one) => one.id === id);
  if (sent === undefined || !chunk || !resource || !operation) return [];
  const isReadAgain = state?.data !== undefined && state.dataUpdatedAt >= at;
  const stored = isReadAgain ? readRecord(resource, state.data as HttpResponse) : after;
  const written = writtenField(chunk, resource, operation);
  // A key that was sent in `owner_id` is stored in the record that a response embeds.
  const joined = joinWritten(stored, written, resource.fields);
  return listOtherValues(written, { before, sent, stored: joined, omitted });
}
