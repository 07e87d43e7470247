import { expect, test } from "vitest";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { createTestModel, json, record, rows, sent } from "#testing/sample-paths.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const object = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  properties,
  required,
});
const search = (schema: object, more: object = {}) => ({
  post: {
    requestBody: { content: { "application/json": { schema } } },
    ...rows(record({ city: text })),
    ...more,
  },
});
const query = (...names: readonly string[]) =>
  names.map((name) => ({ name, in: "query", schema: text }));

async function listOf(list: object, more: object) {
  const { resources, operations } = await createTestModel({
    "/customers": { get: { ...rows(record({ city: text })), ...list }, post: sent() },
    "/customers/{id}": { get: json(record({ city: text })) },
    ...more,
  });
  const [resource] = resources;
  const operation = operations.find(({ id }) => id === resource?.operations.list);
  return {
    path: operation?.path,
    filters: resource?.list?.filters.map(({ name }) => name),
    paging: resource?.list?.paging.style,
    sort: resource?.list?.sort !== undefined,
  };
}

test.each([
  [
    "ASP.NET: a search body with paging and sort",
    { parameters: query("page", "pageSize") },
    {
      "/customers/search": search(
        object({
          name: text,
          city: text,
          page: whole,
          pageSize: whole,
          sortBy: { ...text, enum: ["name", "-name"] },
        }),
      ),
    },
    { path: "/customers/search", filters: ["name", "city"], paging: "page", sort: true },
  ],
  [
    "Prefect: a filter group with limit and offset",
    {},
    {
      "/customers/filter": search(
        object({ filter: object({ name: text }), limit: whole, offset: whole }),
      ),
    },
    { path: "/customers/filter", filters: ["filter.name"], paging: "offset", sort: false },
  ],
  [
    "Spring: a query next to an unpaged list",
    { parameters: query("locale") },
    { "/customers/query": search(object({ city: text })) },
    { path: "/customers/query", filters: ["city"], paging: "none", sort: false },
  ],
])("%s is the list with filters", async (_, list, more, want) => {
  expect(await listOf(list, more)).toEqual(want);
});

test.each([
  ["the GET has filters", { parameters: query("city") }, search(object({ name: text }))],
  ["the search requires a value", {}, search(object({ name: text }, ["name"]))],
  [
    "the search is not paged",
    { parameters: query("limit", "offset") },
    search(object({ name: text })),
  ],
  ["the search has no field of the records", {}, search(object({ expression: text }))],
  [
    "a GET searches too",
    {},
    { ...search(object({ name: text })), get: rows(record({ city: text })) },
  ],
])("the GET is the list if %s", async (_, list, item) => {
  expect((await listOf(list, { "/customers/search": item })).path).toBe("/customers");
});

test("paging and filters are sent in the groups of the body that have them", async () => {
  const body = object({
    pagination: object({ page: whole, pageSize: whole }),
    criteria: object({ city: text }),
  });
  const model = await createTestModel({
    "/customers": { get: rows(record({ city: text })) },
    "/customers/search": search(body),
  });
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("The resource is missing.");
  const [filter] = resource.list?.filters ?? [];
  const state = {
    page: 2,
    size: 25,
    sort: [],
    search: "",
    filters: { [filter?.name ?? ""]: ["Oslo"] },
  };
  const { path: sentTo, body: written } = buildListRequest(model, resource, state);
  expect(sentTo).toBe("/customers/search");
  expect(written).toMatchObject({
    content: JSON.stringify({ pagination: { page: 2, pageSize: 25 }, criteria: { city: "Oslo" } }),
  });
});
