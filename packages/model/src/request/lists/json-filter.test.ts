import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { Filter, ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import { buildListRequest } from "./build-list-request.ts";
import {
  sampleResponse,
  sampleField,
  sampleList,
  sampleModel,
  sampleOperation,
  sampleParameter,
  sampleState,
} from "#testing/sample-orders.ts";
import { buildTotalRequest, readTotal } from "./build-total-request.ts";

const json = { mediaType: "application/json" };
const where = (...path: readonly string[]) => ({ parameter: "filter", path: ["where", ...path] });
const choices = [
  { value: 1, label: "One" },
  { value: "two", label: "Two" },
];

function filter(name: string, field: Field, over: Partial<Filter> = {}): Filter {
  return { name, at: where(name), operator: "is", field, ...over };
}

const list: Partial<ListShape> = {
  total: { in: "operation", operation: "countOrders", path: ["count"] },
  filters: [
    filter("price", sampleField("number")),
    filter("price_min", sampleField("number"), { at: where("price", "gte"), operator: "at-least" }),
    filter("price_max", sampleField("number"), { at: where("price", "lte"), operator: "at-most" }),
    filter("code", { name: "code", label: "", isRequired: false, kind: "number", isText: true }),
    filter("vip", sampleField("boolean")),
    filter("rank", { ...sampleField("choice"), choices } as Field),
    filter("ranks", { ...sampleField("choice"), choices } as Field, {
      at: where("rank", "inq"),
      operator: "in",
    }),
    filter("name", sampleField("text"), { at: where("name", "like"), operator: "contains" }),
    filter("start", sampleField("text"), { at: where("name", "ilike"), operator: "starts-with" }),
    filter("at", { name: "at", label: "", isRequired: false, kind: "date-time", unix: "seconds" }),
    filter("elsewhere", sampleField("text"), { at: { parameter: "plain" } }),
  ],
};

const parameters = [sampleParameter("filter", json), sampleParameter("plain")];
const count = sampleOperation({
  id: "countOrders",
  path: "/orders/count",
  parameters: [sampleParameter("where", json)],
});
const model = sampleModel(sampleOperation({ parameters }), count);

function writeFilters(filters: ListState["filters"]): unknown {
  const { query } = buildListRequest(model, sampleList(list), sampleState({ filters }));
  return decodeURIComponent(query.replace("filter=", ""));
}

test.each([
  [{ price: ["12.5"] }, '{"where":{"price":12.5}}'],
  [{ price: ["9007199254740993"] }, '{"where":{"price":9007199254740993}}'],
  [{ price: ["1.50"] }, '{"where":{"price":1.50}}'],
  [{ price: ["cheap"] }, '{"where":{"price":"cheap"}}'],
  [{ price: ["1", "2"] }, '{"where":{"price":[1,2]}}'],
  [{ price_min: ["5"], price_max: ["9"] }, '{"where":{"price":{"gte":5,"lte":9}}}'],
  [{ price: ["7"], price_min: ["5"] }, '{"where":{"price":{"gte":5}}}'],
  [{ code: ["007"] }, '{"where":{"code":"007"}}'],
  [{ vip: ["true"] }, '{"where":{"vip":true}}'],
  [{ vip: ["false"] }, '{"where":{"vip":false}}'],
  [{ rank: ["1"] }, '{"where":{"rank":1}}'],
  [{ ranks: ["1"] }, '{"where":{"rank":{"inq":[1]}}}'],
  [{ ranks: ["1", "two"] }, '{"where":{"rank":{"inq":[1,"two"]}}}'],
  [{ name: ["lamp"] }, '{"where":{"name":{"like":"%lamp%"}}}'],
  [{ name: ["la%p"] }, '{"where":{"name":{"like":"la%p"}}}'],
  [{ start: ["lamp"] }, '{"where":{"name":{"ilike":"lamp%"}}}'],
  [{ at: ["1700000000"] }, '{"where":{"at":1700000000}}'],
])("filters %j are the JSON %s", (filters, want) => {
  expect(writeFilters(filters)).toBe(want);
});

test("the total has the same conditions", () => {
  const state = sampleState({ page: 4, filters: { price_min: ["5"] } });
  expect(buildTotalRequest(model, sampleList(list), state)).toMatchObject({
    method: "GET",
    path: "/orders/count",
    query: `where=${encodeURIComponent('{"price":{"gte":5}}')}`,
    headers: {},
  });
});

test("a total without conditions has no query", () => {
  expect(buildTotalRequest(model, sampleList(list), sampleState())?.query).toBe("");
});

test("a total without support for a filter is not requested", () => {
  const state = sampleState({ filters: { elsewhere: ["x"] } });
  expect(buildTotalRequest(model, sampleList(list), state)).toBeUndefined();
  expect(buildTotalRequest(model, sampleList({}), sampleState())).toBeUndefined();
});

test("the total is read from its path", () => {
  expect(readTotal(sampleList(list), sampleResponse({ count: 85 }))).toBe(85);
  expect(readTotal(sampleList(list), sampleResponse({ count: "no" }))).toBeUndefined();
  expect(readTotal(sampleList({}), sampleResponse({ count: 85 }))).toBeUndefined();
});
