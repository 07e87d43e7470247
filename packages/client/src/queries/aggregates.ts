import type { AggregatePage, AggregateQuery } from "@quarterdeck/model";
import { buildAggregateRequest, divideListState, readAggregates } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { SESSION_ENDING_STATUSES } from "#config/contract.ts";
import { HttpError } from "#http/errors.ts";
import { mayReadInBackground } from "./permission-cache.ts";
import type { ListWalk } from "./list-walk.ts";
import { sendInBackground } from "./send-in-background.ts";

export const FRESH_MS = 5 * 60_000;

/**
 * Numbers over all records of a list that match; undefined if the API has none, refuses them or needs too long.
 * Background reads are those of an operation that succeeded before (H9).
 */
export async function readListAggregates(
  client: QueryClient,
  { chunk, resource, parents, state }: ListWalk,
  query: AggregateQuery,
  signal: AbortSignal,
): Promise<AggregatePage | undefined> {
  const request = buildAggregateRequest(chunk, resource, state, { parents, query });
  const operation = `aggregates ${resource.list?.operation ?? ""}`;
  const isArranged = divideListState(resource, state).browser !== undefined;
  if (request === undefined || isArranged || !mayReadInBackground(operation)) return undefined;
  try {
    return readAggregates(await sendInBackground(client, request, signal), query);
  } catch (error) {
    const isEnd = error instanceof HttpError && SESSION_ENDING_STATUSES.includes(error.status);
    if (isEnd || !(error instanceof HttpError)) throw error;
    return undefined;
  }
}
