import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { createTestModel, json } from "#testing/sample-paths.ts";

const order = { id: 7, number: "A-7", created_at: 1_700_000_000, lines: [{ sku: "x", count: 2 }] };
const media = (value: object) => ({
  responses: { "200": { content: { "application/json": value } } },
});

test.each<readonly [string, object]>([
  ["one example", { example: { orders: [order], total: 1 } }],
  ["named examples", { examples: { one: { value: { orders: [order] } } } }],
  ["an example as text", { example: JSON.stringify({ orders: [order] }) }],
  ["an open schema with an example", { schema: { type: "object" }, example: { orders: [order] } }],
  [
    "an example of items without a schema",
    {
      schema: { type: "object", properties: { orders: { type: "array", items: {} } } },
      example: { orders: [order] },
    },
  ],
])("%s describes the rows", async (_, content) => {
  const { resources } = await createTestModel({ "/orders": { get: media(content) } });
  expect(resources[0]?.list?.rows).toEqual(["orders"]);
  expect(resources[0]?.fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    "id number",
    "number text",
    "created_at date-time",
    "lines list",
  ]);
});

test("examples of Swagger 2.0 describe the rows, too", async () => {
  const responses = { "200": { examples: { "application/json": [order] } } };
  const paths = { "/orders": { get: { produces: ["application/json"], responses } } };
  const { resources } = await createModel(JSON.stringify({ swagger: "2.0", paths }));
  expect(resources[0]?.fields.map(({ name }) => name)).toContain("number");
});

test("a declared schema wins over examples", async () => {
  const schema = { type: "array", items: { type: "object", properties: { id: {} } } };
  const { resources } = await createTestModel({
    "/orders": { get: media({ schema, example: [order] }) },
  });
  expect(resources[0]?.fields.map(({ name }) => name)).toEqual(["id"]);
});

test("an example of a request body describes the form", async () => {
  const post = {
    ...json({ type: "object", properties: { id: { type: "integer" } } }),
    requestBody: { content: { "application/json": { example: { name: "A", isOpen: true } } } },
  };
  const { operations } = await createTestModel({ "/orders": { post } });
  const field = operations[0]?.body?.field;
  expect(field?.kind === "group" && field.fields.map(({ kind }) => kind)).toEqual([
    "text",
    "boolean",
  ]);
});
