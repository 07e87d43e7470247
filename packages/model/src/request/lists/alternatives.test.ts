import { expect, test } from "vitest";
import type { Filter, FilterOperator, FilterSyntax } from "#types/list-shape.ts";
import { sampleField } from "#testing/sample-orders.ts";
import { withAnyOf } from "#infer/lists/any-of.ts";
import { filterValues } from "./filter-values.ts";
import { alternativeFilters, writeAlternatives } from "./any-of-filter.ts";
import { readAlternatives } from "./read-alternatives.ts";

const alternatives = [
  { status: ["open", "a/b:~%"] },
  { "total[gte]": ["5"], "total[lte]": ["9"] },
] as const;

test("alternatives are read as they were written", () => {
  const text = writeAlternatives(alternatives);
  expect(text).toBe("status:open:a%2Fb%3A%7E%25/total[gte]:5~total[lte]:9");
  expect(readAlternatives(text)).toEqual(alternatives);
  expect(readAlternatives("status:50%/%zz")).toEqual([{ status: ["50%"] }, { "%zz": [] }]);
});

const filter = (
  name: string,
  operator: FilterOperator,
  at: Partial<Filter["at"]> = {},
): Filter => ({
  name,
  at: { parameter: name, ...at },
  operator,
  fieldName: /^\w+/.exec(name)?.[0] ?? name,
  field: sampleField(name.startsWith("total") ? "number" : "text"),
});

const plain = [
  filter("status", "in"),
  filter("total[gte]", "at-least"),
  filter("total[lte]", "at-most"),
];

function inLanguage(syntax: FilterSyntax): readonly Filter[] {
  const at = (field: string) => ({ parameter: "filter", path: [field], syntax });
  return [
    filter("status", "in", at("status")),
    filter("total[gte]", "at-least", at("total")),
    filter("total[lte]", "at-most", at("total")),
  ];
}

const conditions = [
  { field: "status", operator: "is", value: ["open", "paid"] },
  [
    { field: "total", operator: "gte", value: "5" },
    { field: "total", operator: "lte", value: "9" },
  ],
];

test.each<readonly [string, readonly Filter[], unknown]>([
  ["a declared parameter", plain, [JSON.stringify(conditions)]],
  [
    "OData",
    inLanguage("odata"),
    "((status eq 'open' or status eq 'paid') or total ge 5 and total le 9)",
  ],
  [
    "SCIM",
    inLanguage("scim"),
    '((status eq "open" or status eq "paid") or total ge 5 and total le 9)',
  ],
  ["RSQL", inLanguage("rsql"), "(status=in=(open,paid),total=ge=5;total=le=9)"],
])("alternatives in %s", (language, own, expected) => {
  const or = language === "a declared parameter" ? { at: { parameter: "or" } } : undefined;
  const filters = withAnyOf(own, { or } as never);
  expect(alternativeFilters({ filters })).toEqual(own);
  const any = [writeAlternatives([{ status: ["open", "paid"] }, alternatives[1], { gone: ["1"] }])];
  const values = filterValues(filters, { any });
  expect(values.map(({ value }) => value)).toEqual([expected]);
  expect(filterValues(filters, { any: ["gone:1"] })).toEqual([]);
});

test("alternatives and other conditions of a language are one text", () => {
  const filters = withAnyOf(inLanguage("rsql"), {});
  expect(filterValues(filters, { status: ["new"], any: ["status:open/total[gte]:5"] })).toEqual([
    { at: { parameter: "filter" }, value: "status=in=(new);(status=in=(open),total=ge=5)" },
  ]);
});

test("an API without a language for alternatives has no filter for them", () => {
  expect(withAnyOf(plain, {})).toBe(plain);
});
