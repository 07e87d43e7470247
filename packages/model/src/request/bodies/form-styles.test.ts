import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import type { HttpBody } from "#types/http.ts";
import { buildOperationRequest } from "#request/build-operation-request.ts";
import { isMultipart } from "./write-multipart.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const binary = { type: "string", format: "binary" };
const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
const list = (items: object) => ({ type: "array", items });
const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";
const file = new Map();

const body = (content: object) => ({
  openapi: "3.1.0",
  paths: inPath({ requestBody: { content } }),
});
const inPath = (operation: object) => ({
  "/things": { post: { ...operation, responses: { "201": { description: "" } } } },
});

interface Sample {
  readonly description: object;
  readonly value: object;
  /** Names and values in their order. */
  readonly sent: readonly (readonly [string, unknown])[];
}

const samples: Readonly<Record<string, Sample>> = {
  "Stripe: lists and objects in brackets": {
    description: body({
      [form]: {
        schema: object({ expand: list(text), items: list(object({ price: text })), name: text }),
        encoding: {
          expand: { explode: true, style: "deepObject" },
          items: { explode: true, style: "deepObject" },
        },
      },
    }),
    value: { expand: ["customer"], items: [{ price: "p1" }], name: "x" },
    sent: [
      ["expand[]", "customer"],
      ["items[0][price]", "p1"],
      ["name", "x"],
    ],
  },
  "Slack: a member as JSON": {
    description: body({
      [form]: {
        schema: object({ channel: text, blocks: list(object({ type: text })) }),
        encoding: { blocks: { contentType: "application/json" } },
      },
    }),
    value: { channel: "C1", blocks: [{ type: "divider" }] },
    sent: [
      ["channel", "C1"],
      ["blocks", '[{"type":"divider"}]'],
    ],
  },
  "Grape: names with brackets in Swagger 2.0": {
    description: {
      swagger: "2.0",
      paths: inPath({
        consumes: [form],
        parameters: [
          { in: "formData", name: "user[email]", type: "string", required: true },
          { in: "formData", name: "user[role_ids][]", type: "array", items: integer },
          { in: "formData", name: "tags", type: "array", items: text, collectionFormat: "csv" },
        ],
      }),
    },
    value: { user: { email: "a@b", role_ids: [1, 2] }, tags: ["a", "b"] },
    sent: [
      ["user[email]", "a@b"],
      ["user[role_ids][]", "1"],
      ["user[role_ids][]", "2"],
      ["tags", "a,b"],
    ],
  },
  "Rails: a file inside an object": {
    description: body({
      "application/json": { schema: object({ user: object({ name: text, avatar: text }) }) },
      [multipart]: { schema: object({ user: object({ name: text, avatar: binary }) }) },
    }),
    value: { user: { name: "Ada", avatar: file } },
    sent: [
      ["user[name]", "Ada"],
      ["user[avatar]", file],
    ],
  },
  "PHP: a list of files and a list of texts": {
    description: body({
      [multipart]: {
        schema: object({ "photos[]": list(binary), "tags[]": text, note: text }),
      },
    }),
    value: { photos: [file, file], tags: ["a"], note: "x" },
    sent: [
      ["photos[]", file],
      ["photos[]", file],
      ["tags[]", "a"],
      ["note", "x"],
    ],
  },
  "FastAPI: repeated names": {
    description: body({ [form]: { schema: object({ tags: list(text), age: integer }) } }),
    value: { tags: ["a", "b"], age: 3 },
    sent: [
      ["tags", "a"],
      ["tags", "b"],
      ["age", "3"],
    ],
  },
  "ASP.NET: an object as one JSON part": {
    description: body({
      [multipart]: { schema: object({ file: binary, meta: object({ a: integer }) }) },
    }),
    value: { file, meta: { a: 1 } },
    sent: [
      ["file", file],
      ["meta", '{"a":1}'],
    ],
  },
};

test.each(Object.entries(samples))("%s", async (_title, { description, value, sent }) => {
  const model = await createModel(JSON.stringify(description));
  const [operation] = model.operations;
  if (operation?.body === undefined) throw new Error("not understood");
  const { field } = operation.body;
  const names = field.kind === "group" ? field.fields.map(({ name }) => name) : [];
  expect(names.toSorted()).toEqual(Object.keys(value).toSorted());
  const request = buildOperationRequest(operation, { parameters: {}, body: value });
  expect(listPairs(request.body)).toEqual(sent);
});

function listPairs(content: HttpBody | undefined): readonly (readonly [string, unknown])[] {
  if (content === undefined) return [];
  if (isMultipart(content)) return content.content.parts.map(({ name, value }) => [name, value]);
  return String(content.content)
    .split("&")
    .map((pair) => pair.split("=").map(decodeURIComponent) as [string, string]);
}
