import { integer, items, type PagingDialect, query, sizeOf } from "./paging-dialects.ts";

/** Servers that cannot be read to their end. */
export const endlessDialects: Readonly<Record<string, PagingDialect>> = {
  "a limit alone": {
    parameters: [query("limit")],
    reply: (values, rows) => ({ body: rows.slice(0, sizeOf(values, "limit")) }),
  },
  "a limit of the server": {
    parameters: [],
    reply: (_, rows) => ({ body: rows.slice(0, 100) }),
  },
  "a total and a part of the rows": {
    parameters: [],
    members: { items, total: integer },
    reply: (_, rows) => ({ body: { items: rows.slice(0, 70), total: rows.length } }),
  },
  "a flag alone": {
    parameters: [],
    members: { items, has_more: { type: "boolean" } },
    reply: (_, rows) => ({ body: { items: rows.slice(0, 70), has_more: true } }),
  },
  "a range header": {
    parameters: [],
    reply: (_, rows) => ({
      body: rows.slice(0, 70),
      headers: { "content-range": `items 0-69/${rows.length}` },
    }),
  },
};
