import { items, type PagingDialect, text } from "./paging-dialects.ts";

/** Description of a dialect's list; without one, the list has neither parameters nor a schema. */
export function describeDialect(dialect: PagingDialect | undefined): string {
  const schema =
    dialect === undefined
      ? {}
      : dialect.members === undefined
        ? items
        : { type: "object", properties: dialect.members };
  const headers = (dialect?.headers ?? []).map((name) => [name, { schema: text }] as const);
  const content = { "application/json": { schema } };
  const key = { name: "id", in: "path", required: true, schema: text };
  const record = { "application/json": { schema: items.items } };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    servers: [{ url: "https://api.test/v1" }],
    paths: {
      "/things": {
        get: {
          parameters: dialect?.parameters ?? [],
          responses: {
            [dialect?.status ?? 200]: {
              description: "",
              headers: Object.fromEntries(headers),
              content,
            },
          },
        },
      },
      "/things/{id}": {
        get: { parameters: [key], responses: { "200": { description: "", content: record } } },
      },
    },
  });
}
