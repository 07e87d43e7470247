import type { ReadSource } from "#types/http.ts";
import type { ListShape } from "#types/list-shape.ts";
import type { ListPage, ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { buildReadRequest } from "#request/build-read-request.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { pageSize, rowsBefore } from "#request/lists/paging-styles.ts";
import { listAddedParameters, withoutAdded } from "#request/parameters/added-parameters.ts";

/** Queries of a read without some of its parameters; absent: the query is the same. */
export interface ReducedQueries {
  /** Query without the parameters that the console added, and without a sort. */
  readonly plain?: string;
  /** Query of the whole list, also without filters. */
  readonly bare?: string;
}

/** Queries for an API that refuses parameters of a read. */
export function reduceRead({ model, resource, parents, of }: ReadSource): ReducedQueries {
  if (typeof of === "string") {
    const allowed = withoutAdded(resource, listAddedParameters(model, resource, "read"));
    const { query } = buildReadRequest(model, resource, of, parents);
    const plain = buildReadRequest(model, allowed, of, parents).query;
    return plain === query ? {} : { plain };
  }
  const { query } = buildListRequest(model, resource, of, parents);
  const allowed = withoutAdded(resource, listAddedParameters(model, resource, "list"));
  const build = (state: ListState) => buildListRequest(model, allowed, state, parents).query;
  const plain = build({ ...of, sort: [] });
  const isNarrowed = of.search !== "" || Object.values(of.filters).some(({ length }) => length > 0);
  const bare = isNarrowed ? build(bareState(resource, of)) : plain;
  return { ...(plain !== query && { plain }), ...(bare !== plain && { bare }) };
}

/** First page of the whole list, with the filters that it requires. */
function bareState({ list }: Resource, { size, filters }: ListState): ListState {
  const required = Object.entries(filters).filter(([name]) =>
    list?.filters.some((one) => one.name === name && one.isRequired === true),
  );
  return { page: 1, size, sort: [], search: "", filters: Object.fromEntries(required) };
}

/** True for a page with fewer rows than its total promises. */
export function isShortPage(
  list: ListShape,
  state: ListState,
  { rows, total }: Pick<ListPage, "rows" | "total">,
): boolean {
  if (total === undefined || (state.cursor ?? "") !== "") return false;
  const isWhole = list.paging.style === "none" && rows.length > 0;
  const size = pageSize(list.paging, state) ?? (isWhole ? total : 1);
  return rows.length < Math.min(size, total - rowsBefore(list, state));
}
