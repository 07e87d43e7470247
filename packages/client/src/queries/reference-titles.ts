import type { Filter, ModelSummary, ModelChunk, Resource } from "@quarterdeck/model";
import {
  buildListRequest,
  buildReadRequest,
  readListPage,
  readRecord,
  recordKey,
  recordTitle,
  splitKey,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { Batch } from "./batch.ts";
import { createBatch } from "./batch.ts";
import { httpOf } from "./client-http.ts";
import { mayReadInBackground, sendTracked, subscribePermissions } from "./permission-cache.ts";
import { readResourceChunk } from "#queries/model/read-chunk.ts";
import { createTitleStore, type TitleStore } from "./title-store.ts";
import { queryKeys } from "./keys.ts";

/** Keys of one read: more would make URLs too long. */
const BATCH_SIZE = 50;
const DELAY_MS = 5;

const stores = new WeakMap<QueryClient, TitleStore>();

/** Stores a title that the user has just seen. */
export function setTitle(client: QueryClient, resource: string, key: string, title: string): void {
  titleStore(client).set(resource, encodeURIComponent(key), title);
}

/** Reads titles again after a write. */
export function refreshTitles(client: QueryClient): void {
  stores.get(client)?.refresh();
}

/** Store of the titles that this query client read. */
export function titleStore(client: QueryClient): TitleStore {
  const existing = stores.get(client);
  if (existing !== undefined) return existing;
  const store = createTitleStore((resource, key) => readTitle(client, resource, key));
  stores.set(client, store);
  // A successful call permits background reads.
  const unsubscribes = [subscribePermissions(store.retry)];
  // H7: the next user must not see cached titles.
  unsubscribes.push(
    httpOf(client).session.subscribe(() => {
      stores.delete(client);
      for (const unsubscribe of unsubscribes) unsubscribe();
    }),
  );
  return store;
}

async function readTitle(
  client: QueryClient,
  name: string,
  key: string,
): Promise<string | null | undefined> {
  const brief = client
    .getQueryData<ModelSummary>(queryKeys.model())
    ?.resources.find((resource) => resource.name === name);
  if (brief?.title === undefined || brief.parents.length > 0) return null;
  const { list, read } = brief.operations;
  // Loads the chunk only if its operations may be called.
  if (!mayReadInBackground(list) && !mayReadInBackground(read)) return undefined;
  const chunk = await readResourceChunk(client, name);
  const resource = chunk?.resource;
  const source = resource && findTitleSource(resource);
  if (!chunk || resource === undefined || source === undefined) return null;
  return mayReadInBackground(source.operation)
    ? titlesOf(client, chunk, resource, source).read(key)
    : undefined;
}

/** Source of titles: a list filtered by keys, else single records. */
type TitleSource =
  | { readonly kind: "filter"; readonly operation: string; readonly filter: Filter }
  | { readonly kind: "single"; readonly operation: string };

function findTitleSource(resource: Resource): TitleSource | undefined {
  const { list, parents, title, operations } = resource;
  if (title === undefined || parents.length > 0) return undefined;
  const filter = list?.filters.find((candidate) => isKeyFilter(resource, candidate));
  if (list !== undefined && filter !== undefined) {
    return { kind: "filter", operation: list.operation, filter };
  }
  return operations.read === undefined ? undefined : { kind: "single", operation: operations.read };
}

function isKeyFilter({ key }: Resource, { operator, fieldName }: Filter): boolean {
  const [part] = key;
  return (
    operator === "in" && key.length === 1 && part?.field.length === 1 && part.field[0] === fieldName
  );
}

const batches = new WeakMap<Resource, Batch<string | null>>();

function titlesOf(
  client: QueryClient,
  chunk: ModelChunk,
  resource: Resource,
  source: TitleSource,
): Batch<string | null> {
  const existing = batches.get(resource);
  if (existing !== undefined) return existing;
  const batch =
    source.kind === "filter"
      ? createBatch(
          (keys) => readFiltered(client, { chunk, resource, filter: source.filter }, keys),
          {
            size: BATCH_SIZE,
            delayMs: DELAY_MS,
          },
        )
      : createBatch(async ([key = ""]) => [await readSingle(client, chunk, resource, key)], {
          size: 1,
          delayMs: DELAY_MS,
        });
  batches.set(resource, batch);
  return batch;
}

interface FilteredList {
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly filter: Filter;
}

async function readFiltered(
  client: QueryClient,
  { chunk, resource, filter }: FilteredList,
  keys: readonly string[],
): Promise<readonly (string | null)[]> {
  const values = keys.map((key) => Object.values(splitKey(resource, key) ?? {})[0] ?? key);
  const state = {
    page: 1,
    size: keys.length,
    sort: [],
    search: "",
    filters: { [filter.name]: values },
  };
  const response = await sendTracked(
    client,
    resource.list?.operation,
    buildListRequest(chunk, resource, state),
  );
  const { rows } = readListPage(resource, response, state);
  const titles = new Map(rows.map((row) => [recordKey(resource, row), recordTitle(resource, row)]));
  return keys.map((key) => titles.get(key) ?? null);
}

/** Concurrent reads of single records. */
const LANES = 4;
const lanes: Promise<unknown>[] = Array.from({ length: LANES }, () => Promise.resolve());
let nextLane = 0;

async function readSingle(
  client: QueryClient,
  chunk: ModelChunk,
  resource: Resource,
  key: string,
): Promise<string | null> {
  const lane = nextLane++ % LANES;
  const before = lanes[lane];
  const read = (async () => {
    await before?.catch(() => undefined);
    const request = buildReadRequest(chunk, resource, key);
    const response = await sendTracked(client, resource.operations.read, request);
    return recordTitle(resource, readRecord(resource, response)) ?? null;
  })();
  lanes[lane] = read;
  return read;
}
