import { expect, test } from "vitest";
import { createTestModel, rows } from "#testing/sample-paths.ts";

async function encodingOf(schema: object): Promise<unknown> {
  const properties = { data: { type: "string", ...schema } };
  const model = await createTestModel({ "/files": { get: rows({ type: "object", properties }) } });
  const field = model.resources[0]?.fields[0];
  return field && Reflect.get(field, "encoding");
}

// A container engine, a host of repositories, a deployment tool.
test.each([
  ["Base64-url-safe-encoded ([RFC 4648](https://tools.ietf.org/html/rfc4648)) config data."],
  ["The new file content, using Base64 encoding."],
  ["The base64 encoded Docker Compose content."],
  ["Key for the transfer. Must be base64 encoded."],
])("“%s” takes encoded files", async (description) => {
  expect(await encodingOf({ description })).toBe("base64");
});

test.each([
  ["Image data: base64 encoded image or an URL"],
  ["Proxy configuration. Prefer base64 encoding for multi-line content."],
  ["Base64 encoded if `encoding` is set."],
  ["Whether the content must be base64."],
])("“%s” takes text", async (description) => {
  expect(await encodingOf({ description })).toBeUndefined();
});

test("a format goes before words", async () => {
  const description = "Must be base64 encoded.";
  expect(await encodingOf({ description, format: "uuid" })).toBeUndefined();
});
