import { expect, test } from "vitest";
import { flattenResponse } from "#request/responses/flatten-response.ts";
import { createTestModel } from "#testing/sample-paths.ts";

const text = { type: "string" };
const object = (properties: object) => ({ type: "object", properties });
const content = (data: object) => ({
  content: { "application/vnd.api+json": { schema: object({ data }) } },
});
const replies = (data: object) => ({ responses: { "200": content(data) } });

const openPosts = (post: object) =>
  createTestModel({
    "/posts": {
      get: replies({ type: "array", items: post }),
      post: { requestBody: content(post), ...replies(post) },
    },
    "/posts/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: text }],
      get: replies(post),
    },
  });

test.each<readonly [string, object, readonly string[]]>([
  ["an object without members", { type: "object" }, []],
  ["an open object", { type: "object", additionalProperties: true }, []],
  ["any value", {}, []],
  ["an object with members", object({ color: text }), ["meta"]],
  ["texts by name", { type: "object", additionalProperties: text }, ["meta"]],
])("a meta with described members is a field and an input: %s", async (_, meta, own) => {
  const attributes = object({ title: text });
  const type = { enum: ["posts"] };
  const model = await openPosts(object({ type, id: text, meta, attributes, links: object({}) }));
  const [resource] = model.resources;
  const names = (fields: readonly { readonly name: string }[] = []) =>
    fields.map(({ name }) => name).filter((name) => name !== "id");
  expect(names(resource?.fields)).toEqual([...own, "title"]);
  const create = model.operations.find(({ id }) => id === resource?.operations.create);
  const data = create?.body?.field;
  const [record] = data?.kind === "group" ? data.fields : [];
  expect(names(record?.kind === "group" ? record.fields : [])).toEqual([...own, "title"]);
});

test("an empty meta of a row is left out", () => {
  const rowOf = (meta: object) => ({ type: "posts", id: "1", attributes: { title: "A" }, meta });
  const expected = { kind: "list", format: "json-api", shape: "rows", path: ["data"] };
  const body = { data: [rowOf({}), rowOf({ color: "red" })] };
  const response = { status: 200, headers: {}, body };
  expect(flattenResponse(expected as never, response).body).toEqual({
    data: [
      { id: "1", title: "A" },
      { id: "1", meta: { color: "red" }, title: "A" },
    ],
  });
});
