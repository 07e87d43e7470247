import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { createModel } from "#create-model.ts";

async function fieldOf(name: string, schema: unknown): Promise<Field | undefined> {
  const response = { schema: { properties: { [name]: schema, id: {} } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/things/{id}": {
          get: { responses: { "200": { content: { "application/json": response } } } },
        },
      },
    }),
  );
  return model.resources[0]?.fields[0];
}

test.each<readonly [string, unknown, object]>([
  ["a", { type: "string" }, { kind: "text" }],
  ["a", { type: "string", format: "uuid" }, { kind: "text", format: "uuid" }],
  ["a", { type: "string", format: "markdown" }, { kind: "long-text", format: "markdown" }],
  [
    "a",
    { type: "string", contentMediaType: "text/markdown" },
    { kind: "long-text", format: "markdown" },
  ],
  ["body_md", { type: "string" }, { kind: "long-text", format: "markdown" }],
  [
    "a",
    { type: "string", description: "Text in Markdown. It has no limit." },
    { kind: "long-text", format: "markdown" },
  ],
  ["a", { type: "string", description: "Plain text, not Markdown" }, { kind: "text" }],
  ["a", { type: "string", format: "date" }, { kind: "date" }],
  ["a", { type: "string", format: "date-time" }, { kind: "date-time" }],
  ["a", { type: "string", format: "date-time-local" }, { kind: "date-time", isLocal: true }],
  ["a", { type: "string", format: "local-date-time" }, { kind: "date-time", isLocal: true }],
  ["a", { type: "string", format: "decimal" }, { kind: "number", isText: true }],
  [
    "daily_rate",
    {
      anyOf: [{ type: "string", pattern: String.raw`^-?\d{0,8}(?:\.\d{0,2})?$` }, { type: "null" }],
    },
    { kind: "number", isText: true, isNullable: true },
  ],
  ["a", { type: "string", format: "int64" }, { kind: "number", isText: true, isInteger: true }],
  ["a", { type: "string", format: "uri" }, { kind: "url" }],
  ["avatar_url", { type: "string", format: "uri" }, { kind: "image" }],
  ["cover_image", { type: "string", format: "uri" }, { kind: "image" }],
  ["logo", { type: "string", format: "url" }, { kind: "image" }],
  ["profilePhoto", { type: "string", format: "uri-reference" }, { kind: "image" }],
  ["image", { type: "string" }, { kind: "text" }],
  ["cover", { type: "string", example: "https://files.test/a/1.PNG?w=2" }, { kind: "image" }],
  ["a", { type: "string", format: "uri", example: "https://a.test/1.jpg" }, { kind: "image" }],
  ["a", { type: "string", format: "uri", example: "https://a.test/jpg" }, { kind: "url" }],
  ["a", { type: "string", format: "binary" }, { kind: "file" }],
  ["a", { contentMediaType: "application/octet-stream" }, { kind: "file" }],
  ["a", { type: "string", contentMediaType: "image/png" }, { kind: "file" }],
  [
    "content",
    { type: "string", contentMediaType: "image/png", contentEncoding: "base64" },
    { kind: "text" },
  ],
  ["a", { type: "string", contentMediaType: "application/json" }, { kind: "long-text" }],
  ["key", { type: "string", description: "The Base64 encoded secret key" }, { kind: "secret" }],
  ["api_token", { type: "string", description: "A secret token" }, { kind: "secret" }],
  ["signingKey", { type: "string", description: "Secret key of the hook" }, { kind: "secret" }],
  ["key", { type: "string", description: "Key of the setting" }, { kind: "text" }],
  ["label", { type: "string", description: "Label of the secret key" }, { kind: "text" }],
  ["email", { type: "string" }, { kind: "email" }],
  ["website", { type: "string" }, { kind: "url" }],
  ["password", { type: "string" }, { kind: "secret" }],
  ["color", { type: "string", pattern: "^#[0-9a-f]{6}$" }, { kind: "color" }],
  ["color", { type: "string" }, { kind: "text" }],
  ["description", { type: "string" }, { kind: "long-text" }],
  ["description", { type: "string", maxLength: 80 }, { kind: "text" }],
  ["a", { type: "string", maxLength: 5000 }, { kind: "long-text" }],
  ["a", { type: "string", example: "2024-01-02T03:04:05Z" }, { kind: "date-time" }],
  ["a", { type: "integer" }, { kind: "number", isInteger: true }],
  ["a", { type: "number", minimum: 0, exclusiveMinimum: true }, { exclusiveMinimum: 0 }],
  ["a", { type: ["integer", "string"], format: "int32" }, { kind: "number", isInteger: true }],
  ["created", { type: "integer", format: "unix-time" }, { kind: "date-time", unix: "seconds" }],
  [
    "created",
    { type: "integer", description: "Milliseconds since the Unix epoch." },
    { kind: "date-time", unix: "milliseconds" },
  ],
  ["a", { type: "boolean" }, { kind: "boolean" }],
  ["a", { type: "array", items: { type: "string" } }, { kind: "list", item: { kind: "text" } }],
  ["a", { type: "array", items: { enum: ["x"] } }, { kind: "choices" }],
  ["a", { type: "object" }, { kind: "json" }],
  ["a", { additionalProperties: { type: "string" } }, { kind: "json" }],
  ["a", {}, { kind: "json" }],
  ["a", true, { kind: "json" }],
  ["a", { properties: { b: { type: "string" } } }, { kind: "group", fields: [{ name: "b" }] }],
  ["a", { anyOf: [{ type: "string" }, { type: "null" }] }, { kind: "text", isNullable: true }],
  ["a", { type: "string", readOnly: true, deprecated: true }, { isReadOnly: true }],
])("%s of %j", async (name, schema, expected) => {
  expect(await fieldOf(name, schema)).toMatchObject(expected);
});

test("choices have labels for people", async () => {
  const field = await fieldOf("status", {
    enum: ["in_progress", "DONE", "EUR", 3, "bank transfer"],
  });
  expect(field).toMatchObject({
    kind: "choice",
    choices: [
      { value: "in_progress", label: "In progress" },
      { value: "DONE", label: "Done" },
      { value: "EUR", label: "EUR" },
      { value: 3, label: "3" },
      { value: "bank transfer", label: "Bank transfer" },
    ],
  });
});

test("a title replaces the name only if its words differ", async () => {
  expect(await fieldOf("zip", { type: "string", title: "Zip" })).toMatchObject({ label: "Zip" });
  expect(await fieldOf("zip", { type: "string", title: "Postal code" })).toMatchObject({
    label: "Postal code",
  });
  expect(await fieldOf("zip", { type: "string", title: "ZipDto" })).toMatchObject({ label: "Zip" });
});

test("a recursive schema becomes a reference if it has a key, else JSON", async () => {
  const node = { properties: { name: {}, next: { $ref: "#/components/schemas/Node" } } };
  const part = { properties: { text: {}, inner: { $ref: "#/components/schemas/Part" } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      components: {
        schemas: {
          Node: { properties: { ...node.properties, part: { $ref: "#/components/schemas/Part" } } },
          Part: part,
        },
      },
      paths: {
        "/nodes/{name}": {
          get: {
            responses: {
              "200": {
                content: { "application/json": { schema: { $ref: "#/components/schemas/Node" } } },
              },
            },
          },
        },
      },
    }),
  );
  expect(model.resources[0]?.fields).toMatchObject([
    { name: "name" },
    { name: "next", kind: "reference", to: "nodes", keyPath: ["name"] },
    { name: "part", kind: "group", fields: [{ name: "text" }, { name: "inner", kind: "json" }] },
  ]);
});
