import { decode, encode, integer, items, query, sizeOf, slice, text } from "./paging-dialects.ts";
import type { PagingDialect, Row } from "./paging-dialects.ts";

const flag = { type: "boolean" };
const described = (name: string, description: string, schema: object = integer) => ({
  ...query(name, schema),
  description,
});

/** A list whose start is a number: of the first row, or of rows or pages before it. */
function numberDialect(
  [start, size]: readonly [start: object, size: string],
  parts: Omit<PagingDialect, "parameters" | "reply">,
  read: (number: number, size: number) => readonly [first: number, count: number],
  write: (page: readonly Row[], total: number) => unknown,
): PagingDialect {
  const name = (start as { readonly name: string }).name;
  return {
    ...parts,
    parameters: [start, query(size)],
    reply: (values, rows) => {
      const count = sizeOf(values, size);
      const [first, length] = read(Number(values.get(name) ?? Number.NaN), count);
      const position = Number.isNaN(first) ? 0 : first;
      return { body: write(slice(rows, position, length).page, rows.length) };
    },
  };
}

/** A list that starts after a key or a token, whose next one the response has. */
function keyDialect(
  parameter: object,
  size: string,
  members: object,
  write: (page: readonly Row[], next: string | undefined) => object,
): PagingDialect {
  const name = (parameter as { readonly name: string }).name;
  return {
    parameters: [parameter, query(size)],
    members,
    reply: (values, rows) => {
      const { page, end, hasMore } = slice(rows, decode(values.get(name)), sizeOf(values, size));
      return { body: write(page, hasMore ? encode(end) : undefined) };
    },
  };
}

const plain = (page: readonly Row[]) => page;

/** Dialects under unusual names. */
export const nameDialects: Readonly<Record<string, PagingDialect>> = {
  "first and max, nothing in the response": numberDialect(
    [query("first"), "max"],
    {},
    (first, size) => [first, size],
    plain,
  ),
  "SkipCount and MaxResultCount, totalCount in the body": numberDialect(
    [query("SkipCount"), "MaxResultCount"],
    { members: { items, totalCount: integer } },
    (first, size) => [first, size],
    (page, total) => ({ items: page, totalCount: total }),
  ),
  "startIndex from 1, SCIM": numberDialect(
    [query("startIndex"), "count"],
    { members: { Resources: items, totalResults: integer, startIndex: integer } },
    (first, size) => [first - 1, size],
    (page, total) => ({ Resources: page, totalResults: total, startIndex: 1 }),
  ),
  "begin and limit, nothing in the response": numberDialect(
    [query("begin"), "limit"],
    {},
    (first, size) => [first, size],
    plain,
  ),
  "a position that is only described": numberDialect(
    [described("pos", "Position of the first record"), "limit"],
    {},
    (first, size) => [first, size],
    plain,
  ),
  "an offset that counts pages": numberDialect(
    [described("offset", "Number of the page, starting at 0"), "limit"],
    {},
    (number, size) => [number * size, size],
    plain,
  ),
  "pages from 0, nothing in the response": numberDialect(
    [described("page", "Zero-based number of the page"), "size"],
    {},
    (number, size) => [number * size, size],
    plain,
  ),
  "current and pageSize, total in the body": numberDialect(
    [query("current"), "pageSize"],
    { members: { list: items, total: integer } },
    (number, size) => [(number - 1) * size, size],
    (page, total) => ({ list: page, total }),
  ),
  "startRow and endRow, nothing in the response": {
    parameters: [query("startRow"), query("endRow")],
    reply: (values, rows) => {
      const start = Number(values.get("startRow") ?? 0);
      const end = Math.min(Number(values.get("endRow") ?? start + 20), start + 100);
      return { body: rows.slice(start, end) };
    },
  },
  "a first and a last row as JSON": {
    parameters: [described("range", "First and last row: `[0,24]`", text)],
    headers: ["X-Total-Count"],
    reply: (values, rows) => {
      const [, first = "0", last = "19"] =
        /^\[(\d+),\s*(\d+)\]$/.exec(values.get("range") ?? "") ?? [];
      const end = Math.min(Number(last) + 1, Number(first) + 100);
      const headers = { "x-total-count": String(rows.length) };
      return { body: rows.slice(Number(first), end), headers };
    },
  },
  "the last evaluated key": keyDialect(
    query("exclusiveStartId", text),
    "limit",
    { items, lastEvaluatedId: text },
    (page, next) => ({ items: page, ...(next !== undefined && { lastEvaluatedId: next }) }),
  ),
  "a paging state": keyDialect(
    query("pagingState", text),
    "pageSize",
    { data: items, pagingState: text },
    (page, next) => ({ data: page, pagingState: next ?? null }),
  ),
  "starting_token and next_token": keyDialect(
    query("starting_token", text),
    "max_items",
    { items, next_token: text },
    (page, next) => ({ items: page, next_token: next ?? "" }),
  ),
  "a key after which the rows start, with a flag": {
    parameters: [described("last_id", "Rows after this id", text), query("limit")],
    members: { data: items, has_more: flag },
    reply: (values, rows) => {
      const start = rows.findIndex(({ id }) => id === values.get("last_id")) + 1;
      const { page, hasMore } = slice(rows, start, sizeOf(values, "limit"));
      return { body: { data: page, has_more: hasMore } };
    },
  },
  "a key after which the rows start, nothing in the response": {
    parameters: [
      described("since", "Only rows with an ID greater than this ID", text),
      query("per_page"),
    ],
    reply: (values, rows) => {
      const start = rows.findIndex(({ id }) => id === values.get("since")) + 1;
      return { body: slice(rows, start, sizeOf(values, "per_page")).page };
    },
  },
};
