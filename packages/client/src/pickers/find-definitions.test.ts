// @vitest-environment node
import { QueryClient } from "@tanstack/react-query";
import type { ResourceSummary } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { findDefinitions } from "./find-definitions.ts";

const kinds: ResourceSummary = {
  name: "kinds",
  labels: { one: "Kind", many: "Kinds" },
  parents: [],
  key: [{ field: ["name"], parameter: "name" }],
  operations: {},
};
const gradual = { name: "gradual", parameters: [{ name: "rollout" }, { name: "group" }] };

test.each<readonly [string, object, string, unknown, readonly unknown[]]>([
  ["a page", { kind: "page" }, "gradual", { rows: [gradual] }, gradual.parameters],
  ["options", { kind: "options" }, "gradual", { pages: [{ rows: [gradual] }] }, gradual.parameters],
  ["no list", {}, "a", { rows: [{ name: "a", parameters: { x: 1 } }] }, []],
  ["another record", {}, "b", { rows: [gradual] }, []],
  ["nothing", {}, "b", undefined, []],
])("definitions of a record in %s", async (_, part, key, data, definitions) => {
  const client = new QueryClient();
  client.setQueryData([{ ...part, resource: "kinds" }], data);
  client.setQueryData([{ kind: "page", resource: "others" }], {
    rows: [{ name: "b", parameters: ["z"] }],
  });
  const model = { resources: [kinds] };
  const actual = await findDefinitions(client, model, "kinds", key, "parameters");
  expect(actual).toEqual(definitions);
});
