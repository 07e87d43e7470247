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
