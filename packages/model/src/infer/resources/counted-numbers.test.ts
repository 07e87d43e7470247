import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const integer = { type: "integer" };

test.each([
  ["a serial number of a zone", "notified_serial", integer, true],
  ["a revision", "revision", integer, true],
  ["a count in camel case", "itemCount", integer, true],
  ["a size that the user chooses", "size", integer, undefined],
  ["a text", "serial", text, undefined],
])("a number that the API counts: %s", async (_title, name, schema, expected) => {
  const record = { type: "object", properties: { id: text, kind: text, [name]: schema } };
  const content = { "application/json": { schema: record } };
  const rows = { "application/json": { schema: { type: "array", items: record } } };
  const requestBody = { content };
  const parameters = [{ name: "id", in: "path", required: true, schema: text }];
  const description = "The only fields which can be modified are: kind. All others are ignored.";
  const openApi = (words: string) =>
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/disks": {
          get: { responses: { 200: { content: rows } } },
          post: { requestBody, responses: { 201: { content } } },
        },
        "/disks/{id}": {
          parameters,
          get: { responses: { 200: { content } } },
          put: { description: words, requestBody, responses: { 200: { content } } },
        },
      },
    });
  const isFolded = async (words: string) => {
    const model = await createModel(openApi(words));
    const body = model.operations.find(({ role }) => role === "create")?.body?.field;
    const fields = body?.kind === "group" ? body.fields : [];
    return fields.find((field) => field.name === name)?.isGenerated;
  };
  expect(await isFolded(description)).toBe(expected);
  expect(await isFolded("Changes the disk.")).toBeUndefined();
});
