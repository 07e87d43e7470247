import type { ListPage } from "@quarterdeck/model";
import { absentFields } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { shortList } from "#queries/short-list.ts";
import type { ListWalk } from "#queries/list-walk.ts";

/**
 * Learns the sort of a list that has none in its description, and how it returns described fields that no row of the page
 * has.
 */
export async function learnCalls(
  client: QueryClient,
  walk: ListWalk,
  page: ListPage,
): Promise<void> {
  await Promise.all([learnOrder(client, walk, page), learnMissing(client, walk, page)]);
}

async function learnOrder(client: QueryClient, walk: ListWalk, page: ListPage): Promise<void> {
  const { list } = walk.resource;
  if (list?.sort !== undefined) return;
  // The browser sorts shorter lists.
  const unknown = list?.direction === undefined ? 0 : Infinity;
  if ((page.total ?? unknown) <= shortList.rows) return;
  if (list?.direction === undefined) {
    const { learnSort } = await import("./learn-sort.ts");
    await learnSort(client, walk, page);
    return;
  }
  const { learnDirection } = await import("./learn-direction.ts");
  await learnDirection(client, walk, page);
}

async function learnMissing(
  client: QueryClient,
  walk: ListWalk,
  { rows }: ListPage,
): Promise<void> {
  if (walk.state.page > 1 || absentFields(walk.resource, rows).length === 0) return;
  const { learnSelection } = await import("./learn-selection.ts");
  await learnSelection(client, walk, { rows });
}
