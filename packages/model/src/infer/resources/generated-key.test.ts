import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const uuid = "63716273-0f29-4648-8a2a-2af2948f6f78";

test.each([
  ["an optional number", "post", { id: integer, name: text }, {}, true],
  ["an optional UUID", "post", { id: { ...text, format: "uuid" }, name: text }, {}, true],
  ["a text whose example is a UUID", "post", { id: { ...text, example: uuid } }, {}, true],
  ["a text with another example", "post", { id: { ...text, example: "main" } }, {}, undefined],
  ["a text that the user chooses", "post", { id: text, name: text }, {}, undefined],
  ["a required number", "post", { id: integer }, { required: ["id"] }, undefined],
  ["another number", "post", { number: integer, id: integer }, { required: ["id"] }, undefined],
])("a key for the API to generate: %s", async (_title, method, properties, more, expected) => {
  const schema = { type: "object", properties, ...more };
  const content = { "application/json": { schema } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/docks": {
          get: {
            responses: {
              200: {
                content: { "application/json": { schema: { type: "array", items: schema } } },
              },
            },
          },
          [method]: { requestBody: { content }, responses: { 201: { content } } },
        },
      },
    }),
  );
  const create = model.operations.find(({ role }) => role === "create");
  const body = create?.body?.field;
  const fields = body?.kind === "group" ? body.fields : [];
  expect(fields.find(({ name }) => name === "id")?.isGenerated).toBe(expected);
  expect(fields.find(({ name }) => name === "number")?.isGenerated).toBeUndefined();
});
