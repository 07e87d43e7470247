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
import { subscribeSession } from "#session/session.ts";
import type { Batch } from "./batch.ts";
import { createBatch } from "./batch.ts";
import { mayReadInBackground, sendTracked, subscribePermissions } from "./permission-cache.ts";
import { readResourceChunk } from "#queries/model/chunk-of.ts";
import { createTitleStore, type TitleStore } from "./title-store.ts";
import { queryKeys } from "./keys.ts";

/** A page of references is asked for at once; more keys than this would make addresses too long. */
const BATCH_SIZE = 50;
const GATHER_MS = 5;

const stores = new WeakMap<QueryClient, TitleStore>();

/** What the person has just seen it called need not be read again. */
export function setTitle(client: QueryClient, resource: string, key: string, title: string): void {
  titleStore(client).set(resource, encodeURIComponent(key), title);
}

/** After a write any title may be another. */
export function refreshTitles(client: QueryClient): void {
  stores.get(client)?.refresh();
}

/** Titles of references that this client read. */
export function titleStore(client: QueryClient): TitleStore {
  const known = stores.get(client);
  if (known !== undefined) return known;
  const store = createTitleStore((resource, key) => readTitle(client, resource, key));
  stores.set(client, store);
  // An operation becomes allowed by being used.
  const forgets = [subscribePermissions(store.retry)];
  // H7: what one user read is gone before the next one comes.
  forgets.push(
    subscribeSession(() => {
      stores.delete(client);
      for (const forget of forgets) forget();
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
  // More of a resource is fetched only where it may help.
  if (!mayReadInBackground(list) && !mayReadInBackground(read)) return undefined;
  const chunk = await readResourceChunk(client, name);
  const resource = chunk?.resource;
  const way = resource && findTitleSource(resource);
  if (!chunk || resource === undefined || way === undefined) return null;
  return mayReadInBackground(way.operation) ? titlesOf(chunk, resource, way).read(key) : undefined;
}

/** How titles of a resource can be read: many at once by a filter on its key, else one by one. */
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

function titlesOf(chunk: ModelChunk, resource: Resource, way: TitleSource): Batch<string | null> {
  const known = batches.get(resource);
  if (known !== undefined) return known;
  const batch =
    way.kind === "filter"
      ? createBatch((keys) => readFiltered(chunk, resource, way.filter, keys), {
          size: BATCH_SIZE,
          delayMs: GATHER_MS,
        })
      : createBatch(async ([key = ""]) => [await readSingle(chunk, resource, key)], {
          size: 1,
          delayMs: GATHER_MS,
        });
  batches.set(resource, batch);
  return batch;
}

async function readFiltered(
  chunk: ModelChunk,
  resource: Resource,
  filter: Filter,
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
    resource.list?.operation,
    buildListRequest(chunk, resource, state),
  );
  const { rows } = readListPage(resource, response, state);
  const titles = new Map(rows.map((row) => [recordKey(resource, row), recordTitle(resource, row)]));
  return keys.map((key) => titles.get(key) ?? null);
}

/** At most so many single reads at a time. */
const LANES = 4;
const lanes: Promise<unknown>[] = Array.from({ length: LANES }, () => Promise.resolve());
let nextLane = 0;

async function readSingle(
  chunk: ModelChunk,
  resource: Resource,
  key: string,
): Promise<string | null> {
  const lane = nextLane++ % LANES;
  const before = lanes[lane];
  const read = (async () => {
    await before?.catch(() => undefined);
    const request = buildReadRequest(chunk, resource, key);
    const response = await sendTracked(resource.operations.read, request);
    return recordTitle(resource, readRecord(resource, response)) ?? null;
  })();
  lanes[lane] = read;
  return read;
}
