import type { KeyedRecordRef, ListShape, ListState, Resource } from "@quarterdeck/model";
import {
  buildListRequest,
  buildReadRequest,
  joinRecord,
  missingParameters,
  readListPage,
  readRecord,
  recordKey,
  splitKey,
} from "@quarterdeck/model";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "#queries/keys.ts";
import { sendTracked } from "#queries/permission-cache.ts";
import type { withLinkedRecords } from "./linked-records.ts";
import { storeEmbedded } from "#queries/store-embedded.ts";

/** Few formats only link records. */
const readLinks: typeof withLinkedRecords = async (...args) =>
  (await import("./linked-records.ts")).withLinkedRecords(...args);

export interface FreshRecord {
  /** Undefined: the record does not exist. */
  readonly record: unknown;
  readonly etag?: string;
  /** True if all text of the response was decoded. */
  readonly isDecoded?: boolean;
}

/** Reads a record just before a write, joined with the body of its update; undefined if the API cannot show it. */
export async function readFresh(
  client: QueryClient,
  target: KeyedRecordRef,
  signal?: AbortSignal,
): Promise<FreshRecord | undefined> {
  const { chunk, resource, key, parents } = target;
  const { read } = resource.operations;
  if (read !== undefined) {
    const request = buildReadRequest(chunk, resource, key, parents);
    const response = await sendTracked(client, read, request, signal);
    const { etag } = response.headers;
    const current = readRecord(resource, response);
    await storeEmbedded(client, resource, [current]);
    const isHal = chunk.operations.some(
      ({ id, response: { format } }) => id === read && format === "hal",
    );
    const whole = isHal ? await readLinks(client, target, current, signal) : current;
    const record = joinRecord(target, whole);
    const isDecoded = response.undecodable === undefined;
    return { record, isDecoded, ...(etag !== undefined && { etag }) };
  }
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

/** Query of the record that an edit form starts from: read each time, never refreshed by writes; null: not readable. */
export function freshOptions(target: KeyedRecordRef) {
  const { resource, parents, key } = target;
  return queryOptions({
    queryKey: queryKeys.form(resource.name, parents, key),
    queryFn: async ({ signal, client }) => (await readFresh(client, target, signal)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
  });
}
