import { expect, test } from "vitest";
import { quoteName } from "./quote-name.ts";

test.each([
  ["orders", "orders"],
  ["Orders", '"Orders"'],
  ["select", '"select"'],
  ["order", '"order"'],
  ['a"b', '"a""b"'],
  ["name", "name"],
  ["1a", '"1a"'],
])("the name %s is written as %s", (name, quoted) => {
  expect(quoteName(name)).toBe(quoted);
});
