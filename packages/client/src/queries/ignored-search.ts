import { type ListPage, type ListState, type Resource, searchRows } from "@quarterdeck/model";
import { isSame } from "./repeated-rows.ts";

/** Fewer rows may match by a text that they do not show. */
const LEAST_ROWS = 3;

/** True if a search returned the rows of the list without it, and at least half of them do not contain its words. */
export async function ignoresSearch(
  { fields }: Resource,
  page: ListPage,
  state: ListState,
  read: (state: ListState) => Promise<ListPage>,
): Promise<boolean> {
  const { rows, total } = page;
  if (state.page > 1 || rows.length < LEAST_ROWS) return false;
  if (searchRows(fields, rows, state.search).length * 2 > rows.length) return false;
  const whole = await read({ ...state, search: "" });
  return isSame(whole, rows) && whole.total === total;
}
