import { expect, test } from "vitest";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { createModel } from "#create-model.ts";
import { query, text } from "#testing/test-list.ts";

const row = {
  type: "object",
  properties: { id: { type: "integer" }, name: text, createdAt: text },
};

async function requestOf(parameters: readonly object[], isDescending: boolean) {
  const content = { "application/json": { schema: { type: "array", items: row } } };
  const get = { parameters, responses: { "200": { content } } };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/posts": { get } } }),
  );
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("The document has no list.");
  const sort = [{ field: "createdAt", isDescending }];
  const chunk = { operations: model.operations, referrers: [] };
  const state = { page: 1, sort, search: "", filters: {} };
  return { list: resource.list, request: buildListRequest(chunk, resource, state) };
}

const names = ["id", "name", "createdAt"];

test.each([
  ["orderby.", "", { enum: ["asc", "desc"] }, ["desc", "asc"]],
  ["order[", "]", { type: "string", enum: ["asc", "desc"] }, ["desc", "asc"]],
  ["sort[", "]", { enum: ["ASC", "DESC"] }, ["DESC", "ASC"]],
  ["order_by[", "]", { enum: [1, -1, "1", "-1"] }, ["-1", "1"]],
  ["sort[", "]", text, ["desc", "asc"]],
  ["order[", "]", { type: "string", description: "ASC or DESC" }, ["DESC", "ASC"]],
])("%sname%s takes the direction of each field", async (start, end, schema, [down, up]) => {
  const parameters = names.map((name) => query(`${start}${name}${end}`, schema));
  const descending = await requestOf(parameters, true);
  expect(descending.list?.sort).toMatchObject({ form: "by-field", fields: names });
  expect(descending.list?.filters).toEqual([]);
  const name = `${start}createdAt${end}`;
  expect(decodeURIComponent(descending.request.query)).toBe(`${name}=${down}`);
  const ascending = await requestOf(parameters, false);
  expect(decodeURIComponent(ascending.request.query)).toBe(`${name}=${up}`);
});

test.each([
  ["order", { enum: ["asc", "desc"] }, ["desc", "asc"]],
  ["sort", text, ["desc", "asc"]],
  ["order_by", { enum: [1, -1] }, ["-1", "1"]],
])("members of the object %s take the direction of each field", async (object, schema, words) => {
  const properties = Object.fromEntries(names.map((name) => [name, schema]));
  const deep = { ...query(object, { type: "object", properties }), style: "deepObject" };
  const [down, up] = words;
  const descending = await requestOf([deep], true);
  expect(descending.list?.sort).toMatchObject({ form: "by-field", fields: names });
  expect(descending.list?.filters).toEqual([]);
  expect(decodeURIComponent(descending.request.query)).toBe(`${object}[createdAt]=${down}`);
  const ascending = await requestOf([deep], false);
  expect(decodeURIComponent(ascending.request.query)).toBe(`${object}[createdAt]=${up}`);
});

test.each([
  ["sort[field]", "sort[direction]"],
  ["order.by", "order.direction"],
])("%s and %s are a pair", async (field, direction) => {
  const words = { enum: ["asc", "desc"] };
  const { list } = await requestOf([query(field, text), query(direction, words)], true);
  expect(list?.sort?.form).toBe("pair");
});

test("a parameter for the order in one field that takes other values is a filter", async () => {
  const { list } = await requestOf([query("order[status]", { enum: ["open", "paid"] })], true);
  expect(list?.sort).toBeUndefined();
});

test("members that are not fields of the rows are not sort fields", async () => {
  const { list } = await requestOf([query("sort[name]", text), query("sort[mode]", text)], true);
  expect(list?.sort?.fields).toEqual(["name"]);
});
