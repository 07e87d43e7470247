import { expect, test } from "vitest";
import type { Filter, FilterForm, FilterOperator, ParameterLocation } from "#types/list-shape.ts";
import { sampleField } from "#testing/sample-orders.ts";
import { listOtherForms, withFilterForms } from "./filter-forms.ts";

const filter = (operator: FilterOperator, at: Omit<ParameterLocation, "parameter">): Filter => ({
  name: "status",
  at: { parameter: "filter", ...at },
  operator,
  fieldName: "status",
  field: sampleField("text"),
});

const matcher = (operator: FilterOperator, text: string) =>
  filter(operator, { syntax: "matchers", path: ["status", text] });
const member = (operator: FilterOperator, name: string) =>
  filter(operator, { path: ["status", name] });

test.each<readonly [Filter, FilterForm, string | undefined]>([
  [matcher("is", '="{}"'), "equals", "={}"],
  [matcher("is", '="{}"'), "colon", ":{}"],
  [matcher("is", "={}"), "quoted", '="{}"'],
  [matcher("is", ":{}"), "equals", "={}"],
  [matcher("is-not", "!={}"), "quoted", '!="{}"'],
  [matcher("contains", '=~".*{^}.*"'), "equals", "=~{}"],
  [matcher("at-least", '>="{}"'), "colon", ">={}"],
  [member("is", "_eq"), "dollar", "$eq"],
  [member("at-least", "$gte"), "underscore", "_gte"],
  [member("is", "_eq"), "plain", undefined],
])("%j in the form %s", (one, form, last) => {
  const [other] = withFilterForms([one], { filter: form });
  expect(other?.at.path).toEqual(last === undefined ? ["status"] : ["status", last]);
});

test("a comparison has no plain form", () => {
  expect(withFilterForms([member("at-least", "_gte")], { filter: "plain" })).toEqual([]);
});

test.each(["is", "in"] as const)("a group with members has no operator for %s", (operator) => {
  const [other] = withFilterForms([filter(operator, { path: ["status", "_eq"] })], {
    filter: "plain",
  });
  const separator = operator === "in" ? { separator: "," } : {};
  expect(other?.at).toEqual({ parameter: "filter", path: ["status"], ...separator });
});

test("alternatives have the sign of the other filters", () => {
  const alternatives = filter("any-of", { path: ["_and"] });
  const [other] = withFilterForms([alternatives], { filter: "dollar" });
  expect(other?.at.path).toEqual(["$and"]);
  expect(withFilterForms([alternatives], { filter: "plain" })).toEqual([]);
});

test("only parameters with a language that has forms are tried in other ones", () => {
  const filters = [matcher("is", "={}"), filter("is", {}), filter("is", { path: ["a", "b"] })];
  expect(listOtherForms({ filters } as never, ["status"])).toEqual([
    { parameter: "filter", form: "quoted" },
    { parameter: "filter", form: "colon" },
  ]);
  expect(listOtherForms({ filters: [filter("is", {})] } as never, ["status"])).toEqual([]);
});
