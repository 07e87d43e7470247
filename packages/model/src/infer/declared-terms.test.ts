import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { isSafeOperation } from "#request/parameters/is-safe-operation.ts";

const text = { type: "string" };
const query = (name: string) => ({ name, in: "query", schema: text });
const rows = (properties: object) => ({
  responses: {
    "200": {
      content: {
        "application/json": {
          schema: {
            type: "array",
            items: { type: "object", properties: { id: text, ...properties } },
          },
        },
      },
    },
  },
});

/** Three descriptions of different origin: written by hand, generated, and in Swagger 2.0. */
const shop = {
  openapi: "3.1.0",
  paths: {
    "/orders": {
      get: { parameters: [query("order"), query("min")], ...rows({ price: { type: "number" } }) },
    },
    "/orders/refresh": { get: { responses: { "204": {} } } },
    "/orders/search": {
      post: {
        requestBody: {
          content: { "application/xml": { schema: { type: "object", properties: { q: text } } } },
        },
        ...rows({}),
      },
    },
  },
};
const pets = {
  openapi: "3.0.3",
  servers: [{ url: "https://pets.example.com" }],
  paths: {
    "/pets": {
      get: {
        operationId: "PetsController_findAll",
        parameters: [query("sort"), query("age_from")],
        ...rows({ age: { type: "integer" } }),
      },
      post: {
        requestBody: {
          content: {
            "application/json": { schema: { type: "object", properties: { name: text } } },
            "application/vnd.api+json": {
              schema: { type: "object", properties: { data: { type: "object" } } },
            },
          },
        },
        responses: { "201": {} },
      },
    },
  },
};
const books = {
  swagger: "2.0",
  host: "books.example.com",
  paths: {
    "/books": {
      get: {
        parameters: [
          { name: "orderBy", in: "query", type: "string" },
          { name: "author", in: "query", type: "string" },
        ],
        responses: {
          "200": {
            schema: {
              type: "array",
              items: { type: "object", properties: { id: text, author: text } },
            },
          },
        },
      },
    },
  },
};
const documents = [
  ["shop", shop, "/orders", "order", "min", "price"],
  ["pets", pets, "/pets", "sort", "age_from", "age"],
  ["books", books, "/books", "orderBy", "author", "author"],
] as const;

const start = { page: 1, sort: [], search: "", filters: {} };

const correct = async (document: object, ...actions: readonly object[]) => {
  const overlay = { overlay: "1.1.0", info: { title: "Fixes", version: "1" }, actions };
  const overlays = [{ text: JSON.stringify(overlay), address: "fixes.json" }];
  const model = await createModel(JSON.stringify(document), { overlays });
  expect(model.problems.filter(({ code }) => code.startsWith("overlay"))).toEqual([]);
  return model;
};
const listOf = async (document: object, path: string, update: object) => {
  const target = `$.paths['${path}'].get`;
  const model = await correct(document, { target, update: { "x-quarterdeck-list": update } });
  const resource = model.resources.find(({ collectionPath }) => collectionPath === path);
  const operation = model.operations.find(({ id }) => id === resource?.list?.operation);
  if (resource?.list === undefined || operation === undefined) throw new Error("no list");
  return { resource, list: resource.list, operation, model };
};

test.each(documents)(
  "%s: the syntax of sort values is declared",
  async (_name, document, path, sort) => {
    for (const [form, want] of [
      ["sign", "-id"],
      ["colon", "id:desc"],
      ["space", "id%20desc"],
      ["comma", "id,desc"],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- each form by itself
      const { resource, model } = await listOf(document, path, { sort, sortForm: form });
      const by = [{ field: "id", isDescending: true }];
      const request = buildListRequest(model, resource, { ...start, sort: by });
      expect(decodeURIComponent(request.query)).toContain(`${sort}=${decodeURIComponent(want)}`);
    }
  },
);

test.each(documents)("%s: the console alone sorts and filters", async (_name, document, path) => {
  const { list } = await listOf(document, path, { sort: "none", filters: "none" });
  expect(list.sort).toBeUndefined();
  expect(list.filters).toEqual([]);
});

test.each(documents)(
  "%s: a filter gets its field and operator",
  async (_name, document, path, _sort, parameter, field) => {
    const { list } = await listOf(document, path, {
      filters: { [parameter]: { field, operator: "at-least" } },
    });
    expect(list.filters.find(({ name }) => name === parameter)).toMatchObject({
      fieldName: field,
      operator: "at-least",
    });
  },
);

test.each(documents)(
  "%s: a fixed parameter is sent and has no input",
  async (_name, document, path, _sort, parameter) => {
    const target = `$.paths['${path}'].get`;
    const update = { "x-quarterdeck-fixed": { [parameter]: "x", expand: "all" } };
    const model = await correct(document, { target, update });
    const resource = model.resources.find(({ collectionPath }) => collectionPath === path);
    const operation = model.operations.find(({ id }) => id === resource?.list?.operation);
    expect(operation?.parameters.map(({ name }) => name)).not.toContain(parameter);
    expect(resource?.list?.filters.map(({ name }) => name)).not.toContain(parameter);
    if (resource === undefined) throw new Error("no list");
    const request = buildListRequest(model, resource, start);
    expect(request.query).toContain(`${parameter}=x`);
    expect(request.query).toContain("expand=all");
  },
);

test.each(documents)("%s: a base path is before every path", async (_name, document, path) => {
  const model = await correct(document, {
    target: "$",
    update: { "x-quarterdeck-base-path": "v2/" },
  });
  expect(model.operations.map((one) => one.path)).toContain(`/v2${path}`);
  expect(model.resources.map(({ name }) => name)).toContain(path.slice(1));
});

test.each<readonly [object, object]>([
  [
    { in: "header", name: "X-Token" },
    { kind: "token", credential: { in: "header", name: "X-Token", prefix: "" } },
  ],
  [{ prefix: "Token" }, { credential: { in: "header", name: "Authorization", prefix: "Token " } }],
  [{ in: "query", name: "key" }, { credential: { in: "query", name: "key" } }],
  [{ scheme: "basic" }, { kind: "basic" }],
  [{ scheme: "none" }, { kind: "none" }],
])("the sign-in %j is the first method", async (signIn, want) => {
  for (const [, document] of documents) {
    // oxlint-disable-next-line no-await-in-loop -- each document by itself
    const model = await correct(document, {
      target: "$",
      update: { "x-quarterdeck-sign-in": signIn },
    });
    expect(model.signIn.methods[0]).toMatchObject(want);
  }
});

test("side effects and the media type of an operation are declared", async () => {
  const model = await correct(
    shop,
    { target: "$.paths['/orders/refresh'].get", update: { "x-quarterdeck-safe": false } },
    {
      target: "$.paths['/orders/search'].post",
      update: { "x-quarterdeck-safe": true, "x-quarterdeck-media-type": "application/json" },
    },
  );
  const find = (path: string) => model.operations.find((one) => one.path === path);
  const [refresh, search] = [find("/orders/refresh"), find("/orders/search")];
  expect(refresh && isSafeOperation(refresh)).toBe(false);
  expect(search && isSafeOperation(search)).toBe(true);
  expect(search?.body).toMatchObject({ mediaType: "application/json", field: { kind: "group" } });
  const created = await correct(pets, {
    target: "$.paths['/pets'].post",
    update: { "x-quarterdeck-media-type": "application/vnd.api+json" },
  });
  expect(created.operations.find(({ method }) => method === "post")?.body?.mediaType).toBe(
    "application/vnd.api+json",
  );
});
