import { expect, test } from "vitest";
import { createTestModel, done, json, record, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };
const object = (properties: object) => ({ type: "object", properties });
const sends = (content: object) => ({ requestBody: { content }, responses: { "204": {} } });
const asJson = (schema: object) => ({ "application/json": { schema } });
const upload = (name: string, type = "multipart/form-data") => ({
  [type]: { schema: object({ title: text, [name]: { type: "string", format: "binary" } }) },
});

async function createBody(create: object, edit: object, method = "patch") {
  const { operations } = await createTestModel({
    "/files": { get: rows(record({ title: text })), post: create },
    "/files/{id}": { get: json(record({ title: text })), [method]: edit, delete: done },
  });
  const body = operations.find(({ role }) => role === "create")?.body;
  const fields = body?.field.kind === "group" ? body.field.fields : [];
  return {
    mediaTypes: body?.mediaTypes,
    fields: fields.map(({ name, kind }) => `${name}: ${kind}`),
  };
}

// A CMS, an archive of documents and a library of pictures.
test.each<readonly [string, object, object, string, readonly string[]]>([
  [
    "names no field of the record",
    sends(asJson(object({ data: text }))),
    sends({ ...upload("file", "multipart/data"), ...asJson(object({ title: text })) }),
    "patch",
    ["multipart/data", "application/json"],
  ],
  [
    "has no body",
    { summary: "Upload a document", responses: { "201": {} } },
    sends(upload("content")),
    "put",
    ["multipart/form-data"],
  ],
  [
    "takes an empty object",
    sends(asJson(object({}))),
    sends(upload("picture")),
    "patch",
    ["multipart/form-data", "application/json"],
  ],
])("a create that %s takes the file of the edit", async (_, create, edit, method, mediaTypes) => {
  const body = await createBody(create, edit, method);
  expect(body.mediaTypes).toEqual(mediaTypes);
  expect(body.fields[0]).toBe("title: text");
  expect(body.fields[1]).toMatch(/^(?:file|content|picture): file$/);
});

test.each([
  ["a field of the record", object({ title: text }), ["title: text"]],
  ["a separate file", object({ blob: { type: "string", format: "binary" } }), ["blob: text"]],
  ["an upload by chunks", { type: "array", items: object({ part: text }) }, []],
])("a create with %s keeps its body", async (_, schema, fields) => {
  const body = await createBody(sends(asJson(schema)), sends(upload("file")));
  expect(body.mediaTypes).toEqual(["application/json"]);
  expect(body.fields).toEqual(fields);
});

test.each(["file", "content", "picture"])(
  "a partial edit leaves the file %s as it is",
  async (name) => {
    const properties = { title: text, [name]: { type: "string", format: "binary" } };
    const schema = { type: "object", required: ["title", name], properties };
    const { operations } = await createTestModel({
      "/files": { get: rows(record({ title: text })) },
      "/files/{id}": {
        get: json(record({ title: text })),
        patch: sends({ "multipart/form-data": { schema } }),
      },
    });
    const body = operations.find(({ role }) => role === "update")?.body;
    const fields = body?.field.kind === "group" ? body.field.fields : [];
    expect(fields.map(({ isRequired }) => isRequired)).toEqual([true, false]);
  },
);
