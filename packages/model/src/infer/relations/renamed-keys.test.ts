import { expect, test } from "vitest";
import { createTestModel, json, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };

/** The member `name` of orders, next to records whose key has another name. */
async function relate(key: string, name: string, members: object) {
  const target = { type: "object", properties: { [key]: text, description: text } };
  const excerpt = { type: "object", properties: members };
  const order = { type: "object", properties: { id: text, [name]: excerpt } };
  const parameters = [{ name: key, in: "path", required: true, schema: text }];
  const { resources } = await createTestModel({
    "/warehouses": { get: rows(target) },
    [`/warehouses/{${key}}`]: { parameters, get: json(target) },
    "/orders": { get: rows(order) },
  });
  return resources.find((one) => one.name === "orders")?.fields.at(-1);
}

test.each([
  ["warehouseID", "toWarehouse", { id: text, description: text }, ["id"]],
  ["warehouse_number", "warehouse", { number: text, description: text }, ["number"]],
  ["id", "warehouse", { warehouseId: text, description: text }, ["warehouseId"]],
])(
  "an excerpt of a record with the key %s refers to it by %s",
  async (key, name, members, path) => {
    expect(await relate(key, name, members)).toMatchObject({ to: "warehouses", keyPath: path });
  },
);

test.each([
  ["warehouseID", { code: text, description: text }],
  ["id", { shelfId: text, description: text }],
  ["label", { id: text, description: text }],
])("an object without the key %s is not a reference", async (key, members) => {
  expect((await relate(key, "warehouse", members))?.kind).toBe("group");
});

// Warehouses, domains, listeners: a list of keys has the plural of the key.
test.each(["warehouse_key", "warehouseCode", "warehouse_number"])(
  "a list of %s in the plural refers to the records",
  async (key) => {
    const target = { type: "object", properties: { [key]: text, description: text } };
    const parameters = [{ name: key, in: "path", required: true, schema: text }];
    const keys = { type: "array", items: text };
    const order = { type: "object", properties: { id: text, [`${key}s`]: keys } };
    const { resources } = await createTestModel({
      "/warehouses": { get: rows(target) },
      [`/warehouses/{${key}}`]: { parameters, get: json(target) },
      "/orders": { get: rows(order) },
    });
    const orders = resources.find((one) => one.name === "orders");
    expect(orders?.fields.at(-1)).toMatchObject({ kind: "references", to: "warehouses" });
  },
);
