import { expect, test } from "vitest";
import { createTestModel, json, sent } from "#testing/sample-paths.ts";

const text = { type: "string" };

const pool = {
  type: "object",
  properties: { name: text, description: text, driver: text },
};

/** Response of an API whose data is in `metadata`. */
const enveloped = (metadata: object) =>
  json({
    type: "object",
    properties: { type: text, status: text, status_code: { type: "integer" }, metadata },
  });
const addresses = { type: "array", items: text };

const poolPaths = {
  "/pools": {
    get: { operationId: "pools", ...enveloped(addresses) },
    post: { operationId: "addPool", ...sent(pool) },
  },
  "/pools?recursion=1": {
    get: { operationId: "poolRecords", ...enveloped({ type: "array", items: pool }) },
  },
  "/pools/{name}": {
    parameters: [{ name: "name", in: "path", required: true, schema: text }],
    get: { operationId: "pool", ...enveloped(pool) },
    patch: { operationId: "changePool", ...sent(pool) },
  },
};

test("the variant of a path that responds with objects is its list", async () => {
  const { resources, operations } = await createTestModel(poolPaths);
  expect(resources.map(({ name }) => name)).toEqual(["pools"]);
  const [pools] = resources;
  expect(pools?.operations).toMatchObject({
    list: "poolRecords",
    read: "pool",
    create: "addPool",
    update: "changePool",
  });
  expect(pools?.actions).toEqual([]);
  expect(pools?.list?.rows).toEqual(["metadata"]);
  expect(pools?.fields.map(({ name }) => name)).toEqual(["name", "description", "driver"]);
  const list = operations.find(({ id }) => id === "poolRecords");
  expect(list?.path).toBe("/pools");
  expect(list?.fixed?.map(({ parameter, value }) => [parameter.name, value])).toEqual([
    ["recursion", "1"],
  ]);
  expect(operations.find(({ id }) => id === "pools")?.path).toBe("/pools#?");
  expect(operations.find(({ id }) => id === "pool")?.response.path).toEqual(["metadata"]);
});

test("of several variants with objects, the one with the shortest query is the list", async () => {
  const rows = enveloped({ type: "array", items: pool });
  const { resources, operations } = await createTestModel({
    "/images": { get: { operationId: "addresses", ...enveloped(addresses) } },
    "/images?public": { get: { operationId: "publicAddresses", ...enveloped(addresses) } },
    "/images?public&recursion=1": { get: { operationId: "publicImages", ...rows } },
    "/images?recursion=1": { get: { operationId: "images", ...rows } },
    "/images?recursion=2": { get: { operationId: "wholeImages", ...rows } },
  });
  expect(resources.map(({ name, operations: own }) => [name, own.list])).toEqual([
    ["images", "images"],
  ]);
  expect(operations).toHaveLength(5);
});

test("a list of objects without a query stays the list", async () => {
  const { resources } = await createTestModel({
    "/hosts": { get: { operationId: "hosts", ...json({ type: "array", items: pool }) } },
    "/hosts?archived=true": {
      get: { operationId: "archived", ...json({ type: "array", items: pool }) },
    },
  });
  expect(resources.map(({ operations: own }) => own.list)).toEqual(["hosts"]);
});

test("a query that names the operation stays in the path", async () => {
  const { operations } = await createTestModel({
    "/?Action=CreateFleet": { post: { operationId: "create", ...sent(pool) } },
    "/?Action=DeleteFleet": { post: { operationId: "remove", ...sent(pool) } },
  });
  expect(operations.map(({ path }) => path)).toEqual([
    "/?Action=CreateFleet",
    "/?Action=DeleteFleet",
  ]);
});
