import type { HttpResponse, ListState, Resource } from "@quarterdeck/model";
import { isCertainSort, pageSize } from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { readLargestSize, refusesField } from "./read-refusal.ts";

/** Statuses of a refused sort; frameworks also respond 500 to an unknown column. */
const refusals: ReadonlySet<number> = new Set([400, 416, 422, 500]);

interface Unsorted {
  readonly response: HttpResponse;
  readonly state: ListState;
}

/**
 * Reads a page without the fields that the console added to its sort, which the API may not sort by. Undefined if it
 * added none, or if the API refuses this page too.
 */
export async function readWithoutAddedSort(
  resource: Resource,
  { refused, chosen }: { readonly refused: ListState; readonly chosen: ListState },
  refusal: unknown,
  send: (state: ListState) => Promise<HttpResponse>,
): Promise<Unsorted | undefined> {
  const isAdded = refused.sort.length > chosen.sort.length;
  if (!isAdded || !(refusal instanceof HttpError) || !refusals.has(refusal.status)) {
    return undefined;
  }
  const state = { ...refused, sort: chosen.sort };
  try {
    const response = await send(state);
    await learnRefusedSort(resource, refused.sort.slice(chosen.sort.length), refusal);
    return { response, state };
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/** Learns that the API does not sort by the fields, unless it may have refused the form of the sort. */
async function learnRefusedSort(
  { name, list }: Resource,
  added: ListState["sort"],
  refusal: HttpError,
): Promise<void> {
  const isForm = list?.sort === undefined || !isCertainSort(list.sort);
  const ignored = added
    .map(({ field }) => field)
    .filter((field) => !isForm || refusesField(refusal, field));
  if (ignored.length === 0) return;
  const { storeFacts } = await import("./model/store-facts.ts");
  storeFacts(name, { fields: [], evidence: [], ignoredSort: ignored });
}

const sizes: readonly number[] = [100, 25];
const tooLarge: ReadonlySet<number> = new Set([400, 413, 422]);

/** Smaller page size after a refusal: the maximum may be undescribed. */
export function smallerSize(
  resource: Resource,
  state: ListState,
  error: unknown,
): number | undefined {
  const { list } = resource;
  const requested = list && pageSize(list.paging, state);
  if (requested === undefined || !(error instanceof HttpError)) return undefined;
  const named = readLargestSize(resource, state, error);
  if (named !== undefined) return named;
  return tooLarge.has(error.status) ? sizes.find((size) => size < requested) : undefined;
}
