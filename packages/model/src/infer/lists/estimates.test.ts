import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { readListPage } from "#request/lists/read-list-page.ts";

function describeList(member: string, parameter: string): string {
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: {
      "/logs": {
        get: {
          parameters: [
            { name: "page", in: "query", schema: { type: "integer" } },
            { name: "perPage", in: "query", schema: { type: "integer", default: 2 } },
            { name: parameter, in: "query", schema: { type: "boolean" } },
          ],
          responses: {
            "200": {
              description: "Logs",
              content: {
                "application/json": {
                  schema: {
                    type: "object",
                    properties: {
                      data: {
                        type: "array",
                        items: { type: "object", properties: { id: { type: "integer" } } },
                      },
                      total: { type: "integer" },
                      [member]: { type: "integer" },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  });
}

test.each([
  ["estimatedTotal", "exactTotal"],
  ["approximate_count", "exact_count"],
])("%s is an estimate, which %s replaces", async (member, parameter) => {
  const { resources } = await createModel(describeList(member, parameter));
  const list = resources[0]?.list;
  expect(list).toMatchObject({
    total: { in: "body", path: ["total"] },
    estimate: { path: [member], exact: { at: { parameter }, value: true } },
    filters: [],
  });
  expect(list).not.toHaveProperty("totalSwitches");
});

test("a page has the estimate if the response has no total", async () => {
  const { resources } = await createModel(describeList("estimatedTotal", "exactTotal"));
  const [logs] = resources;
  const state = { page: 3, size: 2, sort: [], search: "", filters: {} };
  const read = (body: object): unknown =>
    logs && readListPage(logs, { status: 200, headers: {}, body }, state);
  const rows = [{ id: 1 }, { id: 2 }];
  expect(read({ data: rows, estimatedTotal: 9_000_000 })).toEqual({
    rows,
    total: undefined,
    estimate: 9_000_000,
    hasNext: true,
  });
  expect(read({ data: rows.slice(1), estimatedTotal: 9_000_000 })).toMatchObject({
    hasNext: false,
  });
  expect(read({ data: rows, total: 6, estimatedTotal: 5 })).toEqual({
    rows,
    total: 6,
    hasNext: false,
  });
});
