import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { readTemplate } from "./convert-routes.ts";
import { convertRouteSchema } from "./route-schema.ts";

test.each([
  ["/wp/v2/posts", "/wp/v2/posts"],
  [String.raw`/wp/v2/posts/(?P<id>[\d]+)`, "/wp/v2/posts/{id}"],
  [String.raw`/wp/v2/users/(?P<user_id>(?:[\d]+|me))/keys`, "/wp/v2/users/{user_id}/keys"],
  [
    String.raw`/wp/v2/templates/(?P<id>([^\/:<>\*\?"\|]+(?:\/[^\/:<>\*\?"\|]+)?)[\/\w-]+)`,
    "/wp/v2/templates/{id}",
  ],
  [String.raw`/themes/(?P<name>[\/\s%\w\.\(\)\[\]\@_\-]+)/variations`, "/themes/{name}/variations"],
  [String.raw`/wc/v3/taxes/(?<id>\d+)`, "/wc/v3/taxes/{id}"],
  [String.raw`/forms/v1/export\.csv`, "/forms/v1/export.csv"],
])("the pattern %s is the path %s", (pattern, path) => {
  expect(readTemplate(pattern)).toBe(path);
});

test.each<readonly [style: string, schema: object, converted: object]>([
  [
    "required and readonly in properties",
    { type: "object", properties: { id: { type: "integer", readonly: true, required: true } } },
    { type: "object", properties: { id: { type: "integer", readOnly: true } }, required: ["id"] },
  ],
  [
    "empty objects that are lists",
    { type: "object", properties: [], default: [] },
    { type: "object" },
  ],
  ["any type", { type: "mixed", description: "Value." }, { description: "Value." }],
  ["a format as type", { type: "date-time" }, { type: "string", format: "date-time" }],
  [
    "choices with gaps",
    { type: "string", enum: { 0: "a", 2: "b" } },
    { type: "string", enum: ["a", "b"] },
  ],
  [
    "schemas inside",
    { type: "array", items: { oneOf: [{ type: "integer", readonly: true }] } },
    { type: "array", items: { oneOf: [{ type: "integer", readOnly: true }] } },
  ],
])("a schema with %s is converted", (_, schema, converted) => {
  expect(convertRouteSchema(schema, 0)).toEqual(converted);
});

const paging = {
  page: { type: "integer", default: 1 },
  per_page: { type: "integer", maximum: 100 },
};
const context = { context: { type: "string", enum: ["view", "edit"], default: "view" } };
const key = { id: { type: "integer" } };
const title = { type: "string", required: true };
const content = {
  namespace: "wp/v2",
  methods: ["GET", "POST"],
  endpoints: [
    {
      methods: ["GET"],
      args: { ...context, ...paging, author: { type: "array", items: { type: "integer" } } },
    },
    { methods: ["POST"], args: { title } },
  ],
  schema: {
    type: "object",
    properties: { id: { type: "integer", readonly: true }, title: { type: "string" } },
  },
  _links: { self: [{ href: "https://site.example/blog/wp-json/wp/v2/posts" }] },
};
const site = {
  name: "Site",
  authentication: {},
  routes: {
    "/wp/v2/posts": content,
    [String.raw`/wp/v2/posts/(?P<id>[\d]+)`]: {
      ...content,
      endpoints: [
        { methods: ["GET"], args: { ...key, ...context } },
        { methods: ["POST", "PUT", "PATCH"], args: { ...key, title } },
        { methods: ["DELETE"], args: { ...key, force: { type: "boolean", default: false } } },
      ],
    },
  },
};

test("an index of routes becomes a resource with lists, forms and filters", async () => {
  const { title: name, servers, signIn, resources } = await createModel(JSON.stringify(site));
  expect({ name, servers }).toEqual({
    name: "Site",
    servers: ["https://site.example/blog/wp-json"],
  });
  expect(signIn.methods[0]).toMatchObject({ kind: "basic" });
  expect(resources).toHaveLength(1);
  expect(resources[0]).toMatchObject({
    collectionPath: "/wp/v2/posts",
    itemPath: "/wp/v2/posts/{id}",
    list: {
      paging: { style: "page" },
      total: { in: "header", name: "x-wp-total" },
      filters: [{ name: "author", operator: "in" }],
    },
  });
  expect(Object.keys(resources[0]?.operations ?? {}).toSorted()).toEqual([
    "create",
    "list",
    "read",
    "remove",
    "update",
  ]);
});

test("an index without schemas has its operations at the address of the index", async () => {
  const { namespace, endpoints } = content;
  const index = { name: "Shop", routes: { "/wc/v3/orders": { namespace, endpoints } } };
  const { servers, operations } = await createModel(JSON.stringify(index), {
    address: "https://shop.example/wp-json/?context=help",
  });
  expect(servers).toEqual(["https://shop.example/wp-json"]);
  expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "get /wc/v3/orders",
    "post /wc/v3/orders",
  ]);
});

test("a response with other routes is not an index of routes", async () => {
  const { problems } = await createModel(JSON.stringify({ routes: [{ path: "/a" }] }));
  expect(problems[0]?.severity).toBe("error");
});
