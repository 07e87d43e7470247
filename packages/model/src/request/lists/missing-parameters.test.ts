import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { Parameter } from "#types/operation.ts";
import { missingParameters } from "./missing-parameters.ts";
import {
  sampleField,
  sampleList,
  sampleModel,
  sampleOperation,
  sampleParameter,
  sampleResource,
  sampleState,
} from "#testing/sample-orders.ts";

const required = (name: string, more: Partial<Parameter> = {}): Parameter =>
  sampleParameter(name, { isRequired: true, ...more });

const object = (isRequired: boolean): Partial<Parameter> => ({
  field: {
    kind: "group",
    name: "x",
    label: "x",
    isRequired: true,
    fields: [{ ...sampleField("text", "shop"), isRequired }],
  },
});

const shop = {
  name: "shop",
  at: { parameter: "shop" },
  operator: "is",
  field: sampleField("text", "shop"),
} as const;
const byCursor = {
  style: "cursor",
  cursor: { parameter: "after" },
  next: { in: "body", path: ["next"] },
} as const;

test.each<
  readonly [string, readonly Parameter[], Partial<ListShape>, Partial<ListState>, readonly string[]]
>([
  ["no required parameter", [sampleParameter("shop")], { filters: [shop] }, {}, []],
  ["a required filter without a value", [required("shop")], { filters: [shop] }, {}, ["shop"]],
  [
    "a required filter with a value",
    [required("shop")],
    { filters: [shop] },
    { filters: { shop: ["7"] } },
    [],
  ],
  [
    "a required filter with an empty value",
    [required("shop")],
    { filters: [shop] },
    { filters: { shop: [""] } },
    ["shop"],
  ],
  [
    "it has a default",
    [required("shop", { field: { ...sampleField("text", "shop"), default: "1" } })],
    { filters: [shop] },
    {},
    [],
  ],
  ["a required search", [required("q")], { search: { parameter: "q" } }, {}, ["q"]],
  [
    "a required search with a text",
    [required("q")],
    { search: { parameter: "q" } },
    { search: "x" },
    [],
  ],
  [
    "a required cursor, which the first page does not have",
    [required("after")],
    { paging: byCursor },
    {},
    [],
  ],
  ["a required object without required members", [required("pageable", object(false))], {}, {}, []],
  [
    "a required deep object without required members",
    [required("filter", { ...object(false), style: "deepObject" })],
    {},
    {},
    [],
  ],
  [
    "a required object with a required member",
    [required("criteria", object(true))],
    {},
    {},
    ["criteria"],
  ],
  ["a required header", [required("X-Tenant", { in: "header" })], {}, {}, []],
])("%s", (_, parameters, list, state, want) => {
  const model = sampleModel(sampleOperation({ parameters }));
  const missing = missingParameters(model, sampleList(list), sampleState(state));
  expect(missing.map(({ name }) => name)).toEqual(want);
});

test("a resource without a list has no missing parameters", () => {
  const model = sampleModel(sampleOperation({ parameters: [required("shop")] }));
  expect(missingParameters(model, sampleResource({}), sampleState({}))).toEqual([]);
});

test("a query parameter that repeats the path is not missing", () => {
  const parameters = [
    sampleParameter("domainName", { in: "path", isRequired: true }),
    required("domain_name"),
  ];
  const model = sampleModel(sampleOperation({ path: "/domains/{domainName}/records", parameters }));
  expect(missingParameters(model, sampleList({}), sampleState({}))).toEqual([]);
});
