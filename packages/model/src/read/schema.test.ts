import { expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { readSchema } from "./schema.ts";

const schemas = {
  Pet: { type: "object", required: ["id"], properties: { id: { type: "integer" } } },
  Cat: { properties: { kind: { const: "cat" }, lives: { type: "integer" } } },
  Dog: { properties: { kind: { const: "dog" }, barks: { type: "boolean" } } },
  Size: { type: "string", enum: ["s", "m"] },
};

async function read(node: unknown) {
  const text = JSON.stringify({ openapi: "3.1.0", components: { schemas } });
  const { document } = await readDocument(text, {});
  if (document === undefined) throw new Error("not read");
  const schema = readSchema(document, node);
  return { schema, document };
}

const pet = { $ref: "#/components/schemas/Pet" };

test("a reference gives its name and its target", async () => {
  const { schema } = await read(pet);
  expect(schema.names).toEqual(["Pet"]);
  expect(schema.pointer).toBe("/components/schemas/Pet");
  expect([...schema.properties.keys()]).toEqual(["id"]);
  expect([...schema.required]).toEqual(["id"]);
});

test("allOf is merged, sibling keywords win", async () => {
  const { schema } = await read({
    allOf: [pet, { required: ["name"], properties: { name: { type: "string" } } }],
    description: "mine",
  });
  expect([...schema.properties.keys()]).toEqual(["id", "name"]);
  expect([...schema.required]).toEqual(["id", "name"]);
  expect(schema.keywords["description"]).toBe("mine");
});

test.each([
  [{ type: ["string", "null"] }],
  [{ type: "string", nullable: true }],
  [{ type: "string", "x-nullable": true }],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }],
  [{ oneOf: [{ const: null }, { type: "string" }] }],
  [{ oneOf: [{ enum: [null] }, { type: "string" }] }],
])("%j is text that may be null", async (node) => {
  const { schema } = await read(node);
  expect(schema).toMatchObject({ types: ["string"], isNullable: true });
});

test("object alternatives become one object with all properties as optional", async () => {
  const { schema, document } = await read({
    oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }],
  });
  expect([...schema.properties.keys()]).toEqual(["kind", "lives", "barks"]);
  expect(schema.required.size).toBe(0);
  expect(readSchema(document, schema.properties.get("kind")).choices).toEqual(["cat", "dog"]);
});

test("enum alternatives are one enum", async () => {
  const { schema } = await read({
    anyOf: [{ $ref: "#/components/schemas/Size" }, { enum: ["l"] }],
  });
  expect(schema.choices).toEqual(["s", "m", "l"]);
});

test("an empty text next to an object is not an alternative", async () => {
  const city = { type: "object", properties: { city: {} } };
  const { schema } = await read({ anyOf: [city, { type: "string", enum: [""] }] });
  expect(schema.types).toEqual(["object"]);
  expect([...schema.properties.keys()]).toEqual(["city"]);
});

test("an empty choice among others stays a choice", async () => {
  const { schema } = await read({ oneOf: [{ enum: ["a", "b"] }, { enum: [""] }] });
  expect(schema.choices).toEqual(["a", "b", ""]);
});

test("a value or the record that it names stays a variant", async () => {
  const { schema } = await read({ anyOf: [{ type: "string" }, pet] });
  expect(schema.types).toEqual(["string", "object"]);
  expect(schema.variants).toHaveLength(2);
});

test.each([
  [{ properties: { a: {} } }, ["object"]],
  [{ additionalProperties: { type: "string" } }, ["object"]],
  [{ items: {} }, ["array"]],
  [{ enum: [1, "a"] }, ["number", "string"]],
  [{ minimum: 1 }, ["number"]],
  [{ format: "date" }, ["string"]],
  [{}, []],
  [true, []],
  ["nonsense", []],
  [{ type: 7, properties: [], required: "id", allOf: {}, oneOf: 3, enum: "x" }, []],
])("%j without a type is %j", async (node, types) => {
  expect((await read(node)).schema.types).toEqual(types);
});

test("deeply nested alternatives are read fast", async () => {
  let node: object = { type: "string" };
  for (let level = 0; level < 2_000; level += 1)
    node = { oneOf: [node, { type: "integer" }, node] };
  expect((await read(node)).schema.types).toContain("integer");
});

const one = { $ref: "#/components/schemas/Cat" };

test.each<readonly [object, string, object]>([
  [{ allOf: [{ type: "number" }, { type: "integer" }] }, "types", ["integer"]],
  [{ allOf: [{ type: "integer" }, { type: "number" }] }, "types", ["integer"]],
  [{ allOf: [{ type: ["string", "integer"] }, { type: "string" }] }, "types", ["string"]],
  [{ allOf: [{ type: "string" }, { type: "integer" }] }, "types", ["integer"]],
  [{ allOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] }, "choices", ["b"]],
  [{ allOf: [{ enum: ["a"] }, { enum: ["c"] }] }, "choices", ["c"]],
  [{ items: false, prefixItems: [{ type: "string" }] }, "types", ["array"]],
  [{ patternProperties: { "^x-": { type: "string" } } }, "types", ["object"]],
  [{ unevaluatedProperties: { type: "string" } }, "additional", { type: "string" }],
])("%j has the %s %j", async (node, key, want) => {
  const { schema } = await read(node);
  expect(schema[key as "types"]).toEqual(want);
});

test("a property of several parts has the keywords of all", async () => {
  const { schema, document } = await read({
    allOf: [
      { properties: { a: { type: "string", description: "first" } } },
      { properties: { a: { enum: ["x"] } } },
      { properties: { a: {} } },
    ],
  });
  const a = readSchema(document, schema.properties.get("a"));
  expect(a).toMatchObject({ types: ["string"], choices: ["x"] });
  expect(a.keywords["description"]).toBe("first");
});

test("the later declaration of a property gives the first name", async () => {
  const { schema, document } = await read({
    allOf: [{ properties: { a: pet } }, { properties: { a: one } }],
  });
  expect(readSchema(document, schema.properties.get("a")).names).toEqual(["Cat", "Pet"]);
});

test("conditional properties are optional", async () => {
  const { schema } = await read({
    type: "object",
    if: { properties: { a: {} } },
    // eslint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { properties: { b: {} }, required: ["b"] },
    else: { properties: { c: {} } },
    dependentSchemas: { a: { properties: { d: {} } } },
  });
  expect([...schema.properties.keys()]).toEqual(["b", "c", "d"]);
  expect(schema.required.size).toBe(0);
});

test("constants with titles are choices with labels", async () => {
  const { schema } = await read({
    oneOf: [
      { const: 1, title: "Low" },
      { const: 2, title: "High" },
    ],
  });
  expect([...schema.choiceTitles]).toEqual([
    [1, "Low"],
    [2, "High"],
  ]);
});

test("items without the type of an array are alternatives", async () => {
  const { schema } = await read({
    items: [{ type: "object", properties: { a: {} } }, { properties: { b: {} } }],
  });
  expect(schema.types).toEqual(["object"]);
  expect([...schema.properties.keys()]).toEqual(["a", "b"]);
});
