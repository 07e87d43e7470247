import { expect, test } from "vitest";
import type { ListShape } from "#nouns/list-shape.ts";
import { at, type Given, listOf, query, text } from "#test-list.ts";

test.each<readonly [string, Given, ListShape["paging"]]>([
  ["nothing", {}, { style: "none" }],
  ["a limit alone", { parameters: [query("limit")] }, { style: "none" }],
  [
    "page and per_page",
    {
      parameters: [
        query("page"),
        query("per_page", { type: "integer", default: 30, maximum: 100 }),
      ],
    },
    {
      style: "page",
      page: at("page"),
      first: 1,
      size: { at: at("per_page"), default: 30, maximum: 100 },
    },
  ],
  [
    "a page counted from 0",
    { parameters: [query("PageIndex", { type: "integer", default: 0 }), query("PageSize")] },
    { style: "page", page: at("PageIndex"), first: 0, size: { at: at("PageSize") } },
  ],
  [
    "page and limit",
    { parameters: [query("page"), query("limit", { type: "integer" }, { required: true })] },
    { style: "page", page: at("page"), first: 1, size: { at: at("limit"), isRequired: true } },
  ],
  [
    "page[number] and page[size]",
    { parameters: [query("page[number]"), query("page[size]")] },
    { style: "page", page: at("page[number]"), first: 1, size: { at: at("page[size]") } },
  ],
  [
    "a page that is an object",
    {
      parameters: [
        {
          ...query("page", {
            properties: { number: { type: "integer" }, size: { type: "integer" } },
          }),
          style: "deepObject",
        },
      ],
    },
    { style: "page", page: at("page", ["number"]), first: 1, size: { at: at("page", ["size"]) } },
  ],
  [
    "offset and limit",
    { parameters: [query("limit"), query("offset")] },
    { style: "offset", offset: at("offset"), size: { at: at("limit") } },
  ],
  [
    "skip and take",
    { parameters: [query("skip"), query("take")] },
    { style: "offset", offset: at("skip"), size: { at: at("take") } },
  ],
  [
    "a token",
    { parameters: [query("pageToken", text), query("pageSize")], around: { nextPageToken: text } },
    {
      style: "cursor",
      cursor: at("pageToken"),
      next: { in: "body", path: ["nextPageToken"] },
      size: { at: at("pageSize") },
    },
  ],
  [
    "the key of the last row",
    {
      parameters: [query("starting_after", text), query("limit")],
      around: { has_more: { type: "boolean" } },
    },
    {
      style: "cursor",
      cursor: at("starting_after"),
      next: { in: "last-row", path: ["id"] },
      size: { at: at("limit") },
    },
  ],
  [
    "a cursor in a link",
    {
      parameters: [query("cursor", text)],
      around: { _links: { properties: { next: { properties: { href: text } } } } },
    },
    {
      style: "cursor",
      cursor: at("cursor"),
      next: { in: "body", path: ["_links", "next", "href"] },
      isLink: true,
    },
  ],
  [
    "since, answered in paging",
    {
      parameters: [query("since"), query("limit")],
      around: { paging: { properties: { since: { type: "integer" }, size: { type: "integer" } } } },
    },
    {
      style: "cursor",
      cursor: at("since"),
      next: { in: "body", path: ["paging", "since"] },
      size: { at: at("limit") },
    },
  ],
  [
    "after, which is a date",
    { parameters: [query("after", { type: "string", format: "date-time" }), query("limit")] },
    { style: "none" },
  ],
])("paging by %s", async (_name, given, want) => {
  expect((await listOf(given)).paging).toEqual(want);
});

test.each<readonly [Given, readonly string[], ListShape["total"]]>([
  [{}, [], undefined],
  [{ around: { count: { type: "integer" } } }, ["data"], { in: "body", path: ["count"] }],
  [
    {
      around: {
        meta: {
          properties: {
            pagination: {
              properties: { total_entries: { type: "integer" }, total_pages: { type: "integer" } },
            },
          },
        },
      },
    },
    ["data"],
    { in: "body", path: ["meta", "pagination", "total_entries"] },
  ],
  [
    { around: { count: { type: "integer" }, total_count: { type: "integer" } } },
    ["data"],
    { in: "body", path: ["total_count"] },
  ],
  [
    { rowsName: "orders", around: { ordersCount: { type: "integer" } } },
    ["orders"],
    { in: "body", path: ["ordersCount"] },
  ],
  [{ around: { total_pages: { type: "integer" } } }, ["data"], undefined],
  [
    { headers: { "X-Total-Count": { schema: { type: "integer" } } } },
    [],
    { in: "header", name: "x-total-count" },
  ],
  [
    {
      more: {
        "/orders/count": {
          get: {
            operationId: "count",
            responses: {
              "200": {
                content: {
                  "application/json": { schema: { properties: { count: { type: "integer" } } } },
                },
              },
            },
          },
        },
      },
    },
    [],
    { in: "operation", operation: "count", path: ["count"] },
  ],
])("%j: rows %j, total %j", async (given, rows, total) => {
  const list = await listOf(given);
  expect(list.rows).toEqual(rows);
  expect(list.total).toEqual(total);
});

const token = (name: string, description = "") => query(name, { type: "string", description });

test.each<readonly [string, Given, object]>([
  [
    "an offset that is a token",
    {
      parameters: [token("offset"), query("limit")],
      around: { next_page: { type: "object", properties: { offset: text } } },
    },
    { cursor: at("offset"), next: { in: "body", path: ["next_page", "offset"] } },
  ],
  [
    "an iterator that the answer carries on",
    { parameters: [token("iterator"), query("limit")], around: { iterator: text, done: {} } },
    { cursor: at("iterator"), next: { in: "body", path: ["iterator"] } },
  ],
  [
    "a link alone",
    {
      parameters: [query("page[size]")],
      around: { links: { type: "object", properties: { next: text } } },
    },
    { size: { at: at("page[size]") }, next: { in: "body", path: ["links", "next"] }, isLink: true },
  ],
])("%s is a cursor", async (_, given, want) => {
  expect((await listOf(given)).paging).toEqual(
    expect.objectContaining({ style: "cursor", ...want }),
  );
});

test("an offset that is text stays a number where nothing says otherwise", async () => {
  const { paging } = await listOf({ parameters: [token("offset"), query("limit")] });
  expect(paging).toMatchObject({ style: "offset" });
});

test("times narrow a list, they do not page it", async () => {
  const given = { parameters: [token("from", "A timestamp in milliseconds"), query("limit")] };
  const list = await listOf(given);
  expect(list.paging).toEqual({ style: "none" });
  expect(list.filters.map(({ name }) => name)).toEqual(["from"]);
});

test.each<readonly [object, object | undefined]>([
  [{ "X-Paging-TotalResults": {} }, { in: "header", name: "x-paging-totalresults" }],
  [{ "X-Page-Size": {} }, undefined],
])("the headers %j tell the total %j", async (headers, want) => {
  expect((await listOf({ headers })).total).toEqual(want);
});

test("a count of the page is no total", async () => {
  const count = { type: "integer", description: "Amount of items in the current page" };
  expect((await listOf({ around: { count } })).total).toBeUndefined();
});

test("what says how much is shown is no filter", async () => {
  const yes = { type: "boolean" };
  const parameters = [
    token("opt_fields"),
    query("briefRepresentation", yes),
    query("archived", yes),
  ];
  const { filters } = await listOf({ parameters });
  expect(filters.map(({ name }) => name)).toEqual(["archived"]);
});
