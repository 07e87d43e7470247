import type { LearnedFacts, ListPage } from "@quarterdeck/model";
import {
  absentFields,
  applyLearnedCalls,
  buildListRequest,
  listFieldSelections,
  readObservedPage,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { isPlain } from "#queries/list.ts";
import { learnedFacts } from "#queries/model/learned-facts.ts";
import { storeFacts } from "#queries/model/store-facts.ts";
import { mayReadInBackground, sendTracked } from "#queries/permission-cache.ts";
import type { ListWalk } from "#queries/list-walk.ts";
import { operationOf } from "./try-paging.ts";

const noFacts = { fields: [], evidence: [] } as const;

/**
 * Learns the value of a parameter that selects fields, for rows without fields that the description has: the rows of a
 * request with it have more of them, and all earlier ones.
 */
export async function learnSelection(
  client: QueryClient,
  walk: ListWalk,
  page: ListPage,
): Promise<void> {
  const { resource, state } = walk;
  const operation = operationOf(walk);
  const isFirst = state.page === 1 && (state.cursor ?? "") === "" && isPlain(state);
  if (operation?.method !== "get" || !isFirst) return;
  if (learnedFacts().get(resource.name)?.added !== undefined) return;
  const absent = absentFields(resource, page.rows);
  const selections = listFieldSelections(operation, resource);
  if (absent.length === 0 || selections.length === 0 || !mayReadInBackground(operation.id)) return;
  // Two reads of the same list try once.
  storeFacts(resource.name, { ...noFacts, added: {} });
  for (const selection of selections) {
    const added = { [selection.parameter]: selection.value };
    // One value after the other: the first that works ends the attempts.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await readWith(client, walk, added);
    if (rows === undefined || rows.length < page.rows.length) continue;
    const still = absentFields(resource, rows);
    if (still.length >= absent.length || still.some((name) => !absent.includes(name))) continue;
    storeFacts(resource.name, { ...noFacts, added });
    return;
  }
}

/** Rows of the page with added values; undefined if the API refuses them. */
async function readWith(
  client: QueryClient,
  { chunk, resource, parents, state }: ListWalk,
  added: NonNullable<LearnedFacts["added"]>,
): Promise<readonly unknown[] | undefined> {
  const operations = chunk.operations.map((one) =>
    one.id === resource.list?.operation ? applyLearnedCalls(one, { ...noFacts, added }) : one,
  );
  const request = buildListRequest({ operations }, resource, state, parents);
  try {
    const response = await sendTracked(client, resource.list?.operation, request);
    return readObservedPage(chunk, resource, response, state).rows;
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
