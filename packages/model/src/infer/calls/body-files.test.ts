import { describe, expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import type { Body } from "#types/operation.ts";

async function bodyOf(content: object): Promise<Body | undefined> {
  const post = { operationId: "send", requestBody: { content }, responses: {} };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths: { "/a": { post } } }));
  return model.operations[0]?.body;
}

const binary = { type: "string", format: "binary" };
const withFile = (file: object) => ({ type: "object", properties: { file } });

describe("a file in a body has", () => {
  test.each([
    [
      "a body that is a file",
      { "image/png": {}, "image/jpeg": {} },
      { kind: "file", mediaTypes: ["image/png", "image/jpeg"] },
    ],
    ["a body of any bytes", { "application/octet-stream": { schema: binary } }, { kind: "file" }],
  ])("%s", async (_name, content, expected) => {
    const body = await bodyOf(content);
    expect(body?.field).toMatchObject(expected);
    if (!("mediaTypes" in expected)) expect(body?.field).not.toHaveProperty("mediaTypes");
  });

  test.each([
    [
      "its type and length",
      { schema: withFile({ contentMediaType: "image/png", maxLength: 900 }) },
      { kind: "file", mediaTypes: ["image/png"], maxLength: 900 },
    ],
    [
      "the media types of its part",
      { schema: withFile(binary), encoding: { file: { contentType: "image/png, image/*" } } },
      { kind: "file", mediaTypes: ["image/png", "image/*"] },
    ],
    [
      "the same for each file of a list",
      {
        schema: withFile({ type: "array", items: binary }),
        encoding: { file: { contentType: "application/pdf" } },
      },
      { kind: "list", item: { kind: "file", mediaTypes: ["application/pdf"] } },
    ],
  ])("in a multipart body %s", async (_name, media, expected) => {
    const body = await bodyOf({ "multipart/form-data": media });
    expect(body?.field.kind === "group" && body.field.fields[0]).toMatchObject(expected);
  });

  test.each([
    ["base64 by its format", { type: "string", format: "byte" }, "base64"],
    ["base64 by its encoding", { type: "string", contentEncoding: "base64" }, "base64"],
    ["base64url", { type: "string", contentEncoding: "base64url" }, "base64url"],
    ["base64 because JSON has no bytes", binary, "base64"],
  ])("in JSON %s", async (_name, file, encoding) => {
    const body = await bodyOf({ "application/json": { schema: withFile(file) } });
    expect(body?.field.kind === "group" && body.field.fields[0]).toMatchObject({
      kind: "text",
      encoding,
    });
  });
});

test("a part with a declared JSON type has it in the model", async () => {
  const schema = { type: "object", properties: { meta: { type: "object" }, file: binary } };
  const encoding = {
    meta: { contentType: "application/json" },
    file: { contentType: "image/png" },
  };
  const body = await bodyOf({ "multipart/form-data": { schema, encoding } });
  expect(body?.partTypes).toEqual({ meta: "application/json" });
});
