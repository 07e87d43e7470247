// @vitest-environment node
import { expect, test } from "vitest";
import { rankByUse } from "./usage.ts";

const item = (path: string, visits: number) => ({ path, search: {}, title: path, at: 0, visits });
const usage = rankByUse([item("/orders/7", 1), item("/products", 30), item("/products/3", 2)]);

test.each([
  ["the record of the last visit", ["/orders/7", "/orders"], ["/products/3", "/products"]],
  ["a list with visits", ["/products/9", "/products"], ["/customers/9", "/customers"]],
  ["a list whose record was opened last", ["/orders/9", "/orders"], ["/orders2/9", "/orders2"]],
] as const)("%s is preferred", (_claim, [record, list], [other, otherList]) => {
  expect(usage(record, list)).toBeGreaterThan(usage(other, otherList));
});

test("use never outweighs a better kind of match", () => {
  const all = rankByUse([item("/orders", 99)]);
  expect(all("/orders", "/orders")).toBeLessThan(1);
});
