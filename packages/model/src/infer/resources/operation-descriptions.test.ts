import { expect, test } from "vitest";
import { createTestModel, done, json, record, rows } from "#testing/sample-paths.ts";

async function actionOf(action: object) {
  const { operations } = await createTestModel({
    "/orders": { get: rows() },
    "/orders/{id}": { get: json(record()) },
    "/orders/{id}/ship": { post: { ...done, ...action } },
  });
  const operation = operations.find(({ path }) => path.endsWith("/ship"));
  return [operation?.label, operation?.description];
}

// FastAPI, NestJS and a hand-written description.
test.each<readonly [object, readonly (string | undefined)[]]>([
  [{ summary: "Ship Order", operationId: "ship_order_post" }, ["Ship order", undefined]],
  [{ summary: "Ship order", description: "Ship order." }, ["Ship order", undefined]],
  [
    { summary: "Ship order", description: "Informs the carrier." },
    ["Ship order", "Informs the carrier."],
  ],
  [
    { summary: "Ship the order to the customer at once" },
    ["Ship order to customer", "Ship the order to the customer at once"],
  ],
])("%j: a description that only repeats the label is left out", async (action, expected) => {
  expect(await actionOf(action)).toEqual(expected);
});
