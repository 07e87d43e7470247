import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const good = (type: string, schema: object) => ({
  responses: { "200": { description: "", content: { [type]: { schema } } } },
});
const json = (schema: object) => good("application/json", schema);
const binary = { type: "string", format: "binary" };

function describe(typeName: string, contentPath: string, read: object): string {
  const file = { type: "object", properties: { id: text, title: text, [typeName]: text } };
  const inPath = (name: string) => ({ name, in: "path", required: true, schema: text });
  return JSON.stringify({
    openapi: "3.1.0",
    paths: {
      "/files": { get: json({ type: "array", items: file }) },
      "/files/{id}": { parameters: [inPath("id")], get: json(file) },
      [contentPath]: { get: read },
    },
  });
}

const parameter = (name: string, description = "") => ({
  parameters: [{ name, in: "path", required: true, schema: text, description }],
});

test.each([
  [
    "type",
    "/assets/{id}",
    { ...parameter("id", "The id of the file."), ...good("text/plain", text) },
    { path: "/assets/{id}", parameter: "id", type: ["type"] },
  ],
  [
    "mime_type",
    "/files/{id}/content",
    { ...parameter("id"), ...good("application/octet-stream", binary) },
    { path: "/files/{id}/content", parameter: "id", type: ["mime_type"] },
  ],
  [
    "contentType",
    "/media/{fileId}",
    { ...parameter("fileId"), ...good("image/*", binary) },
    { path: "/media/{fileId}", parameter: "fileId", type: ["contentType"] },
  ],
  ["color", "/files/{id}/content", { ...parameter("id"), ...good("image/png", binary) }, undefined],
  [
    "type",
    "/assets/{id}",
    { ...parameter("id", "A theme."), ...good("image/png", binary) },
    undefined,
  ],
  ["type", "/files/{id}/content", { ...parameter("id"), ...json({ type: "object" }) }, undefined],
  ["type", "/files/{id}/log", { ...parameter("id"), ...good("text/plain", text) }, undefined],
])("files with %s and %s", async (typeName, path, read, content) => {
  const { resources } = await createModel(describe(typeName, path, read));
  expect(resources.find(({ name }) => name === "files")?.content).toEqual(content);
});
