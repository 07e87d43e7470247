import { expect, test } from "vitest";
import { createTestModel, done } from "#testing/sample-paths.ts";

const order = { $ref: "#/components/schemas/Order" };
const schemas = {
  Order: { type: "object", properties: { id: { type: "string" } } },
  OrderLines: { type: "array", items: { $ref: "#/components/schemas/OrderLine" } },
  OrderLine: { type: "object", properties: { sku: { type: "string" } } },
};
const line = { type: "object", properties: { sku: { type: "string" } } };

test.each<readonly [string, readonly object[], readonly string[]]>([
  ["one or many of a schema", [order, { type: "array", items: order }], ["Order", "Orders"]],
  [
    "one or many of two schemas",
    [{ $ref: "#/components/schemas/OrderLines" }, order],
    ["Order lines", "Order"],
  ],
  [
    "one or many with titles",
    [
      { ...line, title: "A line" },
      { type: "array", items: line, title: "All lines" },
    ],
    ["A line", "All lines"],
  ],
  ["one or many without names", [line, { type: "array", items: line }], ["Body", "Body"]],
])("branches of a body that takes %s", async (_, oneOf, expected) => {
  const content = { "application/json": { schema: { oneOf } } };
  const { operations } = await createTestModel(
    { "/orders/sync": { post: { requestBody: { content }, ...done } } },
    { schemas },
  );
  const field = operations[0]?.body?.field;
  const types = field?.kind === "variants" ? field.types : [];
  expect(types.map(({ label }) => label)).toEqual(expected);
});
