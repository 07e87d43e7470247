import { expect, test } from "vitest";
import { shortenText } from "./shorten-text.ts";

test.each([
  ["(tsType: OrderWithRelations, schemaOptions: { includeRelations: true })", undefined],
  ["An order. (tsType: Omit<Order, 'id'>, schemaOptions: { exclude: [ 'id' ] })", "An order."],
  ["An order (of a customer)", "An order (of a customer)"],
  ["# Orders\n\nMore", "Orders"],
  ["See [the guide](https://example.com) <b>now</b>", "See the guide now"],
])("%j is shortened to %j", (text, expected) => {
  expect(shortenText(text)).toBe(expected);
});
