import { expect, test } from "vitest";
import { writeJson } from "#json/write-json.ts";
import { isWholeModel } from "#partition/is-whole-model.ts";
import { takeChunk } from "#partition/model-chunk.ts";
import { takeSummary } from "#partition/model-summary.ts";
import { createModel } from "./create-model.ts";

const orders = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  paths: {
    "/customers": { get: rowsOf("Customer") },
    "/customers/{customer_id}": { get: recordOf("Customer"), parameters: [inPath("customer_id")] },
    "/orders": {
      get: {
        ...rowsOf("Order"),
        parameters: [{ name: "customer_id", in: "query", schema: { type: "integer" } }],
      },
    },
    "/ping": { post: { operationId: "ping", responses: { "204": {} } } },
  },
  components: {
    schemas: {
      Customer: {
        type: "object",
        properties: { id: { type: "integer" }, name: { type: "string" } },
      },
      Order: {
        type: "object",
        properties: { id: { type: "integer" }, customer_id: { type: "integer" } },
      },
    },
  },
};

function inPath(name: string): object {
  return { name, in: "path", required: true, schema: { type: "integer" } };
}

function responseOf(schema: object): object {
  return { responses: { "200": { content: { "application/json": { schema } } } } };
}

function rowsOf(name: string): object {
  return responseOf({ type: "array", items: { $ref: `#/components/schemas/${name}` } });
}

function recordOf(name: string): object {
  return responseOf({ $ref: `#/components/schemas/${name}` });
}

test("a chunk has the lists that refer to its resource", async () => {
  const model = await createModel(JSON.stringify(orders));
  expect(takeChunk(model, "resource:customers")?.referrers).toEqual([
    {
      resource: "orders",
      field: { name: "customer_id", label: "Customer" },
      filter: "customer_id",
    },
  ]);
  expect(takeChunk(model, "resource:orders")?.referrers).toEqual([]);
});

test("a key and the record next to it are one list, by the one that the API filters", async () => {
  const customer = { $ref: "#/components/schemas/Customer" };
  const properties = { id: { type: "integer" }, customer_id: { type: "integer" }, customer };
  const schemas = { ...orders.components.schemas, Order: { type: "object", properties } };
  const model = await createModel(JSON.stringify({ ...orders, components: { schemas } }));
  const referrers = takeChunk(model, "resource:customers")?.referrers ?? [];
  expect(referrers.map(({ field }) => field.name)).toEqual(["customer_id"]);
});

test("an operation without a resource has a chunk, an unknown name has none", async () => {
  const model = await createModel(JSON.stringify(orders));
  const chunk = takeChunk(model, "operation:ping");
  expect(chunk?.operations.map(({ id }) => id)).toEqual(["ping"]);
  for (const name of ["operation:pong", "resource:ping", "ping", "", "resource:"]) {
    expect(takeChunk(model, name), name).toBeUndefined();
  }
});

test("a small model is its own summary", async () => {
  const model = await createModel(JSON.stringify(orders));
  const summary = takeSummary(model, writeJson(model).length);
  expect(summary).toBe(model);
  expect(isWholeModel(summary)).toBe(true);
});
