import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const record = {
  type: "object",
  properties: { id: { type: "integer" }, name: { type: "string" }, state: { type: "string" } },
};
const json = (schema: object) => ({ "application/json": { schema } });
const query = (name: string, more: object = {}) => ({
  name,
  in: "query",
  schema: { type: "string" },
  ...more,
});

/** Marked parameters of the update, the deletion and the action of a document. */
async function marked(list: readonly object[], write: readonly object[]): Promise<object> {
  const key = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  const ok = { "200": { description: "", content: json(record) } };
  const rows = { type: "array", items: record };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.0.2",
      paths: {
        "/things": {
          get: { parameters: list, responses: { "200": { description: "", content: json(rows) } } },
        },
        "/things/{id}": {
          get: { parameters: [key, ...write], responses: ok },
          put: {
            parameters: [key, ...write],
            requestBody: { content: json(record) },
            responses: ok,
          },
          delete: { parameters: [key, ...write], responses: { "204": { description: "" } } },
        },
        "/things/{id}/scrap": { post: { parameters: [key, ...write], responses: ok } },
      },
    }),
  );
  return Object.fromEntries(
    model.operations
      .filter(({ method }) => method !== "get")
      .map(({ method, parameters }) => [
        method,
        parameters.filter(({ isOfList }) => isOfList === true).map(({ name }) => name),
      ]),
  );
}

test.each([
  [
    "filters, search and order",
    ["state", "search", "ordering", "limit", "offset"],
    ["state", "search", "ordering"],
    ["state", "search", "ordering"],
  ],
  [
    "pages",
    ["page", "per_page", "q", "state"],
    ["page", "per_page", "force"],
    ["page", "per_page"],
  ],
  ["sort, not the locale", ["sort", "locale", "_q"], ["locale", "sort"], ["sort"]],
  ["only a filter, which may select a version of the record", ["state", "sort"], ["state"], []],
  ["own inputs", ["state", "sort"], ["notify", "force"], []],
])("writes with the list's %s", async (_title, list, write, expected) => {
  const names = await marked(
    list.map((name) => query(name)),
    write.map((name) => query(name)),
  );
  expect(names).toEqual({ put: expected, delete: expected, post: expected });
});

test("a required parameter of a write remains an input", async () => {
  const names = await marked(
    [query("state"), query("sort")],
    [query("state", { required: true }), query("sort")],
  );
  expect(names).toEqual({ put: ["sort"], delete: ["sort"], post: ["sort"] });
});

test.each([
  [
    "filters",
    { type: "object", properties: { state: { type: "object", properties: { $eq: {} } } } },
  ],
  ["filter", { type: "object", properties: { state: { type: "string" } } }],
  ["where", { type: "object", properties: { name: { type: "string" } } }],
])("a write takes no conditions of the list in %s", async (name, schema) => {
  const language = query(name, { style: "deepObject", explode: true, schema });
  const names = await marked([language], [language, query("force")]);
  expect(names).toEqual({ put: [name], delete: [name], post: [name] });
});
