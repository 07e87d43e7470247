import type { Filter, JsonPath, ModelChunk, Resource } from "@quarterdeck/model";
import {
  buildListRequest,
  missingParameters,
  pageSize,
  readListPage,
  referencePath,
  valueAt,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { HttpError } from "#http/errors.ts";
import { isRefused, sendTracked } from "#queries/permission-cache.ts";
import { readFresh } from "#records/read-fresh.ts";
import { sendWithRetries } from "#queries/send-with-retries.ts";
import { walkList } from "#queries/walk-list.ts";
import { forEachParallel } from "./for-each-parallel.ts";

/** Resource whose records are looked up. */
export interface LookupTarget {
  readonly client: QueryClient;
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly parents?: ParentValues;
  readonly signal: AbortSignal;
}

/** Finds the key values of records by their text. Undefined if the API has no operation for it. */
export async function findByKey(
  target: LookupTarget,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown> | undefined> {
  const { resource } = target;
  const path = referencePath(resource);
  if (path === undefined) return undefined;
  if (keys.length === 0) return new Map();
  const { read } = resource.operations;
  const filter = isListable(target) ? findKeyFilter(resource, { field: path }) : undefined;
  if (filter !== undefined) {
    const keyValues = new Map<string, unknown>();
    await listBatches(target, { filter, values: keys }, (rows) =>
      addKeys(resource, rows, keyValues),
    );
    return keyValues;
  }
  if (read !== undefined && !isRefused(read) && resource.key.length === 1) {
    return findOneByOne(target, keys);
  }
  return isListable(target) ? findInWholeList(target) : undefined;
}

const empty = { page: 1, sort: [], search: "", filters: {} } as const;

/** True if the list can be requested without further parameters. */
export function isListable({ chunk, resource }: LookupTarget): boolean {
  const { list } = resource;
  if (list === undefined || isRefused(list.operation)) return false;
  return missingParameters(chunk, resource, empty).length === 0;
}

/** Finds the filter that accepts several keys. */
export function findKeyFilter(
  { list }: Resource,
  key: { readonly field: JsonPath } | undefined,
): Filter | undefined {
  const [name] = key?.field ?? [];
  if (name === undefined || key?.field.length !== 1) return undefined;
  return list?.filters.find(({ fieldName, operator }) => fieldName === name && operator === "in");
}

/** Values per request; more would make the URL too long. */
const BATCH = 50;

interface FilterValues {
  readonly filter: Filter;
  readonly values: readonly string[];
}

/** Lists the rows that match many values, in as few requests as the page size allows. */
export async function listBatches(
  target: LookupTarget,
  { filter, values }: FilterValues,
  take: (rows: readonly unknown[], count: number) => void,
): Promise<void> {
  const { list } = target.resource;
  const size = (list && pageSize(list.paging, { ...empty, size: BATCH })) ?? BATCH;
  const batches = Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
  await forEachParallel(batches, async (batch) => {
    const state = { ...empty, size, filters: { [filter.name]: batch } };
    take(await listRows(target, state), batch.length);
  });
}

export async function listRows(
  { client, chunk, resource, parents = {}, signal }: LookupTarget,
  state: Parameters<typeof buildListRequest>[2],
): Promise<readonly unknown[]> {
  const request = buildListRequest(chunk, resource, state, parents);
  const response = await sendWithRetries(
    () => sendTracked(client, resource.list?.operation, request, signal),
    signal,
  );
  return readListPage(resource, response, state).rows;
}

async function findOneByOne(
  { client, chunk, resource, signal }: LookupTarget,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const keyValues = new Map<string, unknown>();
  await forEachParallel(keys, async (text) => {
    const target = { chunk, resource, key: encodeURIComponent(text), parents: {} };
    try {
      const fresh = await sendWithRetries(() => readFresh(client, target, signal), signal);
      if (fresh?.record !== undefined) addKeys(resource, [fresh.record], keyValues);
    } catch (error) {
      // These statuses mean that the text is not a key.
      if (!(error instanceof HttpError) || ![400, 404, 410, 422].includes(error.status))
        throw error;
    }
  });
  return keyValues;
}

async function findInWholeList(target: LookupTarget): Promise<ReadonlyMap<string, unknown>> {
  const keyValues = new Map<string, unknown>();
  const walk = { ...target, parents: {}, state: empty };
  for await (const { rows } of walkList(target.client, walk, target.signal)) {
    addKeys(target.resource, rows, keyValues);
  }
  return keyValues;
}

function addKeys(
  resource: Resource,
  rows: readonly unknown[],
  keyValues: Map<string, unknown>,
): void {
  const path = referencePath(resource) ?? [];
  for (const row of rows) {
    const value = valueAt(row, path);
    if (value !== undefined && value !== null) keyValues.set(String(value), value);
  }
}
