// @vitest-environment node
import type { ModelChunk, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import type { ListAddress } from "#addresses/list-address.ts";
import type { Selected } from "#tables/row-selection.ts";
import { countSelected, jobSource } from "./bulk-selection.ts";

const resource: Resource = {
  name: "crates",
  labels: { one: "Crate", many: "Crates" },
  parents: [],
  key: [{ field: ["id"], parameter: "id" }],
  title: ["label"],
  fields: [],
  operations: { read: "read" },
  actions: [],
  evidence: [],
};
const chunk: ModelChunk = { resource, operations: [], referrers: [] };
const address = { page: 3, sort: [], search: "oak", filters: { state: ["new"] } } as ListAddress;

const some: Selected = {
  kind: "some",
  rows: new Map<string, unknown>([
    ["1", { id: "1", label: "Oak" }],
    ["2", { id: "2", label: "Elm" }],
  ]),
};
const all: Selected = { kind: "all", except: new Set(["7"]) };

test.each([
  ["selected rows", some, 90, 2],
  ["all matching rows without the excluded ones", all, 90, 89],
  ["an unknown total", all, undefined, undefined],
  ["an empty list", all, 0, 0],
] as const)("the count of %s", (_, selected, total, want) => {
  expect(countSelected({ selected, address, total })).toBe(want);
});

test("selected rows become job rows with key and title", () => {
  const source = jobSource({ chunk, resource, parents: {} }, { selected: some, address, total: 9 });
  expect(source).toEqual({
    source: { kind: "chosen" },
    rows: [
      [
        { key: "1", name: "Oak" },
        { key: "2", name: "Elm" },
      ],
    ],
  });
});

test.each([
  [90, { agreed: 89 }],
  [undefined, {}],
])("a selection of all rows is read from the first page, with the count of %s", (total, want) => {
  const { source } = jobSource({ chunk, resource, parents: {} }, { selected: all, address, total });
  expect(source).toEqual({
    kind: "matching",
    state: { page: 1, sort: [], search: "oak", filters: { state: ["new"] } },
    except: ["7"],
    ...want,
  });
});
