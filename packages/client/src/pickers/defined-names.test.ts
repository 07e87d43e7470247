// @vitest-environment node
import { QueryClient } from "@tanstack/react-query";
import type { ResourceSummary } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { findNames } from "./defined-names.ts";

const kinds: ResourceSummary = {
  name: "kinds",
  labels: { one: "Kind", many: "Kinds" },
  parents: [],
  key: [{ field: ["name"], parameter: "name" }],
  operations: {},
};
const gradual = { name: "gradual", parameters: [{ name: "rollout" }, { name: "group" }] };

test.each<readonly [string, object, string, unknown, readonly string[]]>([
  ["a page", { kind: "page" }, "gradual", { rows: [gradual] }, ["rollout", "group"]],
  [
    "options",
    { kind: "options" },
    "gradual",
    { pages: [{ rows: [gradual] }] },
    ["rollout", "group"],
  ],
  ["keys", {}, "a", { rows: [{ name: "a", parameters: [{ key: "x" }, { id: "y" }] }] }, ["x", "y"]],
  ["texts", {}, "a", { rows: [{ name: "a", parameters: ["x", "y"] }] }, ["x", "y"]],
  ["no list", {}, "a", { rows: [{ name: "a", parameters: { x: 1 } }] }, []],
  ["another record", {}, "b", { rows: [gradual] }, []],
  ["nothing", {}, "b", undefined, []],
])("names that a record in %s defines", (_, part, key, data, names) => {
  const client = new QueryClient();
  client.setQueryData([{ ...part, resource: "kinds" }], data);
  client.setQueryData([{ kind: "page", resource: "others" }], {
    rows: [{ name: "b", parameters: ["z"] }],
  });
  expect(findNames(client, { resources: [kinds] }, "kinds", key, "parameters")).toEqual(names);
});
