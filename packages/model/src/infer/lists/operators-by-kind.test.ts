import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { query, text } from "#testing/test-list.ts";

const integer = { type: "integer" };
const row = {
  type: "object",
  properties: {
    id: integer,
    title: text,
    created: { ...text, format: "date-time" },
    pages: integer,
    labels: { type: "array", items: text },
  },
};

async function read(parameters: readonly object[], filters: Readonly<Record<string, string[]>>) {
  const content = { "application/json": { schema: { type: "array", items: row } } };
  const get = { parameters, responses: { "200": { content } } };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/books": { get } } }),
  );
  const [resource] = model.resources;
  if (resource?.list === undefined) throw new Error("The document has no list.");
  const chunk = { operations: model.operations, referrers: [] };
  const state = { page: 1, sort: [], search: "", filters };
  const { query: sent } = buildListRequest(chunk, resource, state);
  return { filters: resource.list.filters, sent: decodeURIComponent(sent) };
}

const operators = ["eq", "like", "nin", "contains", "contained", "overlaps"];

test.each([
  ["where.", ".", ""],
  ["filter[", "][", "]"],
  ["", ".", ""],
])("%stitle%seq%s: operators apply to the kind of their field", async (start, between, end) => {
  const nameOf = (field: string, operator: string) => start + field + between + operator + end;
  const parameters = [
    ...operators.map((operator) => query(nameOf("title", operator), text)),
    ...operators.map((operator) => query(nameOf("pages", operator), integer)),
    ...operators.map((operator) => query(nameOf("labels", operator), text)),
  ];
  const { filters } = await read(parameters, {});
  const offered = ["title", "pages", "labels"].map((field) =>
    operators.filter((operator) => filters.some(({ name }) => name === nameOf(field, operator))),
  );
  expect(offered).toEqual([["eq", "like", "nin"], ["eq", "nin"], operators]);
  const none = filters.find(({ name }) => name === nameOf("title", "nin"));
  expect(none).toMatchObject({ operator: "is-not", field: { label: "Title is none of" } });
});

test.each([
  ["where.title.like", "where.title.like=%River%"],
  ["title.ilike", "title.ilike=%River%"],
  ["filter[title][like]", "filter[title][like]=%River%"],
  ["filter[title][_ilike]", "filter[title][_ilike]=%River%"],
  ["title[contains]", "title[contains]=River"],
  ["title_like", "title_like=River"],
])("%s takes a text with the wildcards that it needs", async (name, expected) => {
  const { sent } = await read([query(name, text)], { [name]: ["River"] });
  expect(sent).toBe(expected);
});

test("a text with own wildcards stays as it is", async () => {
  const { sent } = await read([query("title.like", text)], { "title.like": ["Riv%"] });
  expect(sent).toBe("title.like=Riv%");
});

const operatorsOf = (names: readonly string[], list: readonly string[] = []) => ({
  type: "object",
  properties: Object.fromEntries([
    ...names.map((name) => [name, text]),
    ...list.map((name) => [name, { type: "array", items: { type: "object" } }]),
  ]),
});

test.each([
  [
    "created",
    operatorsOf(["$gte", "$lt", "$like", "$re", "$overlap", "$contained"], ["$and", "$or"]),
    ["created.$gte at-least", "created.$lt less-than"],
  ],
  [
    "title",
    operatorsOf(["_eq", "_ilike", "_overlap"], ["_or"]),
    ["title._eq is", "title._ilike contains"],
  ],
  ["pages", { ...operatorsOf(["$lte", "$fulltext"]), required: [] }, ["pages.$lte at-most"]],
])("%s: members of an object are operators that a user can fill in", async (name, schema, want) => {
  const parameters = [
    { ...query(name, schema), style: "deepObject", explode: true },
    query("$or", { type: "array", items: { type: "object" } }),
  ];
  const { filters } = await read(parameters, {});
  expect(filters.map((one) => `${one.name} ${one.operator}`)).toEqual(want);
  expect(filters.every(({ fieldName }) => fieldName === name)).toBe(true);
});

test.each([
  ["created", operatorsOf(["$gte", "$lt"]), "created.$gte", "created[$gte]=2026-01-01"],
  ["pages", operatorsOf(["gt", "lt"]), "pages.gt", "pages[gt]=2026-01-01"],
  ["title", operatorsOf(["_lte"]), "title._lte", "title[_lte]=2026-01-01"],
])("operators of %s without a style keep its name", async (name, schema, filter, want) => {
  const { sent } = await read([query(name, schema)], { [filter]: ["2026-01-01"] });
  expect(sent).toBe(want);
});
