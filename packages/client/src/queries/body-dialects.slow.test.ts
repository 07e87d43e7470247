import { createModel } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { decode, encode, items, slice, text, integer } from "./testing/paging-dialects.ts";
import type { Row } from "./testing/paging-dialects.ts";
import { testClient } from "./testing/test-client.ts";
import { walkList } from "./walk-list.ts";

const client = testClient();
const rows = Array.from({ length: 250 }, (_, index) => ({ id: `r${index + 1}` }));

/** A search by POST that takes its paging in the body. */
interface BodyDialect {
  readonly members: object;
  readonly response: object;
  readonly reply: (body: Body) => object;
}

type Value = string | number | undefined;
type Body = Readonly<Record<string, Value | Readonly<Record<string, Value>>>>;

const object = (properties: object) => ({ type: "object", properties });
const inside = (body: Body, name: string, member: string): Value => {
  const value = body[name];
  return typeof value === "object" ? value[member] : undefined;
};
const own = (body: Body, name: string): Value => {
  const value = body[name];
  return typeof value === "object" ? undefined : value;
};
const atMost = (size: Value): number => Math.min(Number(size ?? 20), 100);

function pageOf(number: Value, size: Value): readonly Row[] {
  const count = atMost(size);
  return slice(rows, (Number(number ?? 1) - 1) * count, count).page;
}

function tokenOf(token: Value, size: Value) {
  const { page, end, hasMore } = slice(rows, decode(String(token ?? "")), atMost(size));
  return { page, next: hasMore ? encode(end) : null };
}

const dialects: Readonly<Record<string, BodyDialect>> = {
  "page and size": {
    members: { page: integer, pageSize: integer, query: text },
    response: { items, total: integer },
    reply: (body) => ({ items: pageOf(own(body, "page"), own(body, "pageSize")), total: 250 }),
  },
  "pagination with page and size": {
    members: { pagination: object({ page: integer, pageSize: integer }) },
    response: { items, total: integer },
    reply: (body) => ({
      items: pageOf(inside(body, "pagination", "page"), inside(body, "pagination", "pageSize")),
      total: 250,
    }),
  },
  "offset and limit": {
    members: { offset: integer, limit: integer, filter: object({ id: text }) },
    response: { data: items },
    reply: (body) => {
      const { page } = slice(rows, Number(own(body, "offset") ?? 0), atMost(own(body, "limit")));
      return { data: page };
    },
  },
  "a cursor": {
    members: { start_cursor: text, page_size: integer },
    response: { results: items, next_cursor: text, has_more: { type: "boolean" } },
    reply: (body) => {
      const { page, next } = tokenOf(own(body, "start_cursor"), own(body, "page_size"));
      return { results: page, next_cursor: next, has_more: next !== null };
    },
  },
  "a token in an object": {
    members: { paging: object({ cursor: text, limit: integer }) },
    response: { items, paging: object({ nextCursor: text }) },
    reply: (body) => {
      const { page, next } = tokenOf(
        inside(body, "paging", "cursor"),
        inside(body, "paging", "limit"),
      );
      return { items: page, paging: { nextCursor: next } };
    },
  },
  "after of a search": {
    members: { after: text, limit: integer },
    response: { results: items, paging: object({ next: object({ after: text }) }) },
    reply: (body) => {
      const { page, next } = tokenOf(own(body, "after"), own(body, "limit"));
      return { results: page, ...(next !== null && { paging: { next: { after: next } } }) };
    },
  },
};

function describe(dialect: Pick<BodyDialect, "members" | "response">): string {
  const content = (schema: object) => ({ "application/json": { schema } });
  const key = { name: "id", in: "path", required: true, schema: text };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    servers: [{ url: "https://api.test/v1" }],
    paths: {
      "/things/search": {
        post: {
          operationId: "searchThings",
          requestBody: { content: content(object(dialect.members)) },
          responses: { "200": { description: "", content: content(object(dialect.response)) } },
        },
      },
      "/things/{id}": {
        get: {
          parameters: [key],
          responses: { "200": { description: "", content: content(items.items) } },
        },
      },
    },
  });
}

async function walkRows(
  { reply }: BodyDialect,
  described: Pick<BodyDialect, "members" | "response">,
) {
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    const body = JSON.parse(typeof init.body === "string" ? init.body : "{}") as Body;
    const type = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(reply(body)), { headers: type }));
  });
  const { resources, operations } = await createModel(describe(described), {});
  const resource = resources.find(({ list }) => list !== undefined);
  if (resource === undefined) throw new Error("The list is missing.");
  const chunk = { operations, resource, referrers: [] };
  const state = { page: 1, sort: [], search: "", filters: {} };
  const read = new Set<unknown>();
  let mayBeMore = false;
  const walk = { chunk, resource, parents: {}, state };
  for await (const page of walkList(client, walk, new AbortController().signal)) {
    for (const row of page.rows as readonly Row[]) read.add(row.id);
    mayBeMore = page.mayBeMore === true || (page.total !== undefined && page.total > read.size);
  }
  return { count: read.size, mayBeMore };
}

const table = Object.entries(dialects);

test.each(table)(
  "%s in a body: all rows are read if it is described rightly",
  async (_, dialect) => {
    expect(await walkRows(dialect, dialect)).toEqual({ count: 250, mayBeMore: false });
  },
);

test.each(table)("a body that is described as %s does not end early unnoticed", async (_, as) => {
  const early: string[] = [];
  for (const [name, dialect] of table) {
    const { count, mayBeMore } = await walkRows(dialect, as);
    if (count !== 250 && !mayBeMore) early.push(`${name}: ${count}`);
  }
  expect(early).toEqual([]);
});

test.each(table)(
  "%s in a body: a list without paging in its description does not end early unnoticed",
  async (_, dialect) => {
    const described = { members: { query: text }, response: dialect.response };
    const { count, mayBeMore } = await walkRows(dialect, described);
    expect(count === 250 || mayBeMore, `${count} rows`).toBe(true);
  },
);
