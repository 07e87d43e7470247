import { expect, test } from "vitest";
import type { Resource } from "#types/resource.ts";
import { absentFields, withoutAbsent } from "./absent-fields.ts";
import { withBrowserList } from "./browser-list.ts";

const field = (name: string) => ({ kind: "text", name, label: name, isRequired: false }) as const;
const resource: Resource = {
  name: "ships",
  labels: { one: "Ship", many: "Ships" },
  parents: [],
  key: [],
  fields: ["id", "name", "notes"].map(field),
  operations: { list: "list" },
  actions: [],
  evidence: [],
  list: {
    operation: "list",
    rows: [],
    paging: { style: "none" },
    filters: [
      {
        name: "notes",
        at: { parameter: "notes" },
        fieldName: "notes",
        operator: "is",
        field: field("notes"),
      },
    ],
    evidence: [],
  },
};

test.each([
  ["that no row has", [{ id: "1", name: "Ada" }, { id: "2" }], ["notes"]],
  ["that one row has", [{ id: "1" }, { name: "Ada", notes: "x" }], []],
  ["that is null", [{ id: "1", name: "Ada", notes: null }], []],
  ["of a list without rows", [], []],
  ["of rows that are not records", ["a", 1], []],
  ["with an inherited name", [{ id: "1", name: "Ada", notes: "", toString: 1 }], []],
] as const)("a field %s", (_, rows, expected) => {
  expect(absentFields(resource, rows)).toEqual(expected);
});

test("filters of the browser for absent fields are not offered; those of the API and the chosen ones are", () => {
  const list = withBrowserList(resource).list;
  const names = (chosen: Readonly<Record<string, string[]>>) =>
    list &&
    withoutAbsent(list, ["notes"], { filters: chosen })
      .filters.map(({ name }) => name)
      .filter((name) => name.startsWith("notes"));
  expect(names({})).toEqual(["notes"]);
  expect(names({ "notes.contains": ["a"] })).toEqual(["notes", "notes.contains"]);
});
