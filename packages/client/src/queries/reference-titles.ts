import type {
  Filter,
  ListPage,
  ModelChunk,
  ModelSummary,
  Resource,
  ResourceSummary,
} from "@quarterdeck/model";
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
import { FRESH_MS } from "#config/contract.ts";
import { HttpError } from "#http/errors.ts";
import { createBatch } from "./batch.ts";
import { httpOf } from "./client-http.ts";
import {
  isRefused,
  mayReadInBackground,
  sendTracked,
  subscribePermissions,
} from "./permission-cache.ts";
import {
  chunkWithLearned,
  subscribeFacts,
  summaryWithLearned,
} from "#queries/model/learned-facts.ts";
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

/** Resources whose titles the user requested, by query client. */
const requested = new WeakMap<QueryClient, ReadonlySet<string>>();

/** Reads visible titles on request of the user. */
export function requestTitles(client: QueryClient, resources: readonly string[]): void {
  requested.set(client, new Set([...(requested.get(client) ?? []), ...resources]));
  titleStore(client).retry();
}

export function isRequested(client: QueryClient, resource: string): boolean {
  return requested.get(client)?.has(resource) === true;
}

/** True if the operation may be read for titles of the resource. */
function mayRead(client: QueryClient, resource: string, operation: string | undefined): boolean {
  if (mayReadInBackground(operation)) return true;
  return operation !== undefined && isRequested(client, resource) && !isRefused(operation);
}

/** The summary of a resource, also with the title that its responses showed. */
export function findBrief(client: QueryClient, name: string): ResourceSummary | undefined {
  const summary = client.getQueryData<ModelSummary>(queryKeys.model());
  const brief = summary?.resources.find((resource) => resource.name === name);
  return brief && summaryWithLearned(brief);
}

/** Store of the titles that this query client read. */
export function titleStore(client: QueryClient): TitleStore {
  const existing = stores.get(client);
  if (existing !== undefined) return existing;
  const store = createTitleStore((resource, key) => readTitle(client, resource, key));
  stores.set(client, store);
  // A successful call permits background reads.
  const unsubscribes = [subscribePermissions(store.retry), subscribeFacts(store.retry)];
  // H7: the next user must not see cached titles.
  unsubscribes.push(
    httpOf(client).session.subscribe(() => {
      stores.delete(client);
      requested.delete(client);
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
  const brief = findBrief(client, name);
  if (brief === undefined || brief.parents.length > 0) return null;
  // A response of its list may show a title.
  if (!hasTitle(brief)) return undefined;
  const { list, read } = brief.operations;
  // Loads the chunk only if its operations may be called.
  const may = (operation: string | undefined) => mayRead(client, name, operation);
  if (!may(list) && !may(read)) return undefined;
  const described = await readResourceChunk(client, name);
  const chunk = described && chunkWithLearned(described);
  const resource = chunk?.resource;
  if (!chunk || resource === undefined || !canReadTitle(resource)) return null;
  const { list: listOperation, read: readOperation } = resource.operations;
  return may(listOperation) || may(readOperation)
    ? titlesOf(client, chunk, resource).read(key)
    : undefined;
}

function canReadTitle(resource: Resource): boolean {
  const { list, parents, operations } = resource;
  const isReadable = list !== undefined || operations.read !== undefined;
  return hasTitle(resource) && parents.length === 0 && isReadable;
}

export function hasTitle({
  title,
  composedTitle,
}: Pick<Resource, "title" | "composedTitle">): boolean {
  return (title ?? composedTitle) !== undefined;
}

function isKeyFilter({ key }: Resource, { operator, fieldName }: Filter): boolean {
  const [part] = key;
  return (
    operator === "in" && key.length === 1 && part?.field.length === 1 && part.field[0] === fieldName
  );
}

const batches = new WeakMap<Resource, Batch<string | null | undefined>>();

function titlesOf(
  client: QueryClient,
  chunk: ModelChunk,
  resource: Resource,
): Batch<string | null | undefined> {
  const existing = batches.get(resource);
  if (existing !== undefined) return existing;
  const filter = resource.list?.filters.find((candidate) => isKeyFilter(resource, candidate));
  const batch = createBatch(
    async (keys) => {
      const shown = titlesOfPages(client, resource);
      if (keys.every((key) => shown.has(key))) return keys.map((key) => shown.get(key) ?? null);
      const mayList = mayRead(client, resource.name, resource.list?.operation);
      if (filter !== undefined && mayList)
        return readFiltered(client, { chunk, resource, filter }, keys);
      const maySingle = mayRead(client, resource.name, resource.operations.read);
      const listed =
        mayList && (keys.length > MAX_SINGLE || !maySingle)
          ? await readListed(client, { chunk, resource }, keys)
          : new Map<string, undefined>();
      return readEach(client, { chunk, resource }, keys, listed);
    },
    { size: BATCH_SIZE, delayMs: DELAY_MS },
  );
  batches.set(resource, batch);
  return batch;
}

/** Titles in the pages of the list that are in the cache and fresh. */
function titlesOfPages(client: QueryClient, resource: Resource): Titles {
  const queries = client.getQueryCache().findAll({
    queryKey: queryKeys.pages(resource.name),
    predicate: (query) => query.state.data !== undefined && !query.isStaleByTime(FRESH_MS),
  });
  const rows = queries.flatMap(({ state }) => (state.data as ListPage).rows);
  return new Map(rows.map((row) => [recordKey(resource, row) ?? "", recordTitle(resource, row)]));
}

/** Records read one by one for a page of references. */
const MAX_SINGLE = 4;
/** Pages of the list that are read for the titles of one page. */
const MAX_PAGES = 3;
const PAGE_SIZE = 100;

/** Null: the record does not exist. Undefined: the list does not contain the title. */
type Titles = ReadonlyMap<string, string | null | undefined>;

/** Titles in the first pages of the list. */
async function readListed(
  client: QueryClient,
  { chunk, resource }: Pick<FilteredList, "chunk" | "resource">,
  keys: readonly string[],
): Promise<Titles> {
  const titles = new Map<string, string | null | undefined>();
  const { walkList } = await import("./walk-list.ts");
  const state = { page: 1, size: PAGE_SIZE, sort: [], search: "", filters: {} };
  const walk = { chunk, resource, parents: {}, state, size: PAGE_SIZE };
  let count = 0;
  let isWhole = true;
  for await (const { rows } of walkList(client, walk, new AbortController().signal)) {
    for (const row of rows) titles.set(recordKey(resource, row) ?? "", recordTitle(resource, row));
    count += 1;
    isWhole = count < MAX_PAGES && keys.some((key) => !titles.has(key));
    if (!isWhole) break;
  }
  // The whole list was read: the other keys are not those of its records.
  if (isWhole) for (const key of keys) if (!titles.has(key)) titles.set(key, null);
  return titles;
}

/** Reads the remaining titles one by one, up to a limit; the others stay unread for now. */
function readEach(
  client: QueryClient,
  { chunk, resource }: Pick<FilteredList, "chunk" | "resource">,
  keys: readonly string[],
  listed: Titles,
): Promise<readonly (string | null | undefined)[]> {
  const maySingle = mayRead(client, resource.name, resource.operations.read);
  const unlisted = keys.filter((key) => listed.get(key) === undefined);
  const single = new Set(maySingle ? unlisted.slice(0, MAX_SINGLE) : []);
  return Promise.all(
    keys.map(async (key) => {
      const title = listed.get(key);
      if (title !== undefined) return title;
      if (!single.has(key)) return listed.has(key) ? null : undefined;
      return readSingle(client, chunk, resource, key).catch((error: unknown) =>
        error instanceof HttpError && error.status === 404 ? null : undefined,
      );
    }),
  );
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

async function readSingle(
  client: QueryClient,
  chunk: ModelChunk,
  resource: Resource,
  key: string,
): Promise<string | null> {
  const request = buildReadRequest(chunk, resource, key);
  const response = await sendTracked(client, resource.operations.read, request);
  return recordTitle(resource, readRecord(resource, response)) ?? null;
}
