import { expect, test } from "vitest";
import { createTestModel, json, rows } from "#testing/sample-paths.ts";

const record = { type: "object", properties: { id: { type: "integer" }, name: {} } };
const anything = json({});
const perDay = rows({
  type: "object",
  properties: { day: { type: "string" }, count: { type: "integer" } },
});

test.each([
  ["/count-of-page", anything, true],
  ["/getCountOfOrders", anything, true],
  ["/order_counts", rows({ type: "object" }), true],
  ["/number-of-orders", anything, true],
  ["/sales/count-by-day", perDay, false],
  ["/stock-counts", rows(record), false],
  ["/discounts", rows({ type: "object" }), false],
  ["/countries", rows({ type: "object" }), false],
])("the list %s of %j stays out of the menu: %s", async (path, get, isHidden) => {
  const model = await createTestModel({ "/orders": { get: rows(record) }, [path]: { get } });
  const resources = model.resources.filter(({ name }) => name !== "orders");
  expect(resources.every((one) => one.isHidden === true)).toBe(isHidden);
});
