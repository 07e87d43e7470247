import type { Filter, JsonPath, ModelChunk, Resource } from "@quarterdeck/model";
import {
  buildListRequest,
  missingParameters,
  pageSize,
  readListPage,
  referencePath,
  valueAt,
} from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { HttpError } from "#http/errors.ts";
import { isRefused, sendTracked } from "#queries/permission-cache.ts";
import { readFresh } from "#records/read-fresh.ts";
import { sendWithRetries } from "#queries/send-with-retries.ts";
import { walkList } from "#queries/walk-list.ts";
import { inLanes } from "./in-lanes.ts";

/** The resource whose records are looked for. */
export interface LookedIn {
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly parents?: ParentValues;
  readonly signal: AbortSignal;
}

/** Key as text → as the record carries it. Undefined: this API has no way to ask. */
export async function findByKey(
  target: LookedIn,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown> | undefined> {
  const { resource } = target;
  const path = referencePath(resource);
  if (path === undefined) return undefined;
  if (keys.length === 0) return new Map();
  const { read } = resource.operations;
  const filter = isListable(target) ? findKeyFilter(resource, { field: path }) : undefined;
  if (filter !== undefined) {
    const found = new Map<string, unknown>();
    await listBatches(target, { filter, values: keys }, (rows) => addKeys(resource, rows, found));
    return found;
  }
  if (read !== undefined && !isRefused(read) && resource.key.length === 1) {
    return findSingly(target, keys);
  }
  return isListable(target) ? findAmongAll(target) : undefined;
}

const empty = { page: 1, sort: [], search: "", filters: {} } as const;

/** A list that asks for nothing that we cannot say. */
export function isListable({ chunk, resource }: LookedIn): boolean {
  const { list } = resource;
  if (list === undefined || isRefused(list.operation)) return false;
  return missingParameters(chunk, resource, empty).length === 0;
}

/** By which a list answers many records at once. */
export function findKeyFilter(
  { list }: Resource,
  key: { readonly field: JsonPath } | undefined,
): Filter | undefined {
  const [name] = key?.field ?? [];
  if (name === undefined || key?.field.length !== 1) return undefined;
  return list?.filters.find(({ fieldName, operator }) => fieldName === name && operator === "in");
}

/** More would make addresses too long. */
const BATCH = 50;

interface Wanted {
  readonly filter: Filter;
  readonly values: readonly string[];
}

/** The rows that a filter finds for many values, as few calls as their pages allow. */
export async function listBatches(
  target: LookedIn,
  { filter, values }: Wanted,
  take: (rows: readonly unknown[], asked: number) => void,
): Promise<void> {
  const { list } = target.resource;
  const size = (list && pageSize(list.paging, { ...empty, size: BATCH })) ?? BATCH;
  const batches = Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
  await inLanes(batches, async (batch) => {
    const state = { ...empty, size, filters: { [filter.name]: batch } };
    take(await listRows(target, state), batch.length);
  });
}

export async function listRows(
  { chunk, resource, parents = {}, signal }: LookedIn,
  state: Parameters<typeof buildListRequest>[2],
): Promise<readonly unknown[]> {
  const request = buildListRequest(chunk, resource, state, parents);
  const response = await sendWithRetries(
    () => sendTracked(resource.list?.operation, request, signal),
    signal,
  );
  return readListPage(resource, response, state).rows;
}

async function findSingly(
  { chunk, resource, signal }: LookedIn,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>();
  await inLanes(keys, async (text) => {
    const target = { chunk, resource, key: encodeURIComponent(text), parents: {} };
    try {
      const fresh = await sendWithRetries(() => readFresh(target, signal), signal);
      if (fresh?.record !== undefined) addKeys(resource, [fresh.record], found);
    } catch (error) {
      // What is no key of this kind is refused in one way or another.
      if (!(error instanceof HttpError) || ![400, 404, 410, 422].includes(error.status))
        throw error;
    }
  });
  return found;
}

async function findAmongAll(target: LookedIn): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>();
  const walk = { ...target, parents: {}, state: empty };
  for await (const { rows } of walkList(walk, target.signal)) {
    addKeys(target.resource, rows, found);
  }
  return found;
}

function addKeys(resource: Resource, rows: readonly unknown[], found: Map<string, unknown>): void {
  const path = referencePath(resource) ?? [];
  for (const row of rows) {
    const value = valueAt(row, path);
    if (value !== undefined && value !== null) found.set(String(value), value);
  }
}
