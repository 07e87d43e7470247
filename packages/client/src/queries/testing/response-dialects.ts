import { decode, encode, integer, items, query, slice, text } from "./paging-dialects.ts";
import type { PagingDialect, Row } from "./paging-dialects.ts";

const object = (properties: object) => ({ type: "object", properties });
const flag = { type: "boolean" };

/** A list with numbered pages, whose response has the facts that `write` returns. */
function pageDialect(
  names: readonly [page: string, size: string],
  parts: Omit<PagingDialect, "parameters" | "reply">,
  write: (page: readonly Row[], facts: PageFacts) => Pick<Reply, "body" | "headers">,
  first: 0 | 1 = 1,
): PagingDialect {
  const [pageName, sizeName] = names;
  return {
    ...parts,
    parameters: [
      query(pageName, { ...integer, ...(first === 0 && { default: 0 }) }),
      query(sizeName),
    ],
    reply: (values, rows) => {
      const size = Math.min(Number(values.get(sizeName) ?? 20), 100);
      const number = Number(values.get(pageName) ?? first);
      const { page, hasMore } = slice(rows, (number - first) * size, size);
      const pages = Math.ceil(rows.length / size);
      return write(page, { number, size, pages, total: rows.length, hasMore });
    },
  };
}

type Reply = ReturnType<PagingDialect["reply"]>;

interface PageFacts {
  readonly number: number;
  readonly size: number;
  readonly pages: number;
  readonly total: number;
  readonly hasMore: boolean;
}

/** A list whose token is in a header. */
function headerToken(header: string, parameter: string): PagingDialect {
  return {
    parameters: [query(parameter, text), query("limit")],
    headers: [header],
    reply: (values, rows) => {
      const size = Math.min(Number(values.get("limit") ?? 20), 100);
      const { page, end, hasMore } = slice(rows, decode(values.get(parameter)), size);
      return { body: page, headers: hasMore ? { [header.toLowerCase()]: encode(end) } : {} };
    },
  };
}

/** Dialects whose facts are in headers or in objects next to the rows. */
export const responseDialects: Readonly<Record<string, PagingDialect>> = {
  "a connection of Relay": {
    parameters: [query("after", text), query("first")],
    members: {
      edges: { type: "array", items: object({ cursor: text, node: items.items }) },
      pageInfo: object({ endCursor: text, hasNextPage: flag }),
    },
    reply: (values, rows) => {
      const size = Math.min(Number(values.get("first") ?? 20), 100);
      const start = decode(values.get("after"));
      const { page, end, hasMore } = slice(rows, start, size);
      const edges = page.map((node, at) => ({ cursor: encode(start + at + 1), node }));
      return { body: { edges, pageInfo: { endCursor: encode(end), hasNextPage: hasMore } } };
    },
  },
  "pageInfo next to the rows": {
    parameters: [query("after", text), query("first")],
    members: { nodes: items, pageInfo: object({ endCursor: text, hasNextPage: flag }) },
    reply: (values, rows) => {
      const size = Math.min(Number(values.get("first") ?? 20), 100);
      const { page, end, hasMore } = slice(rows, decode(values.get("after")), size);
      return { body: { nodes: page, pageInfo: { endCursor: encode(end), hasNextPage: hasMore } } };
    },
  },
  "the number of pages alone": pageDialect(
    ["page", "per_page"],
    { members: { items, pages: integer } },
    (page, { pages }) => ({ body: { items: page, pages } }),
  ),
  "the number of pages in a header": pageDialect(
    ["page", "per_page"],
    { headers: ["X-WP-Total", "X-WP-TotalPages"] },
    (page, { pages, total }) => ({
      body: page,
      headers: { "x-wp-total": String(total), "x-wp-totalpages": String(pages) },
    }),
  ),
  "JSON in a header": pageDialect(
    ["pageNumber", "pageSize"],
    { headers: ["X-Pagination"] },
    (page, { number, size, pages, total }) => ({
      body: page,
      headers: {
        "x-pagination": JSON.stringify({
          TotalCount: total,
          PageSize: size,
          CurrentPage: number,
          TotalPages: pages,
        }),
      },
    }),
  ),
  "a page object, Spring HATEOAS": pageDialect(
    ["page", "size"],
    {
      members: {
        _embedded: object({ things: items }),
        page: object({
          size: integer,
          totalElements: integer,
          totalPages: integer,
          number: integer,
        }),
      },
    },
    (page, { number, size, pages, total }) => ({
      body: {
        _embedded: { things: page },
        page: { size, totalElements: total, totalPages: pages, number },
      },
    }),
    0,
  ),
  "meta of Laravel": pageDialect(
    ["page", "per_page"],
    { members: { data: items, meta: object({ current_page: integer, last_page: integer }) } },
    (page, { number, pages }) => ({
      body: { data: page, meta: { current_page: number, last_page: pages } },
    }),
  ),
  "from and size, hits.total.value": {
    parameters: [query("from"), query("size")],
    members: { hits: object({ total: object({ value: integer }), hits: items }) },
    reply: (values, rows) => {
      const size = Math.min(Number(values.get("size") ?? 10), 100);
      const { page } = slice(rows, Number(values.get("from") ?? 0), size);
      return { body: { took: 3, hits: { total: { value: rows.length }, hits: page } } };
    },
  },
  "start and length, recordsTotal": {
    parameters: [query("start"), query("length")],
    members: { data: items, recordsTotal: integer, recordsFiltered: integer },
    reply: (values, rows) => {
      const size = Math.min(Number(values.get("length") ?? 10), 100);
      const { page } = slice(rows, Number(values.get("start") ?? 0), size);
      return { body: { data: page, recordsTotal: rows.length, recordsFiltered: rows.length } };
    },
  },
  "a token in X-Next-Cursor": headerToken("X-Next-Cursor", "cursor"),
  "a token in X-Continuation-Token": headerToken("X-Continuation-Token", "continuationToken"),
  "a token in x-ms-continuation": headerToken("x-ms-continuation", "continuation"),
  "relative links of JSON:API, cursor": {
    parameters: [query("page[after]", text), query("page[size]")],
    members: { data: items, links: object({ next: text }) },
    reply: (values, rows) => {
      const size = Math.min(Number(values.get("page[size]") ?? 20), 100);
      const { page, end, hasMore } = slice(rows, decode(values.get("page[after]")), size);
      const next = `/v1/things?page%5Bafter%5D=${encode(end)}&page%5Bsize%5D=${size}`;
      return { body: { data: page, links: hasMore ? { next } : {} } };
    },
  },
};
