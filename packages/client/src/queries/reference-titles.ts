import type {
  Filter,
  HttpRequest,
  HttpResponse,
  ListPage,
  ModelChunk,
  ModelSummary,
  Resource,
  ResourceSummary,
} from "@quarterdeck/model";
import {
  buildListRequest,
  buildReadRequest,
  readRecord,
  recordKey,
  recordTitle,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { Batch } from "./batch.ts";
import { FRESH_MS } from "#config/contract.ts";
import type { ParentValues } from "#addresses/address.ts";
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
import { sendInBackground } from "./send-in-background.ts";
import { readTitleKey } from "./title-keys.ts";
import { createTitleStore, type TitleStore, titleStores } from "./title-store.ts";
import { queryKeys } from "./keys.ts";

/** Keys of one read: more would make URLs too long. */
const BATCH_SIZE = 50;
const DELAY_MS = 5;

/** Stores a title that the user has just seen, under the text of `titleKeyOf`. */
export function setTitle(client: QueryClient, resource: string, key: string, title: string): void {
  titleStore(client).set(resource, key, title);
}

/** Reads titles again after a write. */
export function refreshTitles(client: QueryClient): void {
  titleStores.get(client)?.refresh();
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
export function mayRead(
  client: QueryClient,
  resource: string,
  operation: string | undefined,
): boolean {
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
  const existing = titleStores.get(client);
  if (existing !== undefined) return existing;
  const store = createTitleStore((resource, key) => readTitle(client, resource, key));
  titleStores.set(client, store);
  // A successful call permits background reads.
  const unsubscribes = [subscribePermissions(store.retry), subscribeFacts(store.retry)];
  // H7: the next user must not see cached titles.
  unsubscribes.push(
    httpOf(client).session.subscribe(() => {
      titleStores.delete(client);
      requested.delete(client);
      for (const unsubscribe of unsubscribes) unsubscribe();
    }),
  );
  return store;
}

async function readTitle(
  client: QueryClient,
  name: string,
  text: string,
): Promise<string | null | undefined> {
  const brief = findBrief(client, name);
  if (brief === undefined) return null;
  const position = readTitleKey(brief, text);
  if (position === undefined) return null;
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
  const target = { chunk, resource, parents: position.values };
  return may(listOperation) || may(readOperation)
    ? titlesOf(client, target, position.key.includes("?")).read(position.key)
    : undefined;
}

function canReadTitle(resource: Resource): boolean {
  const { list, operations } = resource;
  return hasTitle(resource) && (list !== undefined || operations.read !== undefined);
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

/** A list whose records have titles. */
export interface TitledList {
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly parents: ParentValues;
}

/** Null: no record has the key. Undefined: not readable now. */
export type Title = string | null | undefined;

type TitleBatch = Batch<Title>;

const batches = new WeakMap<Resource, Map<string, TitleBatch>>();

/** Reads titles by key, or by the values of other fields, many with one call. */
export function titlesOf(client: QueryClient, target: TitledList, isByOther: boolean): TitleBatch {
  const { resource } = target;
  const ofResource = batches.get(resource) ?? new Map<string, TitleBatch>();
  batches.set(resource, ofResource);
  const values = JSON.stringify([target.parents, isByOther]);
  const existing = ofResource.get(values);
  if (existing !== undefined) return existing;
  const filter = resource.list?.filters.find(
    (candidate) => !isByOther && isKeyFilter(resource, candidate),
  );
  const readMany = async (keys: readonly string[]): Promise<readonly Title[]> => {
    const rows = rowsOfPages(client, target);
    const shown = titlesOfRows(resource, rows);
    if (keys.every((key) => shown.has(key))) return keys.map((key) => shown.get(key) ?? null);
    const { readTitles } = await import("./read-titles.ts");
    return readTitles(client, target, { keys, rows, filter });
  };
  const batch = createBatch(readMany, { size: BATCH_SIZE, delayMs: DELAY_MS });
  ofResource.set(values, batch);
  return batch;
}

export function titlesOfRows(
  resource: Resource,
  rows: readonly unknown[],
): ReadonlyMap<string, string | undefined> {
  return new Map(rows.map((row) => [recordKey(resource, row) ?? "", recordTitle(resource, row)]));
}

/** Rows of the pages of the list that are in the cache and fresh. */
export function rowsOfPages(
  client: QueryClient,
  { chunk, resource, parents }: TitledList,
): readonly unknown[] {
  if (resource.list === undefined) return [];
  const first = { page: 1, sort: [], search: "", filters: {} };
  const { path } = buildListRequest(chunk, resource, first, parents);
  const queries = client.getQueryCache().findAll({
    queryKey: [{ ...queryKeys.pages(resource.name)[0], path }],
    predicate: (query) => query.state.data !== undefined && !query.isStaleByTime(FRESH_MS),
  });
  return queries.flatMap(({ state }) => (state.data as ListPage).rows);
}

/** Title of one record. */
export async function readSingle(
  client: QueryClient,
  { chunk, resource, parents }: TitledList,
  key: string,
): Promise<string | null> {
  const request = buildReadRequest(chunk, resource, key, parents);
  const response = await sendForTitle(client, resource.operations.read, request);
  return recordTitle(resource, readRecord(resource, response)) ?? null;
}

/** The first call of an operation shows whether it is allowed. */
export async function sendForTitle(
  client: QueryClient,
  operation: string | undefined,
  request: HttpRequest,
): Promise<HttpResponse> {
  return mayReadInBackground(operation)
    ? sendInBackground(client, request)
    : sendTracked(client, operation, request);
}
