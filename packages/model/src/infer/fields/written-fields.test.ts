import { expect, test } from "vitest";
import type { AdminModel } from "#types/admin-model.ts";
import type { Field } from "#types/field.ts";
import { createModel } from "#create-model.ts";
import { operationChunk, takeChunk } from "#partition/model-chunk.ts";

const text = { type: "string" };
const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });

async function modelOf(schema: unknown, schemas: object = {}): Promise<AdminModel> {
  const requestBody = { content: { "application/json": { schema } } };
  return createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: { "/things": { post: { requestBody } } },
      components: { schemas },
    }),
  );
}

async function bodyOf(schema: unknown, schemas: object = {}): Promise<Field | undefined> {
  return (await modelOf(schema, schemas)).operations[0]?.body?.field;
}

async function sentField(schema: unknown): Promise<Field | undefined> {
  const body = await bodyOf({ type: "object", properties: { a: schema, b: text } });
  return body?.kind === "group" ? body.fields[0] : undefined;
}

test.each<readonly [string, object, object]>([
  ["no members", { properties: {} }, { kind: "group", fields: [] }],
  ["no other members", { additionalProperties: false }, { kind: "group", fields: [] }],
  ["any members", {}, { kind: "json" }],
  ["any other members", { properties: {}, additionalProperties: true }, { kind: "json" }],
])("a body that declares %s", async (_, schema, expected) => {
  expect(await bodyOf({ type: "object", ...schema })).toMatchObject(expected);
});

test.each<readonly [string, unknown, object]>([
  [
    "named values are a map",
    { type: "object", additionalProperties: text, minProperties: 1 },
    { kind: "map", value: { kind: "text" }, minProperties: 1 },
  ],
  [
    "patternProperties are a map with a name pattern",
    { type: "object", patternProperties: { "^x-": text }, additionalProperties: false },
    { kind: "map", keyPattern: "^x-" },
  ],
  ["an object without members is free JSON", { type: "object" }, { kind: "json" }],
  [
    "the bounds of a list are read",
    { type: "array", items: text, minItems: 1, maxItems: 3, uniqueItems: true },
    { kind: "list", minItems: 1, maxItems: 3, isUnique: true },
  ],
  [
    "a group that forbids additional properties is closed",
    { type: "object", properties: { x: text }, additionalProperties: false },
    { kind: "group", isClosed: true },
  ],
  [
    "additional properties have their declared type",
    { type: "object", properties: { x: text }, additionalProperties: { type: "integer" } },
    { kind: "group", additionalProperties: { kind: "number" } },
  ],
  [
    "text or a list of text is a value with variants",
    { oneOf: [text, { type: "array", items: text }] },
    { kind: "variants", types: [{ kind: "text" }, { kind: "list" }] },
  ],
  [
    "several types are a value with variants",
    { type: ["string", "boolean", "null"] },
    { kind: "variants", isNullable: true, types: [{ kind: "text" }, { kind: "boolean" }] },
  ],
  [
    "a decimal that may be text is sent as text",
    {
      anyOf: [
        { type: "number", minimum: 0 },
        { type: "string", pattern: "^\\d+\\.\\d*$" },
      ],
    },
    { kind: "number", isText: true, minimum: 0 },
  ],
  [
    "an open set of words stays text",
    { anyOf: [{ type: "string", enum: ["a"] }, text] },
    { kind: "text" },
  ],
])("%s", async (_claim, schema, expected) => {
  expect(await sentField(schema)).toMatchObject(expected);
});

test("the largest bound of 64 bits is not rounded", async () => {
  const document = JSON.stringify({
    openapi: "3.1.0",
    paths: {
      "/things": {
        post: {
          requestBody: {
            content: {
              "application/json": {
                schema: { properties: { n: { type: "integer", maximum: "MOST" }, b: text } },
              },
            },
          },
        },
      },
    },
  }).replace('"MOST"', "9223372036854775807");
  const body = (await createModel(document)).operations[0]?.body?.field;
  const [field] = body?.kind === "group" ? body.fields : [];
  expect(field?.kind === "number" && String(field.maximum)).toBe("9223372036854775807");
});

const card = {
  type: "object",
  required: ["method", "number"],
  properties: { method: { const: "card" }, number: text, note: text },
};
const bank = {
  title: "Bank transfer",
  type: "object",
  required: ["method", "iban"],
  properties: { method: { const: "bank" }, iban: text, note: { type: "integer" } },
};

test("objects that differ in a constant are variants with it as discriminator", async () => {
  const body = await bodyOf({ oneOf: [card, bank] });
  expect(body).toMatchObject({
    kind: "group",
    discriminator: "method",
    variants: [
      {
        label: "Card",
        value: "card",
        names: ["method", "number", "note"],
        required: ["method", "number"],
        fields: [{ name: "note", kind: "long-text" }],
      },
      { label: "Bank transfer", value: "bank", required: ["method", "iban"] },
    ],
  });
});

test("a declared discriminator gives each variant its value", async () => {
  const schemas = {
    Cat: { properties: { kind: text, lives: { type: "integer" } } },
    Dog: { properties: { kind: text, good: { type: "boolean" } } },
  };
  const body = await bodyOf(
    {
      oneOf: [named("Cat"), named("Dog")],
      discriminator: { propertyName: "kind", mapping: { feline: "#/components/schemas/Cat" } },
    },
    schemas,
  );
  expect(body).toMatchObject({
    discriminator: "kind",
    variants: [{ value: "feline" }, { value: "Dog" }],
  });
});

test("members that all variants share are in no variant", async () => {
  const body = await bodyOf({
    type: "object",
    required: ["id"],
    properties: { id: text },
    anyOf: [
      { title: "By name", required: ["name"], properties: { name: text } },
      { required: ["code"], properties: { code: text } },
    ],
  });
  expect(body).toMatchObject({
    variants: [
      { label: "By name", names: ["name"], required: ["name"] },
      { label: "Code", names: ["code"] },
    ],
  });
});

test("alternatives that differ only in required members are not variants", async () => {
  const body = await bodyOf({
    properties: { a: text, b: text },
    anyOf: [{ required: ["a"] }, { required: ["b"] }],
  });
  expect(body).not.toHaveProperty("variants");
});

test("a recursive body names its shape, and the model chunk contains it", async () => {
  const Tree = {
    type: "object",
    properties: { name: text, children: { type: "array", items: named("Tree") } },
  };
  const model = await modelOf(named("Tree"), { Tree });
  const [operation] = model.operations;
  expect(operation?.body?.field).toMatchObject({
    fields: [{ name: "name" }, { kind: "list", item: { kind: "json", shape: "Tree" } }],
  });
  if (operation === undefined) throw new Error("no operation");
  expect(takeChunk(model, operationChunk(operation))?.shapes).toMatchObject({
    Tree: { kind: "group", fields: [{ name: "name" }, { name: "children" }] },
  });
});
