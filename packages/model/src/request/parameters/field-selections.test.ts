import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { query, text } from "#testing/test-list.ts";
import { listFieldSelections } from "./field-selections.ts";

const row = { type: "object", properties: { id: { type: "integer" }, name: text } };

async function selectionsOf(parameter: object) {
  const content = { "application/json": { schema: { type: "array", items: row } } };
  const get = { parameters: [parameter], responses: { "200": { description: "", content } } };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/posts": { get } } }),
  );
  const [resource] = model.resources;
  const [operation] = model.operations;
  if (resource === undefined || operation === undefined) throw new Error("no list");
  return listFieldSelections(operation, resource).map(({ value }) => value);
}

const list = { type: "array", items: text };

test.each<readonly [string, object, readonly unknown[]]>([
  ["an example with a star", { ...query("fields", text), example: "*" }, ["*", "id,name"]],
  ["an example as JSON", { ...query("fields", text), example: '["*"]' }, ['["*"]', "id,name"]],
  ["a list as example", { ...query("fields", list), example: ["*"] }, [["*"], ["id", "name"]]],
  [
    "an example of its items",
    query("fields", { type: "array", items: { ...text, example: "*" } }),
    [["*"], ["id", "name"]],
  ],
  ["words", { ...query("$select", text), description: "Use `*` for all." }, ["*", "id,name"]],
  ["no words", query("fields", text), ["id,name"]],
  [
    "names as choices",
    query("fields", { type: "array", items: { enum: ["name", "size"] } }),
    [["name"]],
  ],
  ["forms of records", query("view", { enum: ["BASIC", "FULL"] }), ["FULL"]],
  ["an example of one field", { ...query("fields", text), example: "name" }, ["id,name"]],
  ["another purpose", { ...query("q", text), example: "*" }, []],
  ["open forms of records", query("view", text), []],
])("a parameter with %s may add fields", async (_name, parameter, values) => {
  expect(await selectionsOf(parameter)).toEqual(values);
});
