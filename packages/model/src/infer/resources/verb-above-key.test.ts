import { expect, test } from "vitest";
import {
  createTestModel,
  done,
  json,
  record,
  rows,
  sent,
  summarize,
} from "#testing/sample-paths.ts";

const key = (name: string) => ({
  parameters: [{ name, in: "path", required: true, schema: { type: "string" } }],
});
const plugin = record({ version: { type: "string" } });

const point = { type: "object", properties: { scanId: {}, takenAt: {}, bytes: {} } };

// Plugins of a home server, lamps of a bridge, hosts of a monitor.
test.each<readonly [string, object, readonly string[], string]>([
  [
    "a verb between collection and key",
    {
      "/plugins": { get: rows(plugin) },
      "/plugins/{name}": { ...key("name"), get: json(plugin), delete: done },
      "/plugins/install/{name}": { ...key("name"), get: json(plugin), put: sent() },
    },
    ["plugins: list read remove"],
    "plugins",
  ],
  [
    "a check whose response is the record, without a path of the record",
    {
      "/lamps": { get: rows(plugin) },
      "/lamps/check/{lampId}": { ...key("lampId"), get: json(plugin) },
    },
    ["lamps: list"],
    "lamps",
  ],
  [
    "a verb in front of the collection",
    {
      "/v1/hosts": { get: rows() },
      "/v1/hosts/{host}": { ...key("host"), get: json(record()), put: sent() },
      "/v1/enable/hosts/{host}": { ...key("host"), put: sent(), delete: done },
      "/v1/ping/host/{host}": { ...key("host"), get: json(record()) },
    },
    ["hosts: list read replace"],
    "hosts",
  ],
])("%s is an action of its records", async (_, paths, resources, owner) => {
  expect(await summarize(paths)).toEqual(resources);
  const { operations } = await createTestModel(paths);
  expect(operations.filter(({ resource }) => resource !== owner)).toEqual([]);
});

test.each<readonly [string, object, readonly string[]]>([
  [
    "another record with another key",
    {
      "/products": { get: rows(plugin) },
      "/products/{id}": { ...key("id"), get: json(plugin) },
      "/products/scan/{scanId}": { ...key("scanId"), get: json(point), delete: done },
    },
    ["products: list read", "scan: read remove"],
  ],
  [
    "a list below a verb",
    {
      "/orders": { get: rows() },
      "/scan/orders": { get: rows(record({ barcode: {}, seen: {}, by: {} })) },
      "/scan/orders/{id}": { ...key("id"), get: json(record({ barcode: {}, seen: {}, by: {} })) },
    },
    ["orders: list", "scan-orders: list read"],
  ],
])("%s stays a resource", async (_, paths, resources) => {
  expect((await summarize(paths)).toSorted()).toEqual(resources);
});
