import type { ChunkName, HttpRequest, ListState, Resource } from "@quarterdeck/model";
import { matchQuery, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * Query keys: one object each, matched by its members. Only the default read has a key of path and options (Q1).
 * A write refreshes every query without a `scope`.
 */
export const queryKeys = {
  model: () => [{ scope: "model", kind: "summary" }] as const,
  wholeModel: () => [{ scope: "model", kind: "whole" }] as const,
  chunks: () => [{ scope: "model", kind: "chunk" }] as const,
  chunk: (name: ChunkName) => [{ scope: "model", kind: "chunk", name }] as const,

  rights: () => [{ kind: "rights" }] as const,
  databaseReport: () => [{ kind: "database-report" }] as const,

  jobs: () => [{ scope: "jobs", kind: "list" }] as const,
  jobUndo: (id: string, done: number) => [{ scope: "jobs", kind: "undo", id, done }] as const,
  jobUndoPlan: (id: string, done: number) =>
    [{ scope: "jobs", kind: "undo-plan", id, done }] as const,
  jobOutcomes: (id: string, filter: object) =>
    [{ scope: "jobs", kind: "outcomes", id, ...filter }] as const,

  form: (resource: string, parents: object, key: string) =>
    [{ scope: "form", kind: "record", resource, parents, key }] as const,
  formDrafts: (name: string) => [{ scope: "form", kind: "drafts", name }] as const,

  learnedCorrections: () => [{ kind: "learned-corrections" }] as const,
  /** Hash of the key of the page that is read before its list renders. */
  prefetchedPage: () => [{ kind: "prefetched-page" }] as const,
  pages: (resource: string) => [{ kind: "page", resource }] as const,
  // Learned locations of rows and total change how a response is read.
  page: (request: HttpRequest, { name, list }: Resource): QueryKey => [
    { kind: "page", resource: name, ...partsOf(request), rows: list?.rows, total: list?.total },
  ],
  arrangedPage: (request: HttpRequest, { name }: Resource, arranged: ListState): QueryKey => [
    { kind: "page", resource: name, ...partsOf(request), arranged },
  ],
  wholeList: (request: HttpRequest, { name }: Resource): QueryKey => [
    { kind: "whole", resource: name, ...partsOf(request) },
  ],
  total: (request: HttpRequest | undefined, resource: string) =>
    [{ kind: "total", resource, path: request?.path, query: request?.query }] as const,
  attention: (resource: string) => [{ kind: "attention", resource }] as const,
  overview: (resource: string) => [{ kind: "overview", resource }] as const,
  trend: (resource: string, trend: object) => [{ kind: "trend", resource, trend }] as const,
  measure: (resource: string, of: object) => [{ kind: "measure", resource, of }] as const,
  picture: (address: string) => [{ kind: "picture", address }] as const,
  bulkEffects: (resource: string, selected: object) =>
    [{ kind: "bulk-effects", resource, selected }] as const,
  records: (resource: string) => [{ kind: "record", resource }] as const,
  record: (request: HttpRequest, resource: string) =>
    [{ kind: "record", resource, ...partsOf(request) }] as const,
  recordTitle: (resource: Resource | undefined, key: string | undefined, parents: object = {}) =>
    [{ kind: "title", resource: resource?.name, path: resource?.itemPath, key, parents }] as const,
  ownTenant: (resource: string | undefined) => [{ kind: "own-tenant", resource }] as const,
  shownTitle: (path: string) => [{ kind: "shown-title", path }] as const,
  options: (resource: Resource | undefined, text: string, parents: object) =>
    [
      { kind: "options", resource: resource?.name, path: resource?.collectionPath, text, parents },
    ] as const,
};

const untouchedByWrites = [[{ scope: "model" }], [{ scope: "jobs" }], [{ scope: "form" }]] as const;

/** True for a query of the API's data: a write may have changed it. */
export function isChangedByWrites(query: Query): boolean {
  return !untouchedByWrites.some((queryKey) => matchQuery({ queryKey }, query));
}

/** Key of all pages of the list that a page belongs to. */
export function listOfPage(pageKey: QueryKey): QueryKey {
  const [{ kind, resource, path }] = pageKey as readonly [{ [member: string]: unknown }];
  return [{ kind, resource, path }];
}

/** Names of the model chunks in the cache. */
export function cachedChunkNames(client: QueryClient): readonly ChunkName[] {
  const chunks = client.getQueryCache().findAll({ queryKey: queryKeys.chunks() });
  return chunks.map(({ queryKey }) => (queryKey as ReturnType<typeof queryKeys.chunk>)[0].name);
}

/** A list that is requested by POST has its state in the body. */
function partsOf({ path, query, headers, body }: HttpRequest) {
  return { path, query, headers, body: body?.content };
}
