import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import { type ListOptions, listOf, query, text } from "#testing/test-list.ts";

const counter = (properties: object) => ({
  get: {
    operationId: "count",
    responses: { "200": { content: { "application/json": { schema: { properties } } } } },
  },
});

test.each<readonly [ListOptions, readonly string[], ListShape["total"]]>([
  [{}, [], undefined],
  [{ siblings: { count: { type: "integer" } } }, ["data"], { in: "body", path: ["count"] }],
  [
    {
      siblings: {
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
    { siblings: { pagination_count: { type: "integer" }, page_total: { type: "integer" } } },
    ["data"],
    { in: "body", path: ["pagination_count"] },
  ],
  [
    { siblings: { count: { type: "integer" }, total_count: { type: "integer" } } },
    ["data"],
    { in: "body", path: ["total_count"] },
  ],
  [
    { rowsName: "orders", siblings: { ordersCount: { type: "integer" } } },
    ["orders"],
    { in: "body", path: ["ordersCount"] },
  ],
  [
    { siblings: { total: { properties: { value: { type: "integer" }, relation: text } } } },
    ["data"],
    { in: "body", path: ["total", "value"] },
  ],
  [{ siblings: { nbHits: { type: "integer" } } }, ["data"], { in: "body", path: ["nbHits"] }],
  [
    { siblings: { numResults: { type: "integer" } } },
    ["data"],
    { in: "body", path: ["numResults"] },
  ],
  [{ siblings: { nbPages: { type: "integer" } } }, ["data"], undefined],
  [{ siblings: { total_pages: { type: "integer" } } }, ["data"], undefined],
  [
    { siblings: { total_row_count: { type: "integer" } } },
    ["data"],
    { in: "body", path: ["total_row_count"] },
  ],
  [{ siblings: { totalSetSize: text } }, ["data"], { in: "body", path: ["totalSetSize"] }],
  [{ siblings: { total_amount_due: { type: "integer" } } }, ["data"], undefined],
  [
    { siblings: { count: { type: "integer", description: "Items in the current page" } } },
    ["data"],
    undefined,
  ],
  [
    {
      parameters: [query("cursor", text)],
      siblings: { pagination: { properties: { count: { type: "integer" }, next: text } } },
    },
    ["data"],
    undefined,
  ],
  [
    {
      parameters: [query("offset"), query("limit")],
      siblings: { pagination: { properties: { count: { type: "integer" }, next: text } } },
    },
    ["data"],
    { in: "body", path: ["pagination", "count"] },
  ],
  [
    { headers: { "X-Paging-TotalResults": { schema: { type: "integer" } } } },
    [],
    { in: "header", name: "x-paging-totalresults" },
  ],
  [{ headers: { "X-Total-Pages": { schema: { type: "integer" } } } }, [], undefined],
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
  [
    { more: { "/orders/count": counter({ counter: { type: "integer" } }) } },
    [],
    { in: "operation", operation: "count", path: ["counter"] },
  ],
  [
    { more: { "/orders/count": counter({ countOfOrders: { type: "integer" } }) } },
    [],
    { in: "operation", operation: "count", path: ["countOfOrders"] },
  ],
  [
    { more: { "/orders/count": counter({ number: { type: "number" } }) } },
    [],
    { in: "operation", operation: "count", path: ["number"] },
  ],
  [
    {
      more: {
        "/orders/count": counter({ counter: { type: "integer" }, day: { type: "string" } }),
      },
    },
    [],
    undefined,
  ],
])("%j: rows %j, total %j", async (options, rows, total) => {
  const list = await listOf(options);
  expect(list.rows).toEqual(rows);
  expect(list.total).toEqual(total);
});
