/** A server with rows behind one paging dialect, and how its list is described. */
export interface PagingDialect {
  readonly parameters: readonly object[];
  /** Schema of the body; absent: an array of rows. */
  readonly members?: object;
  readonly headers?: readonly string[];
  /** Declared status of a page; default 200. */
  readonly status?: 206;
  readonly reply: (
    query: URLSearchParams,
    rows: readonly Row[],
    range: string | null,
  ) => DialectResponse;
}

export interface Row {
  readonly id: string;
}

export interface DialectResponse {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const integer = { type: "integer" };
export const text = { type: "string" };
export const query = (name: string, schema: object = integer) => ({ name, in: "query", schema });
const url = "https://api.test/v1/things";

const numberOf = (values: URLSearchParams, name: string, fallback: number): number =>
  Number(values.get(name) ?? fallback);

/** Rows of a page, and whether more follow. */
export function slice(rows: readonly Row[], start: number, size: number) {
  const end = start + size;
  return { page: rows.slice(start, end), end, hasMore: end < rows.length };
}

export const encode = (position: number): string => `tok_${position}_en`;
export const decode = (token: string | null): number =>
  Number(/tok_(\d+)_/.exec(token ?? "")?.[1] ?? 0);

/** Requested size of a page, up to a cap. */
export function sizeOf(values: URLSearchParams, name: string, cap = 100): number {
  return Math.min(numberOf(values, name, 20), cap);
}

/** A dialect whose token is in a member of the response. */
function tokenDialect(
  parameter: string,
  size: string,
  write: (page: readonly Row[], token: string | undefined) => object,
  members: object,
): PagingDialect {
  return {
    parameters: [query(parameter, text), query(size)],
    members,
    reply: (values, rows) => {
      const start = decode(values.get(parameter));
      const { page, end, hasMore } = slice(rows, start, sizeOf(values, size));
      return { body: write(page, hasMore ? encode(end) : undefined) };
    },
  };
}

export const items = { type: "array", items: { type: "object", properties: { id: text } } };

export const pagingDialects: Readonly<Record<string, PagingDialect>> = {
  "page and per_page, total in the body": {
    parameters: [query("page"), query("per_page")],
    members: { items, total: integer },
    reply: (values, rows) => {
      const size = sizeOf(values, "per_page");
      const { page } = slice(rows, (numberOf(values, "page", 1) - 1) * size, size);
      return { body: { items: page, total: rows.length } };
    },
  },
  "page and size from zero, Spring": {
    parameters: [query("page", { type: "integer", default: 0 }), query("size")],
    members: { content: items, last: { type: "boolean" }, totalElements: integer },
    reply: (values, rows) => {
      const size = sizeOf(values, "size");
      const number = numberOf(values, "page", 0);
      const { page, hasMore } = slice(rows, number * size, size);
      const facts = { number, first: number === 0, last: !hasMore, totalElements: rows.length };
      return { body: { content: page, ...facts } };
    },
  },
  "page alone, nothing in the response": {
    parameters: [query("page")],
    reply: (values, rows) => ({
      body: slice(rows, (numberOf(values, "page", 1) - 1) * 20, 20).page,
    }),
  },
  "offset and limit, nothing in the response": {
    parameters: [query("offset"), query("limit")],
    reply: (values, rows) => ({
      body: slice(rows, numberOf(values, "offset", 0), sizeOf(values, "limit", 50)).page,
    }),
  },
  "offset alone": {
    parameters: [query("offset")],
    reply: (values, rows) => ({ body: slice(rows, numberOf(values, "offset", 0), 20).page }),
  },
  "offset and limit as text, total in a header": {
    parameters: [query("offset", text), query("limit", text)],
    headers: ["X-Total-Count"],
    reply: (values, rows) => {
      const { page } = slice(rows, numberOf(values, "offset", 0), sizeOf(values, "limit"));
      return { body: page, headers: { "x-total-count": String(rows.length) } };
    },
  },
  "a Link header with page numbers": {
    parameters: [query("page"), query("per_page")],
    headers: ["Link"],
    reply: (values, rows) => {
      const size = sizeOf(values, "per_page");
      const number = numberOf(values, "page", 1);
      const { page, hasMore } = slice(rows, (number - 1) * size, size);
      const link = `<${url}?page=${number + 1}&per_page=${size}>; rel="next"`;
      const first = `<${url}?page=1&per_page=${size}>; rel="first"`;
      return { body: page, headers: { link: hasMore ? `${link}, ${first}` : first } };
    },
  },
  "a Link header with a cursor": {
    parameters: [query("after", text), query("limit")],
    headers: ["Link"],
    reply: (values, rows) => {
      const size = sizeOf(values, "limit");
      const { page, end, hasMore } = slice(rows, decode(values.get("after")), size);
      const link = `<${url}?after=${encode(end)}&limit=${size}>; rel="next"`;
      return { body: page, headers: hasMore ? { link } : {} };
    },
  },
  "the next URL in the body": {
    parameters: [query("offset"), query("limit")],
    members: { count: integer, next: { type: "string", format: "uri" }, results: items },
    reply: (values, rows) => {
      const size = sizeOf(values, "limit");
      const { page, end, hasMore } = slice(rows, numberOf(values, "offset", 0), size);
      const next = hasMore ? `${url}?limit=${size}&offset=${end}` : null;
      return { body: { count: rows.length, next, results: page } };
    },
  },
  "next_cursor in metadata": tokenDialect(
    "cursor",
    "limit",
    (page, token = "") => ({ ok: true, items: page, response_metadata: { next_cursor: token } }),
    { items, response_metadata: { type: "object", properties: { next_cursor: text } } },
  ),
  "nextPageToken, absent at the end": tokenDialect(
    "pageToken",
    "pageSize",
    (page, token) => ({ items: page, ...(token !== undefined && { nextPageToken: token }) }),
    { items, nextPageToken: text },
  ),
  "a continuation token": tokenDialect(
    "continuationToken",
    "maxResults",
    (page, token) => ({ items: page, continuationToken: token ?? null }),
    { items, continuationToken: text },
  ),
  "cursors.after": tokenDialect(
    "after",
    "limit",
    (page, token) => ({ data: page, paging: { cursors: { after: token } } }),
    {
      data: items,
      paging: {
        type: "object",
        properties: { cursors: { type: "object", properties: { after: text } } },
      },
    },
  ),
  "has_more and the last key": {
    parameters: [query("starting_after", text), query("limit")],
    members: { data: items, has_more: { type: "boolean" } },
    reply: (values, rows) => {
      const start = rows.findIndex(({ id }) => id === values.get("starting_after")) + 1;
      const { page, hasMore } = slice(rows, start, sizeOf(values, "limit"));
      return { body: { data: page, has_more: hasMore } };
    },
  },
  "links of HAL": {
    parameters: [query("page"), query("size")],
    members: { items, _links: { type: "object", properties: { next: { type: "object" } } } },
    reply: (values, rows) => {
      const size = sizeOf(values, "size");
      const number = numberOf(values, "page", 1);
      const { page, hasMore } = slice(rows, (number - 1) * size, size);
      const next = { href: `/v1/things?page=${number + 1}&size=${size}` };
      return { body: { items: page, _links: { self: { href: "/" }, ...(hasMore && { next }) } } };
    },
  },
  "links of JSON:API": {
    parameters: [query("page[number]"), query("page[size]")],
    members: { data: items, links: { type: "object", properties: { next: text } } },
    reply: (values, rows) => {
      const size = sizeOf(values, "page[size]");
      const number = numberOf(values, "page[number]", 1);
      const { page, hasMore } = slice(rows, (number - 1) * size, size);
      const next = `${url}?page[number]=${number + 1}&page[size]=${size}`;
      return { body: { data: page, links: { next: hasMore ? next : null } } };
    },
  },
  "links of OData": {
    parameters: [query("$skip"), query("$top")],
    members: { value: items, "@odata.nextLink": text },
    reply: (values, rows) => {
      const size = Math.min(numberOf(values, "$top", 50), 50);
      const { page, end, hasMore } = slice(rows, numberOf(values, "$skip", 0), size);
      return {
        body: { value: page, ...(hasMore && { "@odata.nextLink": `${url}?$skip=${end}` }) },
      };
    },
  },
  "the number of the next page": {
    parameters: [query("page"), query("per_page")],
    headers: ["X-Next-Page"],
    reply: (values, rows) => {
      const size = sizeOf(values, "per_page");
      const number = numberOf(values, "page", 1);
      const { page, hasMore } = slice(rows, (number - 1) * size, size);
      return { body: page, headers: { "x-next-page": hasMore ? String(number + 1) : "" } };
    },
  },
  "a first and a last row, total in a header": {
    parameters: [query("_start"), query("_end")],
    headers: ["X-Total-Count"],
    reply: (values, rows) => {
      const start = Number(values.get("_start") ?? 0);
      const end = Math.min(Number(values.get("_end") ?? start + 20), start + 100);
      return { body: rows.slice(start, end), headers: { "x-total-count": String(rows.length) } };
    },
  },
  "the next offset in the body": {
    parameters: [query("offset", text), query("limit")],
    members: { data: items, next_page: { type: "object", properties: { offset: text } } },
    reply: (values, rows) => {
      const size = sizeOf(values, "limit");
      const { page, end, hasMore } = slice(rows, decode(values.get("offset")), size);
      return { body: { data: page, next_page: hasMore ? { offset: encode(end) } : null } };
    },
  },
};
