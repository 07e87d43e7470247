import type { HttpResponse } from "#types/http.ts";
import type { ListPage, ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { withListedRows } from "./keyed-rows.ts";
import { readRows } from "./read-rows.ts";

/** `readRows` for every response: also for one that has the rows by their keys. */
export function readListPage(
  resource: Resource,
  response: HttpResponse,
  state: ListState,
  totals: readonly (number | undefined)[] = [],
): ListPage {
  return readRows(resource, withListedRows(resource, response), state, totals);
}
