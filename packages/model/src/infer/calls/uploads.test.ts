import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const object = (properties: object) => ({ schema: { type: "object", properties } });
const json = "application/json";
const multipart = "multipart/form-data";

test.each([
  [
    "a file",
    {
      [json]: object({ data: text }),
      [multipart]: object({ data: { ...text, format: "binary" } }),
    },
    multipart,
  ],
  [
    "files",
    {
      [json]: object({ files: text }),
      [multipart]: object({ files: { type: "array", items: { ...text, format: "binary" } } }),
    },
    multipart,
  ],
  [
    "bytes",
    {
      [json]: object({ photo: text }),
      [multipart]: object({ photo: { ...text, contentMediaType: "image/png" } }),
    },
    multipart,
  ],
  [
    "a file that is only read",
    {
      [json]: object({ photo: { ...text, format: "binary", readOnly: true }, name: text }),
      [multipart]: object({ photo: { ...text, format: "binary", readOnly: true }, name: text }),
    },
    json,
  ],
  ["no file", { [multipart]: object({ name: text }), [json]: object({ name: text }) }, json],
])("a body with %s in its multipart form", async (_title, content, expected) => {
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: { "/photos": { post: { requestBody: { content }, responses: {} } } },
    }),
  );
  expect(model.operations[0]?.body?.mediaType).toBe(expected);
});
