import { ownMember } from "#own/own-member.ts";
import type { HttpResponse } from "#types/http.ts";
import type { ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import { rowsBefore } from "./paging-styles.ts";
import { contentRange } from "./range-header.ts";
import { readCount } from "#request/values/read-count.ts";
import { valueAt } from "#request/values/value-at.ts";

/** Common total headers, which few descriptions declare. */
const totalHeaders = [
  "x-total-count",
  "x-total",
  "total-count",
  "x-pagination-total-count",
  "x-pagination-total",
];

/**
 * Total of all pages in a list response: at its described location, in a common header, or in `Content-Range`
 * (RFC 9110, section 14.4). Undefined if the response has none.
 */
export function readPageTotal(
  list: ListShape,
  response: HttpResponse,
  state: ListState,
  rowCount: number,
  observed: readonly (number | undefined)[] = [],
): number | undefined {
  const { total } = list;
  const range = /\/(\d+)\s*$/.exec(contentRange(response.headers));
  const counts = [
    total?.in === "body" ? readCount(valueAt(response.body, total.path)) : undefined,
    total?.in === "header"
      ? readCount(ownMember(response.headers, total.name.toLowerCase()))
      : undefined,
    ...totalHeaders.map((name) => readCount(ownMember(response.headers, name))),
    readCount(range?.[1]),
    ...observed,
  ];
  // Some APIs count only the page: a total is at least the number of rows up to this page.
  const seen = rowCount === 0 ? 0 : rowsBefore(list, state) + rowCount;
  return counts.find((count) => count !== undefined && count >= seen);
}
