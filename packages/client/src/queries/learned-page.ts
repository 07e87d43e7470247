import type { HttpRequest, HttpResponse, LearnedFacts } from "@quarterdeck/model";
import {
  applyLearnedCalls,
  applyLearnedFacts,
  buildListRequest,
  flattenResponse,
  mergeLearnedFacts,
  readObservedPage,
  writeJson,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./keys.ts";
import { learnedFacts } from "./model/learned-facts.ts";
import type { ListWalk } from "./list-walk.ts";

/**
 * Reads a response again with the facts learned from it, so that its request is not repeated. A shorter page than
 * requested is the whole page of the largest size that it shows.
 */
export function storeLearnedPage(
  client: QueryClient,
  walk: ListWalk,
  response: HttpResponse,
  learned: LearnedFacts,
): void {
  const { chunk, resource, state } = walk;
  // One record is not a page.
  if (chunk.resource?.name !== resource.name || learned.isSingle === true) return;
  const all = mergeLearnedFacts(learnedFacts().get(resource.name), learned);
  const operations = chunk.operations.map((operation) =>
    operation.resource === resource.name ? applyLearnedCalls(operation, all) : operation,
  );
  const next = { ...chunk, operations, resource: applyLearnedFacts(resource, all) };
  const after = { ...walk, chunk: next, resource: next.resource };
  const { maximum: largestPage } = after.resource.list?.paging.size ?? {};
  const limited =
    largestPage === undefined
      ? resource
      : applyLearnedFacts(resource, { fields: [], evidence: [], largestPage });
  const request = requestOf(after);
  if (partsOf(request) !== partsOf(requestOf({ ...walk, resource: limited }))) return;
  const key = queryKeys.page(request, after.resource);
  // A write in the meantime may have changed the rows. A read that knew no rows is invalidated, too.
  const read = client.getQueryState(queryKeys.page(requestOf(walk), resource));
  if (read === undefined || (read.isInvalidated && read.data !== undefined)) return;
  // The key of the page may be the same although its rows are others.
  if (client.getQueryData(key) !== undefined && learned.rowMember === undefined) return;
  const { expected } = request;
  const flat = expected === undefined ? response : flattenResponse(expected, response);
  client.setQueryData(key, readObservedPage(next, after.resource, flat, state));
  // `setQueryData` leaves the failure of a read that did not know the rows.
  const query = client.getQueryCache().find({ queryKey: key, exact: true });
  query?.setState({ ...query.state, fetchFailureCount: 0, fetchFailureReason: null });
}

/** Request without the response that it expects. */
function partsOf({ expected: _, ...request }: HttpRequest): string {
  return writeJson(request);
}

function requestOf({ chunk, resource, state, parents }: ListWalk) {
  return buildListRequest(chunk, resource, state, parents);
}
