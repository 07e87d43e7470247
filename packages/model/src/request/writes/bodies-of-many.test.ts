import { describe, expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildCreate } from "./build-create.ts";
import { writtenField } from "./written-field.ts";

const record = {
  type: "object",
  properties: { id: { type: "integer", readOnly: true }, name: { type: "string" } },
  required: ["name"],
};
const many = { type: "array", items: record };

describe("a body that takes one record or several", () => {
  test.each([
    ["a list or one", { oneOf: [many, record] }, { name: "Ada" }],
    ["one or a list", { anyOf: [record, many] }, { name: "Ada" }],
    ["one or a list in an envelope", wrap({ oneOf: [record, many] }), { data: { name: "Ada" } }],
    ["only a list", many, [{ name: "Ada" }]],
    ["only one", record, { name: "Ada" }],
  ])("%s", async (_title, schema, sent) => {
    const model = await createModel(
      JSON.stringify({
        openapi: "3.1.0",
        paths: {
          "/authors": {
            get: { responses: ok(many) },
            post: { requestBody: { content: json(schema) }, responses: ok(record) },
          },
          "/authors/{id}": { get: { responses: ok(record) } },
        },
      }),
    );
    const [resource] = model.resources;
    const create = model.operations.find(({ method }) => method === "post");
    if (resource === undefined || create === undefined) throw new Error("not understood");
    const chunk = { operations: model.operations, referrers: [] };
    const field = writtenField(chunk, resource, create);
    expect(field.kind === "group" && field.fields.map(({ name }) => name)).toEqual(["name"]);
    const { body } = buildCreate({ chunk, resource, parents: {} }, { name: "Ada" });
    expect(JSON.parse(String(body?.content))).toEqual(sent);
  });
});

function wrap(schema: object) {
  return { type: "object", properties: { data: schema }, required: ["data"] };
}

function json(schema: object) {
  return { "application/json": { schema } };
}

function ok(schema: object) {
  return { "200": { description: "", content: json(schema) } };
}

test("a write that takes and returns one record as a list in an envelope", async () => {
  const listed = { type: "object", properties: { Authors: many } };
  const write = { requestBody: { content: json(listed) }, responses: ok(listed) };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/Authors": {
          get: { responses: ok(listed) },
          put: { ...write, operationId: "createAuthors" },
        },
        "/Authors/{id}": { get: { responses: ok(listed) }, post: write },
        "/Books/{id}/Authors": { put: write },
      },
    }),
  );
  const resource = model.resources.find(({ name }) => name === "Authors");
  const edit = model.operations.find(({ path, method }) => method === "post" && path.includes("{"));
  if (resource === undefined || edit === undefined) throw new Error("not understood");
  expect(resource.operations).toMatchObject({ update: edit.id, read: expect.any(String) });
  const chunk = { operations: model.operations, referrers: [] };
  const field = writtenField(chunk, resource, edit);
  expect(field.kind === "group" && field.fields.map(({ name }) => name)).toEqual(["name"]);
  const others = model.operations.filter(({ method }) => method === "put");
  expect(others.map(({ body }) => body?.path)).toEqual([undefined, undefined]);
});
