import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "./build-list-request.ts";
import { readObservedPage } from "./read-observed-page.ts";

const array = { type: "array", items: { type: "object", properties: { id: { type: "integer" } } } };

async function read(path: string, schema: object, parameters: readonly object[] = []) {
  const responses = { "200": { content: { "application/json": { schema } } } };
  const paths = { [path]: { get: { parameters, responses } } };
  const model = await createModel(JSON.stringify({ openapi: "3.0.3", paths }));
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("no list");
  return { model, resource };
}

const state = { page: 1, sort: [], search: "", filters: {} };
const rows = [{ id: 1 }, { id: 2 }];
const page = { name: "page", in: "query", schema: { type: "integer" } };
const shop = { name: "shop", in: "path", required: true, schema: { type: "string" } };
const envelope = { type: "object", properties: { items: array, next: { type: "string" } } };

test.each([
  [
    "a Link header",
    "/items",
    array,
    [],
    { headers: { link: '</v1/items/page/2>; rel="next"' }, body: rows },
    "/items/page/2",
    "",
  ],
  [
    "an address in the body next to a described number",
    "/items",
    envelope,
    [page],
    { headers: {}, body: { items: rows, next: "https://api.test/items/from/3?size=2" } },
    "/items/from/3",
    "size=2",
  ],
  [
    "a path below a parent",
    "/shops/{shop}/items",
    envelope,
    [shop],
    { headers: {}, body: { items: rows, next: "/api/shops/9/items/2" } },
    "/shops/7/items/2",
    "",
  ],
  [
    "the same path below another base path",
    "/items",
    array,
    [],
    { headers: { link: '<https://api.test/public/v3/items?p=2>; rel="next"' }, body: rows },
    "/items",
    "p=2",
  ],
])("%s leads to the next page", async (_, path, schema, parameters, response, want, query) => {
  const { model, resource } = await read(path, schema, parameters);
  const first = readObservedPage(model, resource, { status: 200, ...response }, state);
  expect(first.hasNext).toBe(true);
  const next = { ...state, page: 2, cursor: first.next };
  const request = buildListRequest(model, resource, next, { shop: "7" });
  expect([request.path, request.query]).toEqual([want, query]);
});

test.each(["?/../admin", "?/a/../../admin", "?/..%2fadmin", "?//evil.test/x", "?/%2e%2e/x"])(
  "the cursor %s of an address leads to no other path",
  async (cursor) => {
    const { model, resource } = await read("/items", array);
    const request = buildListRequest(model, resource, { ...state, page: 2, cursor });
    expect(request.path).toBe("/items");
  },
);
