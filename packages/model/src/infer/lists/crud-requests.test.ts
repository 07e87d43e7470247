import { expect, test } from "vitest";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { createModel } from "#create-model.ts";
import { query, text } from "#testing/test-list.ts";

const row = {
  type: "object",
  properties: {
    id: { type: "number" },
    title: text,
    status: { type: "string", enum: ["open", "closed"] },
    cost: { type: "number", nullable: true },
    dueAt: { type: "string", format: "date-time" },
  },
};
const page = {
  type: "object",
  properties: {
    data: { type: "array", items: row },
    count: { type: "number" },
    total: { type: "number" },
    page: { type: "number" },
    pageCount: { type: "number" },
  },
};
const many = { type: "array", items: text };

/** Parameters as the package describes them. */
function parametersOf(describe: (words: string) => string): readonly object[] {
  const described = (name: string, schema: object, words: string) =>
    query(name, schema, { description: describe(words) });
  const integer = { type: "integer" };
  return [
    described("fields", many, "Selects resource fields."),
    described("s", text, "Adds search condition."),
    described("filter", many, "Adds filter condition."),
    described("or", many, "Adds OR condition."),
    described("sort", many, "Adds sort by field."),
    described("join", many, "Adds relational resources."),
    described("limit", integer, "Limit amount of resources."),
    described("offset", integer, "Offset amount of resources."),
    described("page", integer, "Page portion of resources."),
    described("cache", integer, "Reset cache (if was enabled)."),
  ];
}

const link = (words: string) =>
  `${words} <a href="https://example.com/wiki/Requests" target="_blank">Docs</a>`;

test.each([
  ["words of the package with a link", link],
  ["words of the package", (words: string) => words],
  ["the name of the package", () => "In the syntax of crud-request"],
])("%s shows sort and filters of NestJS CRUD", async (_, describe) => {
  const get = {
    parameters: parametersOf(describe),
    responses: { "200": { content: { "application/json": { schema: page } } } },
  };
  const { operations, resources } = await createModel(
    JSON.stringify({ openapi: "3.0.0", paths: { "/tickets": { get } } }),
  );
  const [resource] = resources;
  if (resource === undefined) throw new Error("The document has no list.");
  const names = new Set(resource.list?.filters.map(({ fieldName }) => fieldName));
  expect([...names]).toEqual(["id", "title", "status", "cost", "dueAt"]);
  expect(resource.list?.search).toBeUndefined();
  const state = {
    page: 2,
    sort: [{ field: "cost", isDescending: true }],
    search: "",
    filters: { status: ["open"], "title.contains": ["mast"], "cost.at-least": ["12.50"] },
  };
  const request = buildListRequest({ operations }, resource, state);
  const sent = new URLSearchParams(request.query);
  expect(JSON.parse(sent.get("s") ?? "")).toEqual({
    status: { $eq: "open" },
    title: { $contL: "mast" },
    cost: { $gte: 12.5 },
  });
  expect([sent.get("sort"), sent.get("page")]).toEqual(["cost,DESC", "2"]);
});

test("a search with the same name stays a search", async () => {
  const get = {
    parameters: [query("s", text, { description: "Words to search for" })],
    responses: { "200": { content: { "application/json": { schema: page } } } },
  };
  const { resources } = await createModel(
    JSON.stringify({ openapi: "3.0.0", paths: { "/tickets": { get } } }),
  );
  expect(resources[0]?.list?.search).toEqual({ parameter: "s" });
});
