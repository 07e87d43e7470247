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
