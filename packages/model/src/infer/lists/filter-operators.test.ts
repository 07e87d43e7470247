import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { missingParameters } from "#request/lists/missing-parameters.ts";
import { query, text } from "#testing/test-list.ts";

const integer = { type: "integer" };
const row = {
  type: "object",
  properties: {
    id: integer,
    name: text,
    price: { type: "number" },
    createdAt: { type: "string", format: "date-time" },
  },
};
const many = (items: object) => ({ type: "array", items });
const ofText = {
  type: "object",
  properties: { contains: text, equals: text, in: many(text), specified: { type: "boolean" } },
};
const ofNumber = { type: "object", properties: { greaterThan: integer, in: many(integer) } };

async function listWith(parameters: readonly object[]) {
  const content = { "application/json": { schema: many(row) } };
  const get = { parameters, responses: { "200": { content } } };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/items": { get } } }),
  );
  const [resource] = model.resources;
  if (resource?.list === undefined) throw new Error("The document has no list.");
  return { model, resource, list: resource.list };
}

test.each([
  ["name.contains", "contains", "name", "Name contains"],
  ["name.equals", "is", "name", "Name"],
  ["name.notEquals", "is-not", "name", "Name is not"],
  ["name.in", "in", "name", "Name is one of"],
  ["price.greaterThan", "more-than", "price", "Price above"],
  ["price.lessThanOrEqual", "at-most", "price", "Price to"],
  ["createdAt.greaterThanOrEqual", "at-least", "createdAt", "Created at from"],
  ["name_cont", "contains", "name", "Name contains"],
  ["createdAt.on_or_after", "at-least", "createdAt", "Created at from"],
  ["createdAt[on_or_before]", "at-most", "createdAt", "Created at to"],
  ["createdAt.after", "more-than", "createdAt", "Created at after"],
  ["createdAt.before", "less-than", "createdAt", "Created at before"],
  ["name__is_not", "is-not", "name", "Name is not"],
  ["name__iexact", "is", "name", "Name"],
  ["name_start", "starts-with", "name", "Name starts with"],
  ["createdAt__date", "is", "createdAt", "Created at on"],
  ["name_eq", "is", "name", "Name"],
  ["filters[name][$containsi]", "contains", "name", "Name contains"],
  ["nameContains", "contains", "name", "Name contains"],
  ["name[startsWith]", "starts-with", "name", "Name starts with"],
  ["createdAt[after]", "at-least", "createdAt", "Created at from"],
  ["createdAt[strictly_before]", "less-than", "createdAt", "Created at before"],
  ["q[name_in][]", "in", "name", "Name is one of"],
  ["q[price_gteq]", "at-least", "price", "Price from"],
  ["name.not_equals", "is-not", "name", "Name is not"],
  ["name_not_in", "is-not", "name", "Name is none of"],
  ["price.greater_than", "more-than", "price", "Price above"],
  ["price.less_than_equal", "at-most", "price", "Price to"],
  ["name__iregex", "contains", "name", "Name matches"],
  ["name[ends_with]", "contains", "name", "Name ends with"],
  ["nameEndsWith", "contains", "name", "Name ends with"],
  ["priceGreaterThanOrEqual", "at-least", "price", "Price from"],
  ["priceLessThan", "less-than", "price", "Price below"],
  ["nameNotEquals", "is-not", "name", "Name is not"],
  ["price_gte_or_isnull", "at-least", "price", "Price from or is empty"],
  ["name_or_isnull", "is", "name", "Name or is empty"],
  ["price:gte", "at-least", "price", "Price from"],
  ["name:contains", "contains", "name", "Name contains"],
  ["createdAt_desde", "at-least", "createdAt", "Created at desde"],
  ["createdAt.greater_than_or_equal_to", "at-least", "createdAt", "Created at from"],
])("%s is a filter with the operator %s of %s", async (name, operator, fieldName, label) => {
  const { list } = await listWith([query(name, text)]);
  expect(list.filters).toMatchObject([{ name, operator, fieldName, field: { label } }]);
});

const deep = { style: "deepObject" };
const ofSnakeCase = {
  type: "object",
  properties: {
    name: {
      type: "object",
      properties: {
        equals: text,
        not_equals: text,
        in: text,
        not_in: text,
        like: text,
        contains: text,
      },
    },
    price: {
      type: "object",
      properties: { equals: integer, greater_than: integer, greater_than_equal: integer },
    },
  },
};
const ofConditions = (name: string) => ({
  type: "object",
  properties: { [name]: many(ofSnakeCase) },
  required: [name],
});

test("lists of conditions next to criteria, and `like` next to `contains`, are not filters", async () => {
  const where = { anyOf: [ofSnakeCase, ofConditions("and"), ofConditions("or")] };
  const { list } = await listWith([query("where", where, deep)]);
  expect(list.filters.map(({ name }) => name)).toEqual([
    "where.name.equals",
    "where.name.not_equals",
    "where.name.in",
    "where.name.not_in",
    "where.name.contains",
    "where.price.equals",
    "where.price.greater_than",
    "where.price.greater_than_equal",
  ]);
});

const state = { page: 2, sort: [{ field: "name", isDescending: true }], search: "" };

test.each<
  readonly [string, readonly object[], Readonly<Record<string, readonly string[]>>, string]
>([
  [
    "criteria of fields and Pageable of Spring",
    [
      query(
        "criteria",
        { type: "object", properties: { name: ofText, price: ofNumber } },
        { required: true },
      ),
      query(
        "pageable",
        {
          type: "object",
          properties: { page: integer, size: integer, sort: many(text) },
        },
        { required: true },
      ),
    ],
    {
      "criteria.name.contains": ["mast"],
      "criteria.price.in": ["1", "2"],
      "criteria.name.specified": ["true"],
    },
    "name.contains=mast&name.specified=true&price.in=1&price.in=2&page=1&size=25&sort=name,desc",
  ],
  [
    "criteria whose operators have underscores, as alternatives with lists of conditions",
    [query("where", { anyOf: [ofSnakeCase, ofConditions("and"), ofConditions("or")] }, deep)],
    {
      "where.name.contains": ["mast"],
      "where.name.not_in": ["a", "b"],
      "where.price.greater_than_equal": ["4"],
    },
    "where[name][not_in][]=a&where[name][not_in][]=b&where[name][contains]=mast&where[price][greater_than_equal]=4",
  ],
  [
    "an exploded object with a list",
    [query("filter", { type: "object", properties: { name: text, ids: many(integer) } })],
    { "filter.ids": ["1", "2"], "filter.name": ["mast"] },
    "name=mast&ids=1&ids=2",
  ],
  [
    "an object in brackets with a list",
    [
      query(
        "filter",
        { type: "object", properties: { ids: many(integer) } },
        { style: "deepObject" },
      ),
    ],
    { "filter.ids": ["1", "2"] },
    "filter[ids][]=1&filter[ids][]=2",
  ],
  [
    "a name in brackets",
    [query("q[id_in][]", text)],
    { "q[id_in][]": ["1", "2"] },
    "q[id_in][]=1&q[id_in][]=2",
  ],
])("%s", async (_, parameters, filters, expected) => {
  const { model, resource } = await listWith(parameters);
  const request = buildListRequest(model, resource, { ...state, filters });
  expect(decodeURIComponent(request.query)).toBe(expected);
  expect(missingParameters(model, resource, { ...state, filters: {} })).toEqual([]);
});

test("conditions of the fields in a body are filters with operators", async () => {
  const filter = {
    type: "object",
    properties: { name: ofText, price: { type: "object", properties: { gte: integer } } },
  };
  const schema = { type: "object", required: ["filter"], properties: { filter } };
  const content = { "application/json": { schema: many(row) } };
  const post = {
    requestBody: { content: { "application/json": { schema } } },
    responses: { "200": { content } },
  };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/items/search": { post } } }),
  );
  const resource = model.resources.find(({ list }) => list !== undefined);
  if (resource === undefined) throw new Error("The document has no list.");
  const filters = { "filter.name.contains": ["a"], "filter.price.gte": ["4"] };
  const request = buildListRequest(model, resource, { page: 1, sort: [], search: "", filters });
  expect(JSON.parse(request.body?.content as string)).toEqual({
    filter: { name: { contains: "a" }, price: { gte: 4 } },
  });
});

test.each([
  ["filter[created_by_id]", "Created by ID"],
  ["filter.requester.id", "Requester ID"],
  ["filters[name]", "Name"],
  ["where[price]", "Price"],
  ["filter", "Filter"],
])("the filter %s has the label %s", async (name, label) => {
  const { list } = await listWith([query(name, text)]);
  expect(list.filters.map(({ field }) => field.label)).toEqual([label]);
});
