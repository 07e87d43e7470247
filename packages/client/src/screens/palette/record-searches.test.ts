// @vitest-environment node
import type { ResourceSummary } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { recordSearches } from "./record-searches.ts";

const brief = (name: string, one: string): ResourceSummary => ({
  name,
  labels: { one, many: `${one}s` },
  parents: [],
  key: [],
  operations: {},
});
const lists = [brief("customers", "Customer"), brief("employees", "Employee")];

test.each([
  ["kowa", ["customers: kowa", "employees: kowa"]],
  ["kowa emp", ["employees: kowa", "customers: kowa emp"]],
  ["Employee kowa jan", ["employees: kowa jan", "customers: Employee kowa jan"]],
  ["employees", ["customers: employees", "employees: employees"]],
  ["jo cu", ["customers: jo cu", "employees: jo cu"]],
])("%s", (typed, want) => {
  const searches = recordSearches(lists, typed).map(
    ({ resource, text }) => `${resource.name}: ${text}`,
  );
  expect(searches).toEqual(want);
});
