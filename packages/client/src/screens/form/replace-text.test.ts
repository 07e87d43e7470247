// @vitest-environment node
import { expect, test } from "vitest";
import { replaceText } from "./replace-text.ts";

test.each<readonly [string, unknown, string, string, unknown, number]>([
  [
    "names of record sets of a zone",
    [
      { name: "www.example1.org.", records: [{ content: "192.0.2.1", disabled: false }] },
      { name: "example1.org.", records: [{ content: "a.invalid. admin.example1.org. 1 2" }] },
    ],
    "example1.org.",
    "harbor.example.",
    [
      { name: "www.harbor.example.", records: [{ content: "192.0.2.1", disabled: false }] },
      { name: "harbor.example.", records: [{ content: "a.invalid. admin.harbor.example. 1 2" }] },
    ],
    3,
  ],
  [
    "hosts and labels of a service",
    { host: "shop.example", labels: { app: "shop", team: "workshop" }, port: 80, tls: null },
    "shop",
    "store$1",
    { host: "store$1.example", labels: { app: "store$1", team: "workshop" }, port: 80, tls: null },
    2,
  ],
  ["a path with characters of patterns", ["/a(b)/c"], "a(b)", "d", ["/d/c"], 1],
  ["a name with a hyphen", { to: "web-1:80" }, "web-1", "api", { to: "api:80" }, 1],
  ["a name of two letters", ["de"], "de", "fr", ["de"], 0],
  ["no such text", { title: "Other" }, "Name", "New", { title: "Other" }, 0],
])("a text is replaced: %s", (_, value, old, next, expected, count) => {
  expect(replaceText(value, old, next)).toEqual({ value: expected, count });
});
