import { expect, test } from "vitest";
import { labelOf, pluralOf, singularOf, singularWords, splitWords, stemOf } from "./words.ts";

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
  ["lhs", "LHS"],
  ["dns", "DNS"],
  ["status", "Status"],
  ["oauth_clients", "OAuth clients"],
  ["DatabasesPostgreSQLInstances", "Databases PostgreSQL instances"],
  ["MongoDBBackups", "MongoDB backups"],
  ["userGitHubName", "User GitHub name"],
  ["PayPalOrders", "PayPal orders"],
  ["mDNS", "mDNS"],
  ["enable_mDNS", "Enable mDNS"],
  ["iOSVersion", "iOS version"],
  ["macOS", "macOS"],
  ["eBayId", "eBay ID"],
  ["vCPU", "vCPU"],
  ["gRPCPort", "gRPC port"],
  ["xAxis", "X axis"],
  ["placed_at", "Placed at"],
  ["address2", "Address2"],
  ["größe", "Größe"],
  ["_", "_"],
  ["", ""],
])("the label of %j is %j", (name, label) => {
  expect(labelOf(name)).toBe(label);
});

test.each([
  ["pullerMaxPendingKiB", "Puller max pending KiB"],
  ["maxMiBPerSecond", "Max MiB per second"],
  ["usedRAMMiB", "Used RAM MiB"],
  ["size_gib", "Size GiB"],
  ["diskSizeGB", "Disk size GB"],
  ["quota_mb", "Quota MB"],
  ["energy_kWh", "Energy kWh"],
  ["dailyKWh", "Daily kWh"],
  ["battery_mah", "Battery mAh"],
  ["cpuMHz", "CPU MHz"],
  ["tickHz", "Tick Hz"],
  ["gain_dB", "Gain dB"],
  ["rssi-dBm", "Rssi dBm"],
  ["linkMbps", "Link Mbps"],
  ["rateMBps", "Rate MBps"],
  ["pressure_hPa", "Pressure hPa"],
  ["MHzStep", "MHz step"],
  ["db_name", "Db name"],
  ["gridB", "Grid b"],
  ["teamA", "Team a"],
  ["mibs", "Mibs"],
])("the unit in %j survives: %j", (name, label) => {
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
  ["analyses", "analysis"],
  ["indices", "index"],
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

test.each([
  ["appendices", "appendix"],
  ["curricula", "curriculum"],
  ["radii", "radius"],
  ["thieves", "thief"],
])("%s is a plural of %s", (many, one) => {
  expect(singularOf(many)).toBe(one);
});

test.each([
  ["leaves", "leave"],
  ["leaves", "leaf"],
  ["analyses", "analysis"],
  ["bases", "basis"],
  ["axes", "axe"],
  ["statuses", "status"],
])("the names %s and %s are the same", (many, one) => {
  expect(stemOf(many)).toBe(stemOf(one));
});

test.each([
  [["leave", "type"], "leave"],
  [["leaf"], "leaf"],
  [[], "leaf"],
])("next to the words %j, one of leaves is a %s", (recordWords, one) => {
  expect(singularWords(["sick", "leaves"], new Set(recordWords))).toEqual(["sick", one]);
});
