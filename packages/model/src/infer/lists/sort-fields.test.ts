import { expect, test } from "vitest";
import { createTestModel, record } from "#testing/sample-paths.ts";
import { fieldsInProse } from "./sort-fields.ts";

const fields = ["id", "title", "views", "created_at"];

test.each([
  ["Prefix with `-` for descending. Allowed: `title`, `views`, `created_at`", 3],
  ["Comma separated. Sortable fields: title, views", 2],
  ["Field to sort by. Possible values are 'title' or 'views'.", 2],
  ["Supported: -views, title and created_at.", 3],
  ["Available sort fields are id, title, views.", 3],
  ["Sort by one of title | views", 2],
  ["Allowed: asc, desc", 0],
  ["Allowed: name, date", 0],
  ["Supports several fields, comma separated", 0],
  ["Sort by title, views", 0],
  ["Allowed: title", 0],
])("%s names %i fields", (prose, count) => {
  const names = fieldsInProse(prose, fields);
  expect(names).toHaveLength(count);
  expect(fields).toEqual(expect.arrayContaining([...names]));
});

test("a list sorts by the fields that its description names", async () => {
  const description = "Prefix with `-` for descending. Allowed: `title`, `views`";
  const sort = { name: "sort", in: "query", description, schema: { type: "string" } };
  const items = record({ title: { type: "string" }, views: { type: "integer" } });
  const schema = { type: "array", items };
  const responses = { "200": { content: { "application/json": { schema } } } };
  const { resources } = await createTestModel({
    "/posts": { get: { parameters: [sort], responses } },
  });
  expect(resources[0]?.list?.sort).toMatchObject({ form: "sign", fields: ["title", "views"] });
});
