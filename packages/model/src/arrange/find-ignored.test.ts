import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { Filter, FilterOperator } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { findIgnored } from "./find-ignored.ts";

const field = (name: string, kind: "text" | "number" | "boolean" | "date" | "json"): Field => ({
  name,
  kind,
  label: name,
  isRequired: false,
});
const state: Field = {
  ...field("state", "json"),
  kind: "choice",
  choices: ["open", "done"].map((value) => ({ value, label: value })),
};
const dock: Field = { ...field("dock", "json"), kind: "reference", to: "docks", keyPath: [] };
const fields = [
  dock,
  field("name", "text"),
  field("size", "number"),
  field("live", "boolean"),
  field("due", "date"),
  state,
];
const filter = (name: string, operator: FilterOperator = "is"): Filter => ({
  name: operator === "is" ? name : `${name}.${operator}`,
  at: { parameter: name },
  operator,
  fieldName: name,
  field: fields.find((one) => one.name === name) ?? state,
});
const resource: Resource = {
  name: "docks",
  labels: { one: "Dock", many: "Docks" },
  parents: [],
  key: [],
  fields,
  operations: {},
  actions: [],
  evidence: [],
  list: {
    operation: "list",
    rows: [],
    paging: { style: "none" },
    filters: [
      filter("name"),
      filter("state"),
      filter("live"),
      filter("size", "at-least"),
      filter("due", "less-than"),
    ],
    evidence: [],
  },
};
const rowsOf = (name: string, ...values: readonly unknown[]) =>
  values.map((value) => ({ [name]: value }));
const plain: ListState = { page: 1, sort: [], search: "", filters: {} };

test.each<readonly [string, boolean, readonly unknown[], boolean]>([
  ["name", false, ["a", "B", "c"], false],
  ["name", false, ["B", "a", "c"], false],
  ["name", false, ["Mast 10", "Mast 9", "Mast 91"], false],
  ["name", false, ["Mast 9", "Mast 10", "Mast 91"], false],
  ["name", true, ["c", "b", "a"], false],
  ["name", true, ["a", "b", "c"], true],
  ["name", false, ["b", "c", "a"], true],
  ["name", false, ["b", "a"], false],
  ["size", false, [1, 2, null, 3], false],
  ["size", false, [3, 1, 2], true],
  ["size", true, [3, 2, 2], false],
  ["live", false, [true, false, true], true],
  ["state", false, ["open", "done", "open", "new"], false],
  ["state", false, ["open", "done", "open", "done", "open", "done"], true],
  ["state", false, ["open", "open", "done", "done", "new", "new"], false],
  ["state", true, ["new", "new", "open", null, "open", "done"], false],
  ["dock", false, [7, 3, 7, 3, 5, 7], true],
  ["dock", false, [7, 7, 3, 3, 5, 5], false],
  ["dock", false, [4, 9, 2, 8, 1, 3], false],
  ["other", false, [3, 1, 2], false],
])("the order by %s (descending: %s) of %j is ignored: %s", (name, isDescending, values, want) => {
  const sort = [{ field: name, isDescending }];
  const { sort: ignored } = findIgnored(resource, { ...plain, sort }, rowsOf(name, ...values));
  expect(ignored).toBe(want ? name : undefined);
});

test.each<readonly [string, string, readonly unknown[], boolean]>([
  ["name", "IS:alpha", ["alpha"], false],
  ["name", "IS_NOT:alpha", ["beta", "gamma"], false],
  ["size.at-least", "gte:5", [1, 2], false],
  ["name", "!=alpha", ["beta"], false],
  ["name", "http://a.org", ["beta"], true],
  ["name", "mast", ["Mast 1", "Top mast"], false],
  ["name", "mast", ["Keel", "Hull"], true],
  ["state", "open", ["open", "open"], false],
  ["state", "open", ["done", "open", "done"], true],
  ["state", "all", ["done", "open"], false],
  ["live", "true", [false, false], true],
  ["size.at-least", "5", [5, 6], false],
  ["size.at-least", "5", [1, 2, 9], true],
  ["due.less-than", "2026-01-10", ["2026-01-10"], false],
  ["due.less-than", "2026-01-10", ["2026-03-10"], true],
  ["name", "mast", [], false],
])("the filter %s=%s for %j is ignored: %s", (name, text, values, want) => {
  const rows = rowsOf(name.split(".")[0] ?? "", ...values);
  const { filters } = findIgnored(resource, { ...plain, filters: { [name]: [text] } }, rows);
  expect(filters).toEqual(want ? [name] : []);
});
