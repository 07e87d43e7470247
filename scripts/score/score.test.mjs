// @ts-check
import { createModel } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { compareDocument } from "./compare-documents.mjs";
import { findListReads } from "./list-reads.mjs";
import { measureDocument } from "./measure.mjs";
import { lowestShare, writeTable } from "./report.mjs";
import { ratios, TOPICS } from "./tally.mjs";
/** @import { Truth } from "./truth.mjs" */

const order = {
  type: "object",
  properties: { id: { type: "integer" }, customer_id: { type: "integer" } },
};
const customer = {
  type: "object",
  properties: { id: { type: "integer" }, name: { type: "string" } },
};
const list = (/** @type {object} */ schema) => ({
  parameters: [
    { name: "page", in: "query", schema: { type: "integer", default: 1 } },
    { name: "size", in: "query", schema: { type: "integer" } },
    { name: "status", in: "query", schema: { type: "string" } },
  ],
  responses: {
    200: {
      description: "",
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: {
              items: { type: "array", items: schema },
              total: { type: "integer" },
            },
          },
        },
      },
    },
  },
});
const read = (/** @type {object} */ schema) => ({
  responses: { 200: { description: "", content: { "application/json": { schema } } } },
});

const document = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  servers: [{ url: "https://shop.example/api" }],
  paths: {
    "/orders": { get: list(order) },
    "/orders/{order_id}": { get: read(order) },
    "/orders/{order_id}/cancel": { post: { responses: { 204: { description: "" } } } },
    "/customers": { get: list(customer) },
    "/customers/{id}": { get: read(customer) },
    "/health": { get: read({ type: "object", properties: { state: { type: "string" } } }) },
  },
};

/** @type {import("./truth.mjs").TruthList} */
const listTruth = {
  items: "items",
  total: "total",
  paging: { style: "page", page: "page", size: "size", first: 1 },
  sort: null,
  search: null,
  filters: ["status"],
};
const none = { create: null, update: null, delete: null };

/** @type {Truth} */
const truth = {
  document: "shop.json",
  base: "https://shop.example/api",
  login: { schemes: [], password: null },
  resources: [
    {
      name: "orders, by any name",
      collection: "/orders",
      item: "/orders/{id}",
      id: "id",
      ops: { list: "GET /orders", show: "GET /orders/{id}", ...none },
      list: listTruth,
      read: "",
      relations: [{ field: "customer_id", to: "people", kind: "id" }],
      actions: [{ op: "POST /orders/{id}/cancel", on: "item" }],
    },
    {
      name: "people",
      collection: "/customers",
      item: "/customers/{id}",
      id: "id",
      ops: { list: "GET /customers", show: "GET /customers/{id}", ...none },
      list: listTruth,
      read: "",
    },
  ],
  ignored: ["GET /health"],
};

const model = await createModel(JSON.stringify(document));

/** @param {Partial<import("./truth.mjs").TruthResource>} changes @returns {Truth} */
function ordersWith(changes) {
  const [orders, ...others] = truth.resources;
  if (orders === undefined) throw new Error("There are no orders.");
  return { ...truth, resources: [{ ...orders, ...changes }, ...others] };
}

test("a model that equals the truth is right in every topic", () => {
  const tallies = compareDocument(model, truth);
  for (const topic of TOPICS) {
    expect([topic, tallies[topic].wrong, tallies[topic].missing]).toEqual([topic, [], []]);
  }
  expect(tallies.operations.right).toBe(4);
  expect(tallies.relations.right).toBe(1);
  expect(tallies.actions.right).toBe(1);
});

/** @type {readonly [string, import("./tally.mjs").Topic, Truth, "wrong" | "missing", RegExp][]} */
const contradictions = [
  ["another key", "key", ordersWith({ id: "number" }), "wrong", /id, not number/],
  ["a key where there is none", "key", ordersWith({ id: null }), "wrong", /id, not none/],
  [
    "an unexpected operation",
    "operations",
    ordersWith({ ops: { list: "GET /orders", show: null } }),
    "wrong",
    /GET \/orders\/\{\}, not none/,
  ],
  [
    "a missing operation",
    "operations",
    ordersWith({ ops: { list: "GET /orders", delete: "DELETE /orders/{id}" } }),
    "missing",
    /DELETE/,
  ],
  ["another path", "resources", ordersWith({ collection: "/all-orders" }), "wrong", /\/orders/],
  [
    "another first page",
    "paging",
    ordersWith({ list: { ...listTruth, paging: { ...listTruth.paging, first: 0 } } }),
    "wrong",
    /first=1, not page page=page size=size first=0/,
  ],
  [
    "another target",
    "relations",
    ordersWith({ relations: [{ field: "customer_id", to: "orders, by any name", kind: "id" }] }),
    "wrong",
    /one customers, not one orders/,
  ],
  [
    "an additional filter",
    "filters",
    ordersWith({ list: { ...listTruth, filters: [] } }),
    "wrong",
    /status is not a filter/,
  ],
  [
    "an unexpected total",
    "total",
    ordersWith({ list: { ...listTruth, total: null } }),
    "wrong",
    /total, not none/,
  ],
  [
    "an action with the wrong scope",
    "actions",
    ordersWith({ actions: [{ op: "POST /orders/{id}/cancel", on: "collection" }] }),
    "wrong",
    /record, not collection/,
  ],
  [
    "a resource with an operation of another one",
    "resources",
    {
      ...ordersWith({ actions: [{ op: "GET /customers", on: "item" }] }),
      resources: truth.resources.slice(0, 1).map((resource) => ({
        ...resource,
        actions: [{ op: "GET /customers", on: "item" }],
      })),
    },
    "wrong",
    /takes GET \/customers/,
  ],
];

test.each(contradictions)("%s is a difference", (_, topic, changed, kind, text) => {
  expect(compareDocument(model, changed)[topic][kind].join("\n")).toMatch(text);
});

test("a resource that the truth does not list is extra", () => {
  const changed = { ...truth, resources: truth.resources.slice(1) };
  const { resources } = compareDocument(model, changed);
  expect(resources.wrong).toEqual([]);
  expect(resources.extra).toEqual(["/orders /orders/{order_id}"]);
  expect(ratios(resources)).toEqual({ precision: 1, recall: 1, rawPrecision: 0.5 });
});

test("a missing resource is missing in every topic", () => {
  const empty = { ...model, resources: [] };
  const { operations, paging, key } = compareDocument(empty, truth);
  expect(operations.missing).toHaveLength(4);
  expect(paging.missing).toHaveLength(2);
  expect(ratios(key).recall).toBe(0);
});

test("lists are found without the model", () => {
  expect(findListReads(document)).toEqual(["/orders", "/customers"]);
});

test("a record with nested lists counts as a list", async () => {
  const rules = { type: "array", items: { type: "object", properties: { name: {} } } };
  const settings = { type: "object", properties: { port: { type: "string" }, rules } };
  const nested = { openapi: "3.1.0", paths: { "/settings": { get: read(settings) } } };
  const measure = measureDocument({
    name: "nested",
    document: nested,
    model: await createModel(JSON.stringify(nested)),
  });
  expect([measure.listReads, measure.lists, measure.nested]).toEqual([1, 1, 1]);
});

test("the lowest share includes lists and operations that can be sent", () => {
  const good = measureDocument({ name: "shop", document, model, truth });
  expect(lowestShare([good])).toBe(1);
  expect(lowestShare([{ ...good, lists: 1 }])).toBe(0.5);
  expect(lowestShare([good, { ...good, problem: "it broke" }])).toBe(0);
  const keyless = measureDocument({
    name: "shop",
    document,
    model,
    truth: ordersWith({ id: "number" }),
  });
  expect(lowestShare([keyless])).toBe(0.5);
});

test("the table has a row for each document and the total", () => {
  const lines = writeTable([measureDocument({ name: "shop", document, model, truth })]).split("\n");
  expect(lines[0]).toMatch(
    /^document +found +nested +operations +lists +writes +assigned +ends +signIn +resources/,
  );
  expect(lines[1]).toMatch(/^shop +2\/2 +- +6\/6 /);
  expect(lines[2]).toMatch(/^TOTAL +2\/2 +- +6\/6 /);
});
