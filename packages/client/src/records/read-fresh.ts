import type { KeyedRecordRef } from "@quarterdeck/model";
import { buildReadRequest, joinRecord, readRecord } from "@quarterdeck/model";
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
  const { readFromList } = await import("./read-from-list.ts");
  return readFromList(client, target, signal);
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
