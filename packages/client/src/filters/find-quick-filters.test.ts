// @vitest-environment node
import type { Filter } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { findQuickFilters, quickLabel } from "./find-quick-filters.ts";

const base = { label: "x", isRequired: false } as const;

function choice(name: string, operator: Filter["operator"], count = 3): Filter {
  const choices = Array.from({ length: count }, (_, at) => ({ value: at, label: `${at}` }));
  const fieldName = name.replace(/\[.*/, "");
  return {
    name,
    at: { parameter: name },
    operator,
    fieldName,
    field: { ...base, name: fieldName, kind: "choice", choices },
  };
}

const flag: Filter = {
  name: "active",
  at: { parameter: "active" },
  operator: "is",
  fieldName: "active",
  field: { ...base, name: "active", kind: "boolean" },
};

function names(filters: readonly Filter[]): readonly string[] {
  return findQuickFilters(filters).map(({ name }) => name);
}

test("a choice and a boolean have quick filters, and several values go before one", () => {
  expect(names([choice("status", "is"), choice("status[in]", "in"), flag])).toEqual([
    "status[in]",
    "active",
  ]);
});

test("one name for one and several values is one quick filter", () => {
  expect(names([choice("status", "in")])).toEqual(["status"]);
});

test("many choices, negations and required filters have none", () => {
  expect(
    names([choice("country", "is", 40), choice("kind", "is-not"), { ...flag, isRequired: true }]),
  ).toEqual([]);
});

// A container engine, a project tracker, a shop, a mail server.
test.each([
  ["all", true],
  ["include_archived", true],
  ["withDeleted", true],
  ["show-disabled", true],
  ["size", false],
  ["include_totals", false],
  ["allow", false],
])("a switch %s without a field has a quick filter: %s", (name, isQuick) => {
  const { fieldName: _, ...unnamed } = flag;
  const filter = { ...unnamed, name, at: { parameter: name } };
  expect(names([filter])).toEqual(isQuick ? [name] : []);
});

test("at most two fields have quick filters", () => {
  expect(names([choice("a", "is"), choice("b", "is"), flag])).toEqual(["a", "b"]);
});

test("the label is that of the field, without the operator", () => {
  const [filter] = findQuickFilters([choice("status[in]", "in")]);
  if (filter === undefined) throw new Error("The list has no quick filter.");
  const status = { ...base, name: "status", label: "Status", kind: "text" } as const;
  expect(quickLabel(filter, [status])).toBe("Status");
  expect(quickLabel(filter, [])).toBe("x");
});
