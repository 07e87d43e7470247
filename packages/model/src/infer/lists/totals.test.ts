import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import { type Given, listOf, query, text } from "#testing/test-list.ts";

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
    { around: { total_row_count: { type: "integer" } } },
    ["data"],
    { in: "body", path: ["total_row_count"] },
  ],
  [{ around: { totalSetSize: text } }, ["data"], { in: "body", path: ["totalSetSize"] }],
  [{ around: { total_amount_due: { type: "integer" } } }, ["data"], undefined],
  [
    { around: { count: { type: "integer", description: "Items in the current page" } } },
    ["data"],
    undefined,
  ],
  [
    {
      parameters: [query("cursor", text)],
      around: { pagination: { properties: { count: { type: "integer" }, next: text } } },
    },
    ["data"],
    undefined,
  ],
  [
    {
      parameters: [query("offset"), query("limit")],
      around: { pagination: { properties: { count: { type: "integer" }, next: text } } },
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
])("%j: rows %j, total %j", async (given, rows, total) => {
  const list = await listOf(given);
  expect(list.rows).toEqual(rows);
  expect(list.total).toEqual(total);
});
