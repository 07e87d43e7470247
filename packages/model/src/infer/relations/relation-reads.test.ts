import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const object = (...names: readonly string[]) => ({
  type: "object",
  properties: Object.fromEntries(["id", ...names].map((name) => [name, { type: "integer" }])),
});
const get = (schema: object, parameters: readonly object[] = []) => ({
  get: { parameters, responses: { "200": { content: { "application/json": { schema } } } } },
});
const query = { name: "at", in: "query", required: true, schema: { type: "string" } };

test.each<readonly [string, object, object, "record" | "workspace"]>([
  ["warehouse", object("warehouseId"), get(object("size")), "workspace"],
  ["warehouse", object("warehouse_id"), get(object("size")), "workspace"],
  ["warehouse", object("warehouse"), get(object("size")), "workspace"],
  ["stock", object("warehouseId"), get(object("size")), "record"],
  ["warehouse", object("warehouseId"), get(object("size"), [query]), "record"],
])(
  "GET …/%s below the record %j, as %j, is an action of the scope %s",
  async (name, item, path, scope) => {
    const model = await createModel(
      JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Stock", version: "1" },
        paths: {
          "/warehouses": get({ type: "array", items: object("size") }),
          "/warehouses/{id}": get(object("size")),
          "/products": get({ type: "array", items: item }),
          "/products/{id}": get(item),
          [`/products/{id}/${name}`]: path,
        },
      }),
    );
    const operation = model.operations.find((one) => one.path === `/products/{id}/${name}`);
    expect(operation?.scope).toBe(scope);
  },
);

test("a read below a path that ends with a slash repeats the reference, too", async () => {
  const paths = {
    "/teams/": get({ type: "array", items: object("size") }),
    "/teams/{id}/": get(object("size")),
    "/players/": get({ type: "array", items: object("team") }),
    "/players/{id}/": get(object("team")),
    "/players/{id}/team/": get(object("size")),
  };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const operation = model.operations.find((one) => one.path === "/players/{id}/team/");
  expect(operation?.scope).toBe("workspace");
});

const text = { type: "string" };
const identifier = {
  type: "object",
  properties: { id: text, type: { type: "string", enum: ["tags"] } },
};
const bodyOf = (schema: object) => ({ content: { "application/vnd.api+json": { schema } } });
const inData = (data: object) => bodyOf({ type: "object", properties: { data } });
const manyTags = { type: "array", items: identifier };

test.each([
  ["/", manyTags, true, true],
  ["", manyTags, true, true],
  ["/", identifier, true, true],
  ["", manyTags, false, false],
])(
  "the keys of a relationship at paths that end with %j, in data of %j, written by forms: %s",
  async (end, data, isWritten, isHidden) => {
    const record = (relationships: object) => ({
      type: "object",
      properties: {
        id: text,
        type: { type: "string", enum: ["articles"] },
        attributes: { type: "object", properties: { title: text } },
        relationships: { type: "object", properties: relationships },
      },
    });
    const own = record({ tags: { type: "object", properties: { data } } });
    const sent = isWritten ? own : record({});
    const one = { responses: { "200": inData(own) } };
    const many = { responses: { "200": inData({ type: "array", items: own }) } };
    const keys = { responses: { "200": inData(data) } };
    const path = `/articles/{id}/relationships/tags${end}`;
    const paths = {
      [`/tags${end}`]: { get: { responses: { "200": inData(manyTags) } } },
      [`/tags/{id}${end}`]: { get: { responses: { "200": inData(identifier) } } },
      [`/articles${end}`]: { get: many },
      [`/articles/{id}${end}`]: { get: one, patch: { requestBody: inData(sent), ...one } },
      [path]: { get: keys, patch: { requestBody: inData(data), ...keys } },
    };
    const { resources } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
    const shown = resources.find((one) => (one.collectionPath ?? one.itemPath) === path);
    expect(shown?.isHidden === true).toBe(isHidden);
  },
);
