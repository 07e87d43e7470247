import type { KeyedRecordRef } from "@quarterdeck/model";
import {
  buildListRequest,
  buildReadRequest,
  missingParameters,
  readListPage,
  readRecord,
  recordKey,
} from "@quarterdeck/model";
import { queryOptions } from "@tanstack/react-query";
import { findInList } from "./find-in-list.ts";
import { sendTracked } from "#queries/permission-cache.ts";

/** Begins the keys of what forms began with: no write refreshes that below a person's hands. */
export const FORM = "form";

export interface FreshRecord {
  /** Undefined: it is not there (any more). */
  readonly record: unknown;
  readonly etag?: string;
}

/** The record as the API has it at this moment; undefined where the API has no way to show it. Rejects as every read does. */
export async function readFresh(
  target: KeyedRecordRef,
  signal?: AbortSignal,
): Promise<FreshRecord | undefined> {
  const { chunk, resource, key, parents } = target;
  const { read } = resource.operations;
  if (read !== undefined) {
    const request = buildReadRequest(chunk, resource, key, parents);
    const response = await sendTracked(read, request, signal);
    const { etag } = response.headers;
    return { record: readRecord(resource, response), ...(etag !== undefined && { etag }) };
  }
  const { list } = resource;
  if (list === undefined) return undefined;
  const state = findInList(resource, list, key);
  if (missingParameters(chunk, resource, state).length > 0) return undefined;
  const request = buildListRequest(chunk, resource, state, parents);
  const { rows } = readListPage(
    resource,
    await sendTracked(list.operation, request, signal),
    state,
  );
  return { record: rows.find((row) => recordKey(resource, row) === key) };
}

/** What a form begins with: read anew whenever one is opened; null where the API has no way to show it. */
export function freshOptions(target: KeyedRecordRef) {
  const { resource, parents, key } = target;
  return queryOptions({
    queryKey: [FORM, resource.name, parents, key],
    queryFn: async ({ signal }) => (await readFresh(target, signal)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
  });
}
