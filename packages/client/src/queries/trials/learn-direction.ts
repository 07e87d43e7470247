import type { Field, ListPage } from "@quarterdeck/model";
import { isSortedBy, listSortedFields, sortByDirection } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { isPlain } from "#queries/list.ts";
import { learnedFacts } from "#queries/model/learned-facts.ts";
import { storeFacts } from "#queries/model/store-facts.ts";
import { mayReadInBackground } from "#queries/permission-cache.ts";
import type { ListWalk } from "#queries/list-walk.ts";
import { sortReader } from "./learn-sort.ts";
import { operationOf } from "./try-paging.ts";

const noFacts = { fields: [], evidence: [] } as const;
const evidence = { pointer: "", reason: { code: "seen" }, confidence: 1 } as const;

/**
 * Learns the field of an order whose parameter takes the direction alone: the rows have its order, and the opposite one
 * after a request for it.
 */
export async function learnDirection(
  client: QueryClient,
  walk: ListWalk,
  page: ListPage,
): Promise<void> {
  const { resource, state } = walk;
  const facts = learnedFacts().get(resource.name);
  const direction = resource.list?.direction;
  const isFirst = state.page === 1 && (state.cursor ?? "") === "" && isPlain(state);
  if (direction === undefined || !isFirst || facts?.sort !== undefined) return;
  const operation = operationOf(walk);
  if (operation?.method !== "get" || !mayReadInBackground(operation.id)) return;
  if (page.rows.length < LEAST_ROWS) return;
  // Two reads of the same list try once.
  storeFacts(resource.name, { ...noFacts, sort: null });
  const { parameter } = direction.at;
  const read = sortReader(client, walk);
  const { ascending, descending } = direction.words;
  const down = await read([[parameter, descending]]);
  if (down === undefined) return;
  const fields = listSortedFields(resource, down, true);
  if (fields.length === 0) return;
  const up = await read([[parameter, ascending]]);
  if (up === undefined) return;
  const [field] = fields
    .filter((one) => isSortedBy(resource, one, up, false))
    .toSorted((one, other) => rank(one) - rank(other));
  if (field === undefined) return;
  storeFacts(resource.name, { ...noFacts, sort: sortByDirection(direction, field.name, evidence) });
}

/** Fewer rows may be in an order by chance. */
const LEAST_ROWS = 5;

/** Keys have the order of the times at which records were created. */
function rank({ kind, isReadOnly }: Field): number {
  if (kind === "date-time" || kind === "date") return isReadOnly === true ? 0 : 1;
  return 2;
}
