import type { KeyedRecordRef, ListShape, ListState, Resource } from "@quarterdeck/model";
import {
  buildListRequest,
  joinRecord,
  missingParameters,
  readListPage,
  recordKey,
  splitKey,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { sendTracked } from "#queries/permission-cache.ts";
import type { FreshRecord } from "./read-fresh.ts";

/** Reads a record that has no read operation from its list; undefined if the list cannot be read. */
export async function readFromList(
  client: QueryClient,
  target: KeyedRecordRef,
  signal?: AbortSignal,
): Promise<FreshRecord | undefined> {
  const { chunk, resource, key, parents } = target;
  const { list } = resource;
  if (list === undefined) return undefined;
  const state = listStateForKey(resource, list, key);
  if (missingParameters(chunk, resource, state).length > 0) return undefined;
  const request = buildListRequest(chunk, resource, state, parents);
  const response = await sendTracked(client, list.operation, request, signal);
  const { rows } = readListPage(resource, response, state);
  return {
    isDecoded: response.undecodable === undefined,
    record: joinRecord(
      target,
      rows.find((row) => recordKey(resource, row) === key),
    ),
  };
}

/** State of a list that contains the record: filtered by its key if possible, else a large first page. */
export function listStateForKey(resource: Resource, list: ListShape, key: string): ListState {
  const none: ListState = { page: 1, sort: [], search: "", filters: {} };
  const [part] = resource.key;
  const value = Object.values(splitKey(resource, key) ?? {})[0];
  const filter = list.filters.find(
    ({ fieldName, operator }) =>
      fieldName === part?.field[0] && (operator === "is" || operator === "in"),
  );
  if (resource.key.length === 1 && filter !== undefined && value !== undefined) {
    return { ...none, filters: { [filter.name]: [value] } };
  }
  const { size: limit, style } = list.paging;
  const size =
    style === "none" || limit === undefined ? undefined : Math.min(limit.maximum ?? 100, 1000);
  return { ...none, size };
}
