import type { HttpResponse, ListPage, Resource } from "@quarterdeck/model";
import {
  buildListRequest,
  isShortPage,
  listAddedParameters,
  readObservedPage,
  withoutAdded,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { storeFacts } from "./model/store-facts.ts";
import { sendTracked } from "./permission-cache.ts";
import { sessionNotes } from "./session-notes.ts";
import type { ListWalk } from "./list-walk.ts";

const noFacts = { fields: [], evidence: [] } as const;

/**
 * Remembers the parameters without which a page must be read: those that the API refused, or with which a page has fewer
 * rows than its total promises. Returns the page with the most rows; undefined if that is the read one.
 */
export async function readFullerPage(
  client: QueryClient,
  walk: ListWalk,
  { isPlain }: Pick<HttpResponse, "isPlain">,
  page: ListPage,
): Promise<ListPage | undefined> {
  const { chunk, resource, state } = walk;
  const { name, list } = resource;
  if (list === undefined) return undefined;
  const omitted = listAddedParameters(chunk, withoutAdded(resource, list.omitted ?? []), "list");
  const isShort = isShortPage(list, state, page);
  if (isPlain === true) return rememberRefused(client, walk, omitted);
  if (!isShort || omitted.length === 0 || !isFirstComparison(client, name)) return undefined;
  let fullest: { readonly page: ListPage; readonly omitted?: readonly string[] } = { page };
  for (const names of attempts(omitted)) {
    // One attempt after the other: the fullest page needs no other.
    // oxlint-disable-next-line no-await-in-loop
    const other = await readWithout(client, walk, names);
    if (other === undefined || other.rows.length <= fullest.page.rows.length) continue;
    fullest = { page: other, omitted: names };
    if (!isShortPage(list, state, other)) break;
  }
  if (fullest.omitted === undefined) return undefined;
  storeFacts(name, { ...noFacts, omitted: fullest.omitted });
  return fullest.page;
}

/** True once for each resource in a session. */
function isFirstComparison(client: QueryClient, name: string): boolean {
  const compared = sessionNotes(client);
  const id = `short page ${name}`;
  const isFirst = !compared.has(id);
  compared.add(id);
  return isFirst;
}

/** Each parameter alone, and all of them. */
function attempts(names: readonly string[]): readonly (readonly string[])[] {
  return names.length === 1 ? [names] : [...names.map((name) => [name]), names];
}

/** Remembers the refused parts of a request: the added parameters, the order, or both. */
async function rememberRefused(
  client: QueryClient,
  walk: ListWalk,
  omitted: readonly string[],
): Promise<ListPage | undefined> {
  const { resource, state } = walk;
  const [sort] = state.sort;
  if (sort === undefined) {
    storeFacts(resource.name, { ...noFacts, omitted });
    return undefined;
  }
  const sorted = omitted.length > 0 ? await readWithout(client, walk, omitted) : undefined;
  if (sorted !== undefined) {
    storeFacts(resource.name, { ...noFacts, omitted });
    return sorted;
  }
  const unsorted = await readWithout(client, { ...walk, state: { ...state, sort: [] } }, []);
  const ignored = { ...noFacts, ignoredSort: [sort.field] };
  storeFacts(resource.name, unsorted === undefined ? { ...ignored, omitted } : ignored);
  return unsorted;
}

async function readWithout(
  client: QueryClient,
  { chunk, resource, parents, state }: ListWalk,
  names: readonly string[],
): Promise<ListPage | undefined> {
  const other: Resource = withoutAdded(resource, names);
  const request = buildListRequest(chunk, other, state, parents);
  try {
    const response = await sendTracked(client, resource.list?.operation, request);
    return response.isPlain === true ? undefined : readObservedPage(chunk, other, response, state);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
