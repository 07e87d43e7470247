import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { query, text } from "#testing/test-list.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";

const row = {
  type: "object",
  properties: { id: { type: "integer" }, title: text, total: { type: "number" } },
};

/** Query of the second page with an order and a filter. */
async function queryOf(parameters: readonly object[], filter: Readonly<Record<string, string>>) {
  const content = { "application/json": { schema: { type: "array", items: row } } };
  const paths = { "/posts": { get: { parameters, responses: { "200": { content } } } } };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("no list");
  const filters = Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [name, [value]]),
  );
  const sort = [{ field: "title", isDescending: true }];
  const state = { page: 2, sort, search: "", filters };
  return decodeURIComponent(buildListRequest(model, resource, state).query);
}

const json = (name: string, schema: object) => ({
  name,
  in: "query",
  content: { "application/json": { schema } },
});

const expected = 'range=[25,49]&sort=["title","DESC"]&filter={"title":"A"}';

test.each<readonly [string, readonly object[], string]>([
  [
    "examples alone",
    [
      query("range", text, { example: "[0,24]" }),
      query("sort", text, { example: '["id","ASC"]' }),
      query("filter", text, { example: '{"title":"bar"}' }),
    ],
    expected,
  ],
  [
    "a description",
    [
      query("range", text, { description: "First and last row, such as [0, 9]" }),
      query("sort", text, { description: 'Field and order: ["title","ASC"]' }),
      query("filter", text, { description: "JSON of the values: {'title': 'bar'}" }),
    ],
    expected,
  ],
  [
    "defaults of a framework",
    [
      query("range", { type: "string", default: "[0,9]" }),
      query("sort", { type: "string", default: '["id","ASC"]' }),
      query("filter", { type: "string", default: "{}" }),
    ],
    expected,
  ],
  [
    "the three usual names",
    [query("range", text), query("sort", text), query("filter", text)],
    expected,
  ],
  [
    "JSON content",
    [
      json("range", { type: "array", items: { type: "integer" }, minItems: 2, maxItems: 2 }),
      json("sort", { type: "array", items: text, example: ["title", "ASC"] }),
      query("filter", text, { example: '{"title":"bar"}' }),
    ],
    expected,
  ],
  [
    "a list of two numbers",
    [query("range", { type: "array", items: { type: "integer" }, minItems: 2, maxItems: 2 })],
    "range=25&range=49",
  ],
])("paging, sort and filters by JSON: %s", async (_, parameters, written) => {
  expect(await queryOf(parameters, { title: "A" })).toBe(written);
});

test("operators without a sign are members", async () => {
  const example = '{"total":{"gte":5},"title":"A"}';
  const parameters = [query("where", text, { example })];
  expect(await queryOf(parameters, { "total.at-least": "5" })).toBe('where={"total":{"gte":5}}');
});

test.each<readonly [string, object]>([
  ["a range of prices", query("range", text, { description: "Range of prices" })],
  ["JSON of other members", query("filters", text, { example: '{"label":"a"}' })],
  ["JSON of lists", query("filters", text, { example: '{"title":["a"]}' })],
  ["a period", query("range", { enum: ["day", "week"] })],
])("%s is neither paging nor a filter by field", async (_, parameter) => {
  expect(await queryOf([parameter], { title: "A" })).toBe("");
});
