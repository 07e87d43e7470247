// @vitest-environment node
import type { Field, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { findKeyFacts } from "./key-facts.ts";

function resourceOf(kinds: Readonly<Record<string, Field["kind"]>>): Resource {
  const fields = Object.entries(kinds).map(
    ([name, kind]) => ({ name, label: name, kind, isRequired: false }) as Field,
  );
  return {
    name: "things",
    labels: { one: "Thing", many: "Things" },
    parents: [],
    key: [{ parameter: "id", field: ["id"] }],
    title: ["name"],
    fields,
    operations: {},
    actions: [],
    evidence: [],
  } as Resource;
}

test.for([
  {
    title: "state, total and the first reference",
    kinds: {
      id: "number",
      priority: "choice",
      status: "choice",
      tax_amount: "number",
      total: "number",
      customerId: "reference",
      agent: "reference",
    },
    want: ["status", "total", "customerId"],
  },
  {
    title: "a choice without a name of a state, and a price",
    kinds: { id: "number", species: "choice", price_eur: "number" },
    want: ["species", "price_eur"],
  },
  {
    title: "a short text is a state, a count is not an amount",
    kinds: { orderState: "text", total_count: "number", value_days: "number" },
    want: ["orderState"],
  },
  {
    title: "totals of things are counts, totals of money are not",
    kinds: {
      total_warnings_sent: "number",
      totalUsers: "number",
      total_logins: "number",
      total_sales: "number",
    },
    want: ["total_sales"],
  },
  { title: "a switch", kinds: { isActive: "boolean", is_vat: "boolean" }, want: ["isActive"] },
  { title: "neither the key nor the title", kinds: { id: "choice", name: "choice" }, want: [] },
] as const)("$title", ({ kinds, want }) => {
  const record = Object.fromEntries(Object.keys(kinds).map((name) => [name, "a"]));
  expect(findKeyFacts(resourceOf(kinds), record).map(({ name }) => name)).toEqual(want);
});

test("empty values and long texts are not facts", () => {
  const resource = resourceOf({ status: "text", state: "text", total: "number" });
  const record = { status: "x".repeat(60), state: "open", total: null };
  expect(findKeyFacts(resource, record).map(({ name }) => name)).toEqual(["state"]);
});
