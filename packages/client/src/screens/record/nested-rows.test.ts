// @vitest-environment node
import type { Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { parentsOf, rowsOf } from "./nested-rows.ts";

function resource(name: string, parents: Resource["parents"], key: string): Resource {
  return {
    name,
    labels: { one: name, many: `${name}s` },
    parents,
    key: [{ parameter: key, field: [key] }],
    title: [key],
    fields: [],
    operations: {},
    actions: [],
    evidence: [],
  };
}

const flag = resource("flags", [{ parameter: "project", resource: "projects" }], "flag");
const state = resource(
  "flags-environments",
  [
    { parameter: "project", resource: "projects" },
    { parameter: "flagName", resource: "flags" },
  ],
  "environment",
);
const of = { resource: flag, recordKey: "beta", parents: { project: "web" } };
const list = {
  id: "in.environments",
  path: ["environments"],
  label: "Environments",
  fields: [],
  rows: [{ name: "live" }],
  key: ["name"],
};

test.each<readonly [string, Resource, typeof of | undefined, object | undefined]>([
  ["below the record", state, of, { project: "web", flagName: "beta" }],
  ["without parents", resource("tags", [], "id"), of, {}],
  ["below other records", resource("notes", [{ parameter: "id" }], "n"), of, undefined],
  [
    "below a record with more parents",
    { ...state, parents: state.parents.slice(1) },
    of,
    undefined,
  ],
  ["outside a record", state, undefined, undefined],
])("the parents of rows %s", (_, described, owner, expected) => {
  expect(parentsOf(described, owner)).toEqual(expected);
});

test("rows below a record have the key of the list", () => {
  expect(rowsOf(list, state, of)).toMatchObject({
    name: "flags-environments",
    key: [{ parameter: "environment", field: ["name"] }],
    title: ["name"],
  });
  expect(rowsOf(list, resource("notes", [{ parameter: "id" }], "n"), of).name).toBe("");
});
