import type { ListState } from "@quarterdeck/model";

interface ReadPage {
  /** Requested rows; undefined if the API has no page size parameter. */
  readonly requested: number | undefined;
  /** Received rows. */
  readonly count: number;
  readonly isCut: boolean | undefined;
}

/**
 * State of the page after a numbered page. An API may cut a page that is too large: then the next page has as many rows
 * as the cut one, so that it starts where that one ends.
 */
export function nextPageState<State extends Pick<ListState, "page" | "size">>(
  state: State,
  { requested = 0, count, isCut }: ReadPage,
): State {
  const before = (state.page - 1) * requested;
  if (isCut !== true || before % count !== 0) return { ...state, page: state.page + 1 };
  return { ...state, page: before / count + 2, size: count };
}
