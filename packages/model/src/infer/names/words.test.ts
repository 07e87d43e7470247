import { expect, test } from "vitest";
import { labelOf, pluralOf, singularOf, splitWords, stemOf } from "./words.ts";

test.each([
  ["order_lines", "Order lines"],
  ["orderLines", "Order lines"],
  ["OrderLines", "Order lines"],
  ["order-lines", "Order lines"],
  ["customer_id", "Customer ID"],
  ["tag_ids", "Tag IDs"],
  ["HTTPCode", "HTTP code"],
  ["avatarUrl", "Avatar URL"],
  ["sku", "SKU"],
  ["EU_VAT", "EU VAT"],
  ["EnableIPv6", "Enable IPv6"],
  ["GlobalIPv4Address", "Global IPv4 address"],
  ["VirtualIPs", "Virtual IPs"],
  ["memberIDs", "Member IDs"],
  ["URLs", "URLs"],
  ["DNSServer", "DNS server"],
  ["CVEAllowlist", "CVE allowlist"],
  ["ldap_groups", "LDAP groups"],
  ["vms", "VMs"],
  ["dns", "DNS"],
  ["status", "Status"],
  ["oauth_clients", "OAuth clients"],
  ["placed_at", "Placed at"],
  ["address2", "Address2"],
  ["größe", "Größe"],
  ["_", "_"],
  ["", ""],
])("the label of %j is %j", (name, label) => {
  expect(labelOf(name)).toBe(label);
});

test.each([
  ["orders", "order"],
  ["categories", "category"],
  ["addresses", "address"],
  ["statuses", "status"],
  ["people", "person"],
  ["boxes", "box"],
  ["branches", "branch"],
  ["movies", "movie"],
  ["warehouses", "warehouse"],
  ["taxes", "tax"],
  ["employees", "employee"],
  ["shelves", "shelf"],
  ["menus", "menu"],
  ["emojis", "emoji"],
  ["cpus", "cpu"],
  ["apis", "api"],
  ["series", "series"],
  ["news", "news"],
])("%s of one is %s", (many, one) => {
  expect(singularOf(many)).toBe(one);
  expect(pluralOf(one)).toBe(many);
  expect(singularOf(one)).toBe(one);
  expect(pluralOf(many)).toBe(many);
});

test("names that differ in case, separators and number share a stem", () => {
  expect(new Set(["OrderLines", "order_line", "order-lines"].map(stemOf))).toEqual(
    new Set(["orderline"]),
  );
  expect(splitWords("PageIndex")).toEqual(["page", "index"]);
});
