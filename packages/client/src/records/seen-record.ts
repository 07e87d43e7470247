import {
  buildListRequest,
  buildReadRequest,
  type HttpResponse,
  type KeyedRecordRef,
  type ListPage,
  readRecord,
  recordKey,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { emptyListAddress } from "#addresses/list-address.ts";
import { queryKeys } from "#queries/keys.ts";

/** Returns the record as a page or a list of this visit read it, without a request. */
export function seenRecord(client: QueryClient, target: KeyedRecordRef): unknown {
  const { chunk, resource, key, parents } = target;
  const cache = client.getQueryCache();
  if (resource.operations.read !== undefined) {
    const request = buildReadRequest(chunk, resource, key, parents);
    const queryKey = queryKeys.record(request, resource.name);
    const response = cache.find<HttpResponse>({ queryKey })?.state.data;
    if (response !== undefined) return readRecord(resource, response);
  }
  if (resource.list === undefined) return undefined;
  const { path } = buildListRequest(chunk, resource, emptyListAddress, parents);
  return cache
    .findAll({ queryKey: [{ kind: "page", resource: resource.name, path }] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as ListPage | undefined)?.rows ?? [])
    .find((row) => recordKey(resource, row) === key);
}
