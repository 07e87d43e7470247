import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildChange } from "./build-change.ts";

const text = { type: "string" };
const binary = { type: "string", format: "binary" };

async function mediaTypeOf(types: readonly string[], change: object, method = "patch") {
  const properties = { id: text, title: text, file: binary };
  const content = Object.fromEntries(
    types.map((type) => [type, { schema: { type: "object", properties } }]),
  );
  const record = { type: "object", properties: { id: text, title: text, file: text } };
  const responses = { "200": { content: { "application/json": { schema: record } } } };
  const parameters = [{ name: "id", in: "path", required: true, schema: text }];
  const paths = {
    "/files/{id}": {
      parameters,
      get: { responses },
      [method]: { requestBody: { content }, responses },
    },
  };
  const { resources, operations } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const [resource] = resources;
  if (resource === undefined) throw new Error("The document has no resource.");
  const target = { chunk: { operations, referrers: [] }, resource, key: "7", parents: {} };
  const before = { id: "7", title: "Plan", file: "https://files.example/7.png" };
  return buildChange(target, { before, after: { ...before, ...change } })?.body?.mediaType;
}

const form = "multipart/form-data";

test.each<readonly [string, readonly string[], object, string, string]>([
  ["with a new file", [form, "application/json"], { file: new Uint8Array([1]) }, "patch", form],
  ["without a file", [form, "application/json"], { title: "Map" }, "patch", "application/json"],
  [
    "in another dialect",
    ["multipart/data", "application/vnd.api+json"],
    { title: "Map" },
    "patch",
    "application/vnd.api+json",
  ],
  ["that the API takes as multipart only", [form], { title: "Map" }, "patch", form],
  ["that replaces the record", [form, "application/json"], { title: "Map" }, "put", form],
])("media type of a change %s", async (_, types, change, method, want) => {
  expect(await mediaTypeOf(types, change, method)).toBe(want);
});
