import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const rows = { type: "array", items: { type: "object", properties: { id: text, name: text } } };

// Social media, maps, statistics: the parameter at the end of a path is a format with its dot.
test.each([
  ["mediaTypeExtension", "/profiles{mediaTypeExtension}", "/profiles/{id}{mediaTypeExtension}"],
  ["fileExt", "/places{fileExt}", "/places/{id}{fileExt}"],
  ["dot_format", "/tables{dot_format}", "/tables/{id}{dot_format}"],
])("{%s} ends a path, with JSON as its default", async (name, list, item) => {
  const formats = {
    name,
    in: "path",
    required: true,
    schema: { ...text, enum: [".xml", ".json"] },
  };
  const id = { name: "id", in: "path", required: true, schema: text };
  const responds = (schema: object) => ({
    responses: { "200": { content: { "application/json": { schema } } } },
  });
  const paths = {
    [list]: { get: { parameters: [formats], ...responds(rows) } },
    [item]: { get: { parameters: [id, formats], ...responds(rows.items) } },
  };
  const { resources, operations } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  expect(resources.map(({ operations: own }) => Object.keys(own).toSorted().join())).toEqual([
    "list,read",
  ]);
  const format = operations[0]?.parameters.find((one) => one.name === name);
  expect(format?.field.default).toBe(".json");
});
