import { expect, test } from "vitest";
import { shortenText } from "./shorten-text.ts";

test.each([
  ["(tsType: OrderWithRelations, schemaOptions: { includeRelations: true })", undefined],
  ["An order. (tsType: Omit<Order, 'id'>, schemaOptions: { exclude: [ 'id' ] })", "An order."],
  ["An order (of a customer)", "An order (of a customer)"],
  ["# Orders\n\nMore", "Orders"],
  // Keys of texts: a CMS, a shop and a back office.
  ["$t:field_options.directories.parent_note", undefined],
  ["i18n.products.price.help", undefined],
  ["users.form.name_hint", undefined],
  ["%user.help%", undefined],
  ["See www.example.com", "See www.example.com"],
  ["orders.total in cents", "orders.total in cents"],
  ["e.g. 1.2.3", "e.g. 1.2.3"],
  // Placeholders: a table service, a metrics server and a mail service.
  ["Use 'Authorization: Bearer <token>'", "Use 'Authorization: Bearer <token>'"],
  ["Labels as <name>=<value pair>", "Labels as <name>=<value pair>"],
  ["Send <your-api-key>.", "Send <your-api-key>."],
  ["A <strong>new</strong><br/>line<BR>", "A new line"],
  ['As <see cref="Order"/> <param name="x">', "As"],
  ["See [the guide](https://example.com) <b>now</b>", "See the guide now"],
])("%j is shortened to %j", (text, expected) => {
  expect(shortenText(text)).toBe(expected);
});
