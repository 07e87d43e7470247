// @vitest-environment node
import type { ModelSummary } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { createRecordFinder } from "./addressed-record.ts";

const keyed = (name: string, read: string) => ({
  name,
  parents: [],
  key: [{ field: ["id"], parameter: "id" }],
  operations: { read },
});

function modelOf(server: string, paths: Readonly<Record<string, string>>): ModelSummary {
  const names = Object.keys(paths);
  return {
    servers: [server],
    resources: names.map((name) => keyed(name, `read ${name}`)),
    operations: names.map((name) => ({ id: `read ${name}`, method: "get", path: paths[name] })),
  } as unknown as ModelSummary;
}

// Django REST framework, HAL of Spring, and JSON:API of Rails.
const inventory = modelOf("http://10.0.0.5:8000", { assets: "/api/assets/{id}/" });
const shop = modelOf("https://shop.example/v1", { orders: "/orders/{id}", lines: "/lines/{id}" });
const blog = modelOf("/", { posts: "/posts/{id}.json", people: "/people/{id}" });

test.each<readonly [string, ModelSummary, string, object | undefined]>([
  [
    "an address of the server",
    inventory,
    "http://10.0.0.5:8000/api/assets/119/",
    ["assets", "119"],
  ],
  ["the host of the console", inventory, "https://admin.example/api/assets/7/", ["assets", "7"]],
  ["an absolute path", inventory, "/api/assets/7", ["assets", "7"]],
  [
    "a path below that of the server",
    shop,
    "https://shop.example/v1/orders/A%2F1",
    ["orders", "A/1"],
  ],
  ["a path without that of the server", shop, "/lines/5", ["lines", "5"]],
  ["a parameter and a suffix in one segment", blog, "/people/3", ["people", "3"]],
  ["another host", inventory, "https://other.example/api/assets/7/", undefined],
  ["a list", inventory, "http://10.0.0.5:8000/api/assets/", undefined],
  ["a path below a record", inventory, "http://10.0.0.5:8000/api/assets/7/manual/", undefined],
  ["a path after another prefix", shop, "https://shop.example/admin/orders/1", undefined],
  ["a text", blog, "people/3", undefined],
  ["a sentence", blog, "/people/3 is a person", undefined],
])("%s", (_, model, text, expected) => {
  const record = createRecordFinder(model, "admin.example")(text);
  expect(record && [record.resource, record.key]).toEqual(expected);
});
